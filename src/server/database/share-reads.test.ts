import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** Each read answers with its number, when it is told to. */
function countedReads() {
  const ends: (() => void)[] = []
  const read = () =>
    new Promise<number>(resolve => {
      const number = ends.length + 1
      ends.push(() => resolve(number))
    })
  return { ends, read }
}

test('callers of one moment cause two reads, and none gets one that began before it asked', async () => {
  const share = shareReads<number>()
  const { ends, read } = countedReads()
  const first = share('orders', read)
  const others = [share('orders', read), share('orders', read), share('orders', read)]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  const late = share('orders', read)
  ends[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await late).toBe(3)
})

test('a different key is read at once', () => {
  const share = shareReads<number>()
  const { ends, read } = countedReads()
  void share('orders', read)
  void share('inbox', read)
  expect(ends).toHaveLength(2)
})

test('a failed read fails for its callers only', async () => {
  const share = shareReads<number>()
  const first = share('orders', () => Promise.reject(new Error('no connection')))
  const second = share('orders', () => Promise.resolve(2))
  await expect(first).rejects.toThrow('no connection')
  expect(await second).toBe(2)
  expect(await share('orders', () => Promise.resolve(3))).toBe(3)
})
