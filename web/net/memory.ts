/** What this browser has kept under that key; empty when there is nothing, or when it remembers nothing. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps it, or forgets it when it is empty. A browser that remembers nothing is asked again; nothing else is lost. */
export function keep(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to be done.
  }
}
