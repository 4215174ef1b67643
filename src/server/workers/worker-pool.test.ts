import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WorkerPool } from './index.ts'

type Job = { act: 'pid' | 'env' | 'fail' | 'heap' | 'buffers' | 'spin' | 'exit' | 'abort' | 'signals' }

const folder = mkdtempSync(join(tmpdir(), 'workers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const INDEX = new URL('./index.ts', import.meta.url)
const WORKER = join(folder, 'worker.ts')
writeFileSync(
  WORKER,
  `import { answerJobs } from ${JSON.stringify(INDEX.href)}
  const acts = {
    pid: () => process.pid,
    env: () => Object.keys(process.env).filter(name => !name.startsWith('NODE_CHANNEL')),
    fail: () => { throw new Error('no such thing') },
    heap: () => { const kept = []; for (;;) kept.push({ kept: kept.length }) },
    buffers: () => { const kept = []; for (;;) kept.push(Buffer.alloc(1024 * 1024, 1)) },
    spin: () => { for (;;); },
    exit: () => process.exit(3),
    abort: () => process.abort(),
    signals: () => { for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(process.pid, signal) },
  }
  answerJobs(async ({ act }) => acts[act]())`,
)
const url = pathToFileURL(WORKER)

const LIMITS = { cpuSeconds: 60, wallSeconds: 60, heapMb: 64, totalMemoryMb: 400 }

let pool: WorkerPool<Job, unknown>
afterEach(() => pool.close())
const open = (changes = {}) =>
  new WorkerPool<Job, unknown>({
    url,
    workers: 1,
    ...LIMITS,
    ...changes,
  })

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const gone = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000 })

test('a worker is kept for the next job, runs at low priority and inherits no environment', async () => {
  pool = open()
  const pid = Number(await pool.run({ act: 'pid' }))
  expect(pid).not.toBe(process.pid)
  expect(await pool.run({ act: 'pid' })).toBe(pid)
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
  expect(await pool.run({ act: 'env' })).toEqual([])
})

test('an error in a job goes to the caller, and the worker continues', async () => {
  pool = open()
  const pid = await pool.run({ act: 'pid' })
  await expect(pool.run({ act: 'fail' })).rejects.toThrow('no such thing')
  expect(await pool.run({ act: 'pid' })).toBe(pid)
})

test.each([
  ['its heap', 'heap', { problem: 'too_large' }],
  ['memory outside of its heap', 'buffers', { problem: 'too_large' }],
  ['an abort', 'abort', { problem: 'too_large' }],
  ['an exit', 'exit', { message: expect.stringContaining('code 3') }],
] as const)('a worker that dies by %s is replaced, and the shop survives', async (_, act, problem) => {
  pool = open()
  const pid = Number(await pool.run({ act: 'pid' }))
  await expect(pool.run({ act })).rejects.toMatchObject(problem)
  await gone(pid)
  expect(await pool.run({ act: 'pid' })).not.toBe(pid)
})

test.each([
  ['CPU time', { cpuSeconds: 0.2 }],
  ['time', { wallSeconds: 0.2 }],
])('a job that uses too much %s ends with its process', async (_, limits) => {
  pool = open(limits)
  await expect(pool.run({ act: 'spin' })).rejects.toMatchObject({ problem: 'too_slow' })
})

test('a worker that died while idle is replaced', async () => {
  pool = open()
  const pid = Number(await pool.run({ act: 'pid' }))
  process.kill(pid, 'SIGKILL')
  await gone(pid)
  await vi.waitFor(async () => expect(await pool.run({ act: 'pid' })).not.toBe(pid), { timeout: 60_000 })
})

test('a worker finishes its job when the shop is told to stop', async () => {
  pool = open()
  const pid = await pool.run({ act: 'pid' })
  await pool.run({ act: 'signals' })
  expect(await pool.run({ act: 'pid' })).toBe(pid)
})

test('a starting worker is not ended by a signal to the whole process group', async () => {
  pool = open()
  const first = `process.on('SIGTERM', () => {}); setImmediate(() => process.kill(0, 'SIGTERM'))`
  const flags = ['--input-type=module', '-e', program('await pool.close()', first)]
  const parent = spawn(process.execPath, flags, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  expect(await once(parent, 'exit')).toEqual([0, null])
})

test('a worker that is idle for long is ended', async () => {
  pool = open({ idleSeconds: 0.05 })
  await gone(Number(await pool.run({ act: 'pid' })))
})

const program = (then: string, first = '') => `
  const { WorkerPool } = await import(${JSON.stringify(INDEX.href)})
  const pool = new WorkerPool({ url: new URL(${JSON.stringify(url.href)}), workers: 1, ...${JSON.stringify(LIMITS)} })
  ${first}
  console.log(await pool.run({ act: 'pid' }))
  ${then}`

test('an idle worker does not keep a program alive, and ends with it', async () => {
  pool = open()
  const flags = ['--input-type=module', '-e', program('')]
  const { stdout } = await promisify(execFile)(process.execPath, flags, { timeout: 60_000 })
  await gone(Number(stdout))
})

test.each([
  ['idle', 'setInterval(() => {}, 1000)'],
  ['stuck in a job', `await pool.run({ act: 'spin' })`],
])('a worker that is %s does not outlive a killed program', async (_, then) => {
  pool = open()
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program(then)])
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await gone(pid)
})
