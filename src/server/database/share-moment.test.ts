import { expect, test } from 'vitest'
import type { Database } from './connection.ts'
import { shareMoment } from './share-moment.ts'

const laterMoment = () => new Promise<void>(resolve => setImmediate(resolve))
const [primary, replica] = [{}, {}] as [Database, Database]

test('calls of one moment share a read, later ones and those of other databases do not', async () => {
  const reads: [Database, number][] = []
  const find = shareMoment(async (db: Database, id: number) => {
    reads.push([db, id])
    await laterMoment()
    return reads.length
  })
  const first = find(primary, 1)
  await Promise.resolve()
  expect(find(primary, 1)).toBe(first)
  expect(find(primary, 2)).not.toBe(first)
  expect(find(replica, 1)).not.toBe(first)
  await laterMoment()
  expect(find(primary, 1)).not.toBe(first)
  expect(reads).toEqual([
    [primary, 1],
    [primary, 2],
    [replica, 1],
    [primary, 1],
  ])
})
