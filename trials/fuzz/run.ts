import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { databaseOf } from '../../bench/buying.ts'
import { startServer } from '../../bench/measure.ts'
import { memoryOf, type ProcessMemory } from '../../bench/memory.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { connect } from '../../src/server/database/connection.ts'
import { runShop } from '../../tests/harness/running-shop.ts'
import { meetPeople } from '../people.ts'
import { fact, none, printTable, type TrialRow } from '../table.ts'
import { type FuzzReport, fuzz } from './fuzz.ts'

/**
 * `npm run fuzz [COUNT [SEED]]`: random requests to the whole shop, which runs in two processes on one database.
 * Ctrl-C ends it with the table of the requests sent so far.
 */
process.chdir(resolve(import.meta.dirname, '../..'))
const [count = 1_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const CLIENTS = 8
const SAMPLES = 20
const MOST_GROWTH_MB = 20

await buildIfNeeded()
const folder = mkdtempSync(join(tmpdir(), 'chipfront-fuzz-'))
const sink = await startServer(['bench/smtp-sink.ts'])
const environment = {
  DATA_DIR: folder,
  DATABASE_URL: '',
  PUBLIC_URL: 'http://localhost:3000',
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  SMTP_URL: sink.url.replace('http:', 'smtp:'),
  LOG_LEVEL: 'error',
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: '--max-semi-space-size=16 --expose-gc --import ./bench/memory-probe.ts',
}
const first = await runShop('dist/server/main.js', environment)
const databaseUrl = await databaseOf(environment)
const second = await runShop('dist/server/main.js', { ...environment, DATABASE_URL: databaseUrl })
const shops = [second, first]
const { pool, close } = await connect(databaseUrl, 2)
/** For each process. */
const memory: ProcessMemory[][] = shops.map(() => [])
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
let turn = 0
process.stdout.write(`${count} requests, seed ${seed}\n`)
try {
  const report = await fuzz({
    origins: [first.url, second.url],
    seed,
    count,
    clients: CLIENTS,
    signal: stopping.signal,
    meet: () => meetPeople(pool, first.url, turn++),
    onFinding: ({ kind, problem, request, answer }) => {
      const errors = shops.flatMap(
        ({ output }) =>
          output()
            .match(/^.*"level":"error".*$/gm)
            ?.at(-1) ?? [],
      )
      process.stdout.write(
        `\n${problem}\n  ${request}\n  ${answer}\n  ${kind === 'status' ? errors.join('\n  ') : ''}\n`,
      )
    },
    onProgress: async (done, now) => {
      if (done % Math.ceil(count / SAMPLES) !== 0) return
      for (const [i, { process, output }] of shops.entries())
        memory[i]?.push(await memoryOf({ process, log: output }))
      const { problems, seconds } = now
      process.stderr.write(
        `${done} requests in ${seconds.toFixed(0)} s, ${JSON.stringify(problems)}, ${JSON.stringify(memory.map(samples => samples.at(-1)))}\n`,
      )
    },
  })
  process.exitCode = printTable(rowsOf(report, memory))
} finally {
  await close()
  // The first one runs the database.
  for (const shop of shops) await shop.stop()
  await sink.stop()
  rmSync(folder, { recursive: true, force: true })
}

function rowsOf(report: FuzzReport, memory: readonly (readonly ProcessMemory[])[]): TrialRow[] {
  const { problems } = report
  const shares = [...report.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  const [growth = { earlier: 0, later: 0 }] = memory
    .map(growthOf)
    .sort((a, b) => b.later - b.earlier - (a.later - a.earlier))
  return [
    fact('requests', `${report.requests} in ${report.seconds.toFixed(0)} s, seed ${seed}`),
    fact('answers by status', shares.join(', ')),
    fact('operations that succeeded at least once', `${report.succeeded} of ${report.operations}`),
    none('answers with status 500 and more', problems.status),
    none('requests without an answer', problems['no answer']),
    none('answers outside the contract', problems['outside the contract']),
    none('answers that took more than 2 s', problems.slow),
    fact('slowest answer', `${report.slowestMs.toFixed(0)} ms (${report.slowest})`),
    {
      what: 'memory after garbage collection, of the process that grew more: last third / middle third',
      found: `${growth.later.toFixed(0)} / ${growth.earlier.toFixed(0)} MB`,
      allowed: `at most ${MOST_GROWTH_MB} MB more`,
      isGood: growth.later - growth.earlier <= MOST_GROWTH_MB,
    },
  ]
}

/** The first third warms up caches and the heap. */
function growthOf(samples: readonly ProcessMemory[]): { earlier: number; later: number } {
  const warm = samples.slice(Math.floor(samples.length / 3))
  const half = Math.floor(warm.length / 2)
  const mean = (part: readonly ProcessMemory[]) =>
    part.reduce((sum, { heap, external }) => sum + heap + external, 0) / Math.max(part.length, 1)
  return { earlier: mean(warm.slice(0, half)), later: mean(warm.slice(half)) }
}
