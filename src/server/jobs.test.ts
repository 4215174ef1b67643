import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './jobs.ts'
import { setLogLevel } from './log.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setLogLevel('error')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a job continues after a failure, never runs twice at once, and not after it was stopped', async () => {
  let runs = 0
  let finish = () => {}
  const stop = every(10, 'sweeping', async () => {
    runs++
    if (runs === 1) throw new Error('the database is away')
    await new Promise<void>(resolve => {
      finish = resolve
    })
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBe(2)
  finish()
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(60_000)
  await stopped
  expect(runs).toBe(2)
})
