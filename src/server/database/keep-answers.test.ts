import { beforeEach, expect, test, vi } from 'vitest'
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

test.each([0, 1])('a change of the catalog or of the stock drops everything', async which => {
  const answers = keep()
  await answers('a', async () => 'old')
  listeners[which]?.()
  expect(await answers('a', async () => 'new')).toBe('new')
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
  for (const key of ['a', 'b', 'c']) await answers(key, async () => key)
  expect(await answers('c', async () => 'again')).toBe('c')
  expect(await answers('a', async () => 'again')).toBe('again')
})
