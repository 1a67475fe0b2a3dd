import { say } from '../text/rarely.ts'
import { Link } from './link.tsx'

/** The link to this table: for players and spectators alike. */
export const Invite = ({ code, game }: { readonly code: string; readonly game: string }) => (
  <section class="card invite">
    <h2>{say('invite')}</h2>
    <p class="soft">{say('inviteLong')}</p>
    <Link
      name={say('link')}
      link={`${location.origin}/t/${code}`}
      share={{ title: game, text: say('shareText', game) }}
    />
  </section>
)
