/// <reference types="vite/client" />

/** The build this page belongs to (P11), put in while building. */
declare const __BUILD__: string

declare module '*.md' {
  const html: string
  export default html
}
