import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('a missed change is picked up after five minutes', async () => {
  let value = 'old'
  const get = remember({ onChange: () => {} }, async () => value)
  expect(await get('a')).toBe('old')
  value = 'new'
  minutes(4)
  expect(await get('a')).toBe('old')
  minutes(2)
  expect(await get('a')).toBe('new')
})

test('while the database is away the old value is served, and reloaded when it is back', async () => {
  const load = vi.fn(async () => 'old')
  const get = remember({ onChange: () => {} }, load)
  await get('a')
  minutes(6)
  load.mockRejectedValue(away())
  expect(await get('a')).toBe('old')
  expect(await get('a')).toBe('old')
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('new')
  minutes(1)
  expect(await get('a')).toBe('new')
})

test('a bug is not hidden by an old value', async () => {
  const load = vi.fn(async () => 'old')
  const get = remember({ onChange: () => {} }, load)
  await get('a')
  minutes(6)
  load.mockRejectedValue(new Error('no such column'))
  await expect(get('a')).rejects.toThrow('no such column')
})
