/** The name of the build this page belongs to. */
export const build = __BUILD__

/** P11: loads the page anew, once per build; false when that was tried before and did not help. */
export function reloadOnce(): boolean {
  const key = `reloaded ${build}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without a memory there is no guard, and so no reload.
    return false
  }
  location.reload()
  return true
}

/** A part of the page that is gone from the server belongs to an older build than the server's. */
export function watchForOldParts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce()) event.preventDefault()
  })
}
