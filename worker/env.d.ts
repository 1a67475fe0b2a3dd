/** The build this code belongs to (P11), put in while building. */
declare const __BUILD__: string

declare namespace Cloudflare {
  // biome-ignore lint/style/useConsistentTypeDefinitions: as below
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: the runtime's types are extended, which only an interface can
  interface Env {
    ROOM: DurableObjectNamespace<import('./room.ts').Room>
    LOBBY: DurableObjectNamespace<import('./lobby.ts').Lobby>
    CREATE: RateLimit
    BOT_PAUSE: string
    MESSAGE_RATE: string
    KEEP_OVER_DAYS: string
    KEEP_IDLE_DAYS: string
    /** Secrets, made by `npm run vapid`; without them nobody is called. */
    VAPID_SUBJECT?: string
    VAPID_PUBLIC?: string
    VAPID_PRIVATE?: string
  }
}
interface Env extends Cloudflare.Env {}
