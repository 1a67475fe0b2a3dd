import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium for the tests in a browser; undefined when there is none. CHROMIUM names another one. */
export const chromium = (): string | undefined => places.find((path) => path !== undefined && existsSync(path))

/** Debian's package, where this may be installed without asking. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  console.log('Installing chromium for the tests in a browser')
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

// `node tools/chromium.ts` before the tests: they must never be left out in silence.
if (import.meta.main) {
  if (!chromium()) install()
  if (!chromium()) {
    console.error('The tests need Chromium: run "sudo apt-get install chromium", or set CHROMIUM to its path.')
    process.exit(1)
  }
}
