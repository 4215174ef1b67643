import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { likelySlips, nearKeys, numberKeys } from '../../../domain/part-number.ts'
import { listPartsOneSlipAway } from './match.queries.ts'
import { matchNumbers } from './match-numbers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the database generates the same typing errors as the rule, in the same order', async () => {
  const { db } = shop.connection
  const typed = 'QX1O5SBT'
  const all = nearKeys(typed)
  const picked = [...likelySlips(typed), ...all.filter((_, i) => i % 37 === 0)]
  const stocked = [...new Set(picked)]
  await stockParts(
    db,
    stocked.map(partNumber => ({ partNumber })),
  )
  const keysOf = async (isThorough: boolean) => {
    const hits = await listPartsOneSlipAway(db, [typed, 'ABC', 'X'.repeat(60)], isThorough)
    return [...new Set(hits.map(hit => hit.search_key))]
  }
  const inOrder = all.filter(key => stocked.includes(key))
  expect((await keysOf(true)).toSorted()).toEqual(inOrder.toSorted())
  expect((await keysOf(true))[0]).toBe(inOrder[0])
  expect(await keysOf(false)).toEqual(likelySlips(typed).filter(key => stocked.includes(key)))
})

test('ten thousand unknown numbers do not block the main thread', async () => {
  const asked = Array.from({ length: LIMITS.bomLines }, (_, i) =>
    [`ZZQ${i}A`, `ZZQ${i}B1`, `ZZQ${i}C2`].map(numberKeys),
  )
  const before = process.threadCpuUsage()
  const matches = await matchNumbers(shop.connection.db, asked)
  expect(matches.every(({ kind }) => kind === 'none')).toBe(true)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000)
})
