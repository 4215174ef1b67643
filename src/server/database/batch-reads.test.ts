import { describe, expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

/** Reads that the test answers itself. */
function openReads() {
  const asked: {
    keys: readonly string[]
    answer: (values: Record<string, number>) => void
    fail: () => void
  }[] = []
  const read = batchReads<number>(
    keys =>
      new Promise((resolve, reject) => {
        asked.push({
          keys,
          answer: values => resolve(new Map(Object.entries(values))),
          fail: () => reject(new Error('no database')),
        })
      }),
  )
  return { read, asked }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

describe('reads in batches', () => {
  test('callers during a read share the next one, each key once', async () => {
    const { read, asked } = openReads()
    const first = read('a')
    await turn()
    const others = [read('a'), read('b'), read('b'), read('c')]
    await turn()
    expect(asked.map(({ keys }) => keys)).toEqual([['a']])
    asked[0]?.answer({ a: 1 })
    expect(await first).toBe(1)
    await turn()
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'c']])
    asked[1]?.answer({ a: 2, b: 3 })
    expect(await Promise.all(others)).toEqual([2, 3, 3, undefined])
  })

  test('a failure reaches the callers that waited for it, and the next read is answered', async () => {
    const { read, asked } = openReads()
    const failing = read('a')
    await turn()
    const next = read('b')
    asked[0]?.fail()
    await expect(failing).rejects.toThrow('no database')
    await turn()
    asked[1]?.answer({ b: 1 })
    expect(await next).toBe(1)
  })

  test('a read that is not answered does not hold up the next one', async () => {
    const { read, asked } = openReads()
    void read('a')
    await turn()
    const next = read('b')
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.answer({ b: 1 })
    expect(await next).toBe(1)
  })
})
