import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PACKAGE = 'chromium-headless-shell'

const SYSTEM = [
  // Only what tests need: a visit takes a quarter less.
  `/usr/bin/${PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

// No lookups, requests or reports in the background.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tabs of one shop share a process, so that the next one starts at once.
  '--process-per-site',
]

// Loading them takes a third of a visit.
const WITHOUT_LOOKS = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts']

/**
 * The system's Chromium, or the one from npm: tests need no installation.
 *
 * @param hasLooks Whether it loads pictures and fonts.
 */
export async function launchBrowser(hasLooks = true): Promise<Browser> {
  const args = hasLooks ? QUIET : [...QUIET, ...WITHOUT_LOOKS]
  const found = [process.env.CHROMIUM, ...SYSTEM].find(path => path && existsSync(path)) ?? installed()
  if (found) return chromium.launch({ executablePath: found, args })
  const packed = (await import('@sparticuz/chromium')).default
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...packed.args, ...args] })
}

/** The Chromium from npm is for x64 only. Elsewhere root may install Debian's; others get instructions. */
function installed(): string | undefined {
  if (process.arch === 'x64') return undefined
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', PACKAGE], { stdio: 'ignore' })
  } catch {
    throw new Error(
      `No Chromium for ${process.arch}: install the package ${PACKAGE}, or set CHROMIUM to its path`,
    )
  }
  return `/usr/bin/${PACKAGE}`
}
