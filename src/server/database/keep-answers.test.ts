import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswers } from './keep-answers.ts'

let listeners: (() => void)[]
let isUp: boolean
const change = () => {
  for (const listener of listeners) listener()
}
const keep = (most = 10) =>
  keepAnswers<string>(
    {
      onChange: listener => listeners.push(listener),
      onStock: listener => listeners.push(() => listener(new Set([1]))),
      isUp: () => isUp,
    },
    most,
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  listeners = []
  isUp = true
})

test('the same request is read once, another one by itself', async () => {
  const answers = keep()
  const read = vi.fn(async () => 'lm358')
  expect(await Promise.all([answers('a', read), answers('a', read)])).toEqual(['lm358', 'lm358'])
  expect(await answers('a', read)).toBe('lm358')
  expect(read).toHaveBeenCalledTimes(1)
  await answers('b', read)
  expect(read).toHaveBeenCalledTimes(2)
})

afterEach(() => {
  vi.useRealTimers()
})

// Data in memory follows a change later: an answer read meanwhile must not be kept as the new one.
test.each([
  ['the catalog', 0, 60_000],
  ['the stock', 1, 5_000],
] as const)('a change of %s drops everything, and then nothing is kept for a while', async (_, which, ms) => {
  const answers = keep()
  await answers('a', async () => 'old')
  listeners[which]?.()
  vi.advanceTimersByTime(ms - 1)
  expect(await answers('a', async () => 'following')).toBe('following')
  expect(await answers('a', async () => 'new')).toBe('new')
  vi.advanceTimersByTime(1)
  expect(await answers('a', async () => 'kept')).toBe('kept')
  expect(await answers('a', async () => 'not read')).toBe('kept')
})

test('a degraded answer is not kept', async () => {
  const answers = keep()
  const degraded = async (drop: () => void) => {
    await Promise.resolve()
    drop()
    return 'words only'
  }
  expect(await answers('a', degraded)).toBe('words only')
  expect(await answers('a', async () => 'whole')).toBe('whole')
})

test('an answer that was being read during a change is not kept', async () => {
  const answers = keep()
  let finish = (_: string) => {}
  const slow = answers('a', () => new Promise<string>(resolve => (finish = resolve)))
  change()
  finish('old')
  expect(await slow).toBe('old')
  expect(await answers('a', async () => 'new')).toBe('new')
})

test('a failure is not kept, nor anything while changes are missed', async () => {
  const answers = keep()
  await expect(answers('a', () => Promise.reject(new Error('database away')))).rejects.toThrow('away')
  expect(await answers('a', async () => 'back')).toBe('back')
  isUp = false
  expect(await answers('a', async () => 'read')).toBe('read')
})

test('the answers asked for last stay', async () => {
  const answers = keep(2)
  for (const key of ['a', 'b', 'a', 'c']) await answers(key, async () => key)
  expect(await answers('a', async () => 'again')).toBe('a')
  expect(await answers('c', async () => 'again')).toBe('c')
  expect(await answers('b', async () => 'again')).toBe('again')
})
