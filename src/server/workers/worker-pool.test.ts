import { afterEach, expect, test } from 'vitest'
import { WorkerPool } from './worker-pool.ts'

/** Answers with the number after so many milliseconds; fails at a negative one. */
const SLEEPER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ms => {
    const answer = ms < 0 ? { failed: 'no time' } : { result: ms }
    setTimeout(() => parentPort.postMessage(answer), Math.max(ms, 0))
  })`

const url = new URL(`data:text/javascript,${encodeURIComponent(SLEEPER)}`)
const open = (changes: { longestLine?: number; waitSeconds?: number }) =>
  new WorkerPool<number, number>({ url, workers: 1, seconds: 20, memoryMb: 64, longestLine: 5, ...changes })

let pool: WorkerPool<number, number>
afterEach(() => pool.close())

test('who waits too long in line is told to come again, and who is served is not', async () => {
  pool = open({ waitSeconds: 0.1 })
  const served = pool.run(400)
  await expect(pool.run(0)).rejects.toMatchObject({ problem: 'busy' })
  expect(await served).toBe(400)
  expect(await pool.run(1)).toBe(1)
})

test('the line is as long as it may be', async () => {
  pool = open({ longestLine: 1 })
  const taken = [pool.run(1), pool.run(2)]
  await expect(pool.run(3)).rejects.toMatchObject({ problem: 'busy' })
  expect(await Promise.all(taken)).toEqual([1, 2])
})

test('what a worker fails at is told to who asked, and the next is served', async () => {
  pool = open({})
  await expect(pool.run(-1)).rejects.toThrow('no time')
  expect(await pool.run(1)).toBe(1)
})
