import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteUsable, untilUsable } from './until-usable.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a code with a waiting time is sent when it has passed', async () => {
  noteUsable('code', 20)
  let isSent = false
  const sending = untilUsable('code').then(() => {
    isSent = true
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(isSent).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await sending
  expect(isSent).toBe(true)
})

test.each(['typed long enough', 'no-such-code', undefined])('%s is sent at once', async code => {
  noteUsable('typed long enough', 5)
  vi.advanceTimersByTime(5_000)
  await untilUsable(code)
})
