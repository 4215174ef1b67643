import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { percentFor } from './broad-search.queries.ts'
import { candidates, type Sample, TRUE } from './candidates.queries.ts'
import { loadDirectory } from './directory.ts'
import { searchSource } from './search-source.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function idsOf(keyword: string, sample: Sample): Promise<number[]> {
  const { db } = shop.connection
  const source = await searchSource({ db, directory: await loadDirectory(db), lang: 'en' }, keyword)
  const sorting = { sort: 'relevance', quantity: undefined } as const
  const { rows } = await db.execute<{ id: number }>(candidates(source, TRUE, sorting, sample))
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

describe.each(['resistor', '0402', 'yageo', 'chip resistor', 'yageo 0402', 'smd'])('%s', keyword => {
  test.each<Sample>([{ inside: 100, words: 100 }, { words: 100 }, { isMisjudged: true }])(
    'finds the same parts with %j',
    async sample => {
      const found = await idsOf(keyword, sample)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(await idsOf(keyword, {}))
    },
  )
})

test.each([
  [467_000, 1_000_000, 3.75],
  [1_100_000, 10_000_000, 1.59],
  [180_000, 1_000_000, undefined],
  [100_000, 100_000, undefined],
  [0, 1_000_000, undefined],
])('%d matches among %d parts are found in %d percent of them', (matches, all, percent) => {
  const share = percentFor(matches, all)
  if (percent === undefined) expect(share).toBeUndefined()
  else expect(share).toBeCloseTo(percent, 1)
})
