import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
  }
}

const PACKAGE = 'chromium-headless-shell'

const SYSTEM = [
  // Only the binary that tests need: a visit takes a quarter less.
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

/** Finds the browser before the workers start, because they would unpack it at the same time. */
export default async function setup(project: TestProject) {
  project.provide('browserPath', await findBrowser())
}

/** @param hasLooks Whether it loads pictures and fonts. */
export async function launchBrowser(hasLooks = true): Promise<Browser> {
  const args = hasLooks ? QUIET : [...QUIET, ...WITHOUT_LOOKS]
  return chromium.launch({ executablePath: inject('browserPath'), args })
}

/** The Chromium from npm takes 10 to 17 % less CPU time for the tests than Debian's, and needs no installation. */
async function findBrowser(): Promise<string> {
  return process.env.CHROMIUM ?? (await fromNpm()) ?? SYSTEM.find(path => existsSync(path)) ?? installed()
}

/** Undefined where it does not run: it is built for Linux on x64, and needs libraries of the system. */
async function fromNpm(): Promise<string | undefined> {
  const path = resolve('node_modules/@sparticuz/chromium/bin/chromium')
  try {
    if (!existsSync(path)) await unpack(`${path}.br`, path)
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return path
  } catch {
    return undefined
  }
}

async function unpack(source: string, path: string): Promise<void> {
  const partly = `${path}.${process.pid}`
  await pipeline(
    createReadStream(source),
    createBrotliDecompress(),
    createWriteStream(partly, { mode: 0o755 }),
  )
  renameSync(partly, path)
}

/** Root may install Debian's; others get instructions. */
function installed(): string {
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', PACKAGE], { stdio: 'ignore' })
  } catch {
    throw new Error(`No Chromium runs here: install the package ${PACKAGE}, or set CHROMIUM to its path`)
  }
  return `/usr/bin/${PACKAGE}`
}
