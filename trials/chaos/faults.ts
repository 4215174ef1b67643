import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from '../../bench/measure.ts'
import type { StandIn } from '../../src/stand-ins/wallet/index.ts'
import type { MailServer } from '../../tests/harness/mail-server.ts'
import type { Random } from '../random.ts'
import type { Supervisor } from './supervisor.ts'

export type ChaosSite = {
  shop: Supervisor
  dataDir: string
  /** The data folder is a small disk of its own. */
  isSmallDisk: boolean
  mailServer: MailServer
  wallet: StandIn
  random: Random
}

type Fault = { name: string; weight: number; isKill?: boolean; strike: (site: ChaosSite) => Promise<void> }

/** One at a time; the shop has to come back by itself after each. */
export const BLOWS: readonly Fault[] = [
  { name: 'shop killed', weight: 40, isKill: true, strike: async ({ shop }) => shop.signal('SIGKILL') },
  { name: 'database killed', weight: 20, isKill: true, strike: site => signalDatabase(site, 'SIGKILL') },
  {
    name: 'database stopped at once',
    weight: 10,
    isKill: true,
    strike: site => signalDatabase(site, 'SIGQUIT'),
  },
  { name: 'one connection killed', weight: 20, isKill: true, strike: killBackend },
  { name: 'both killed', weight: 10, isKill: true, strike: killBoth },
  { name: 'database paused', weight: 8, strike: pauseDatabase },
  { name: 'disk full', weight: 6, strike: fillDisk },
  { name: 'no file descriptors', weight: 6, strike: takeDescriptors },
]

/** Meanwhile, beside the blows. */
export const TROUBLES: readonly Fault[] = [
  { name: 'mail server hung', weight: 1, strike: hangMail },
  { name: 'wallet slow', weight: 1, strike: site => troubleWallet(site, 'slow') },
  { name: 'wallet’s answers lost', weight: 1, strike: site => troubleWallet(site, 'lost') },
  { name: 'wallet down', weight: 1, strike: site => troubleWallet(site, 'down') },
  { name: 'clock jumped', weight: 1, strike: jumpClock },
]

export function pickFault(faults: readonly Fault[], { random, isSmallDisk }: ChaosSite): Fault {
  const possible = faults.filter(({ strike }) => isSmallDisk || strike !== fillDisk)
  let at = random.below(possible.reduce((sum, { weight }) => sum + weight, 0))
  for (const fault of possible) {
    at -= fault.weight
    if (at < 0) return fault
  }
  throw new Error('there is no fault')
}

/** Null while there is no database. */
function databasePid({ dataDir }: ChaosSite): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
  } catch {
    return null
  }
}

function signal(pid: number | null, name: NodeJS.Signals): void {
  try {
    if (pid !== null) process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}

async function signalDatabase(site: ChaosSite, name: NodeJS.Signals): Promise<void> {
  signal(databasePid(site), name)
}

function databaseChildren(site: ChaosSite): number[] {
  try {
    const pid = databasePid(site)
    return pid === null ? [] : childrenOf({ pid }, '').map(child => child.pid)
  } catch {
    return []
  }
}

async function killBackend(site: ChaosSite): Promise<void> {
  signal(site.random.pick(databaseChildren(site)) ?? null, 'SIGKILL')
}

async function killBoth(site: ChaosSite): Promise<void> {
  site.shop.signal('SIGKILL')
  await signalDatabase(site, 'SIGKILL')
}

async function pauseDatabase(site: ChaosSite): Promise<void> {
  const pid = databasePid(site)
  const stopped = [pid, ...databaseChildren(site)]
  for (const each of stopped) signal(each, 'SIGSTOP')
  await sleep(2_000 + site.random.below(18_000))
  for (const each of stopped) signal(each, 'SIGCONT')
}

const BLOCK = Buffer.alloc(64 * 1024)

async function fillDisk({ dataDir, random }: ChaosSite): Promise<void> {
  const ballast = join(dataDir, 'ballast')
  const file = openSync(ballast, 'w')
  const end = performance.now() + 3_000 + random.below(7_000)
  while (performance.now() < end) {
    try {
      writeSync(file, BLOCK)
    } catch {
      // Full; the shop may free some space meanwhile.
      await sleep(50)
    }
  }
  closeSync(file)
  rmSync(ballast)
}

async function takeDescriptors({ shop, random }: ChaosSite): Promise<void> {
  const { pid } = shop
  if (pid === null) return
  const open = readdirSync(`/proc/${pid}/fd`).length
  const limit = (most: number) => execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}:`])
  limit(open)
  await sleep(3_000 + random.below(5_000))
  if (shop.pid === pid) limit(1_024)
}

async function hangMail({ mailServer, random }: ChaosSite): Promise<void> {
  const release = mailServer.hold()
  await sleep(5_000 + random.below(20_000))
  release()
}

async function troubleWallet({ wallet, random }: ChaosSite, kind: 'slow' | 'lost' | 'down'): Promise<void> {
  const calls = ['create', 'capture', 'refund', 'get'] as const
  wallet.behave({ troubles: calls.map(call => ({ call, kind, times: 3, slowMs: 15_000 })) })
  await sleep(5_000 + random.below(10_000))
  wallet.behave({ troubles: [] })
}

async function jumpClock({ shop, random }: ChaosSite): Promise<void> {
  const { pid } = shop
  shop.signal('SIGUSR2')
  await sleep(5_000 + random.below(10_000))
  if (shop.pid === pid) shop.signal('SIGUSR2')
}
