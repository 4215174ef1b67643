import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { percentFor, sampleFor } from './broad-search.queries.ts'
import { candidates, type Sample, TRUE } from './candidates.queries.ts'
import { parts } from './catalogue.tables.ts'
import { loadDirectory } from './directory.ts'
import { countMatches, hasPartWithAll } from './relax.queries.ts'
import { searchSource } from './search-source.ts'
import { anyMeaning } from './words.queries.ts'

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

describe('in a shop that counts as large', () => {
  const sourceOf = async (keyword: string, large: number) => {
    const { db } = shop.connection
    return searchSource({ db, directory: await loadDirectory(db), lang: 'en' }, keyword, { large })
  }
  const sorting = { sort: 'relevance', quantity: undefined } as const
  const FEW = 3

  test('more matches than are counted come from a sample', async () => {
    const { db, pool } = shop.connection
    await pool.query('analyze parts')
    const { words } = await sampleFor(db, await sourceOf('resistor', 100), TRUE, sorting, FEW)
    expect(words).toBeGreaterThan(0)
    expect(words).toBeLessThan(100)
  })

  test('a sample has some of the matches, the same each time', async () => {
    const all = await idsOf('resistor', {})
    const found = await idsOf('resistor', { words: 30 })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(all.length)
    expect(all).toEqual(expect.arrayContaining(found))
    expect(await idsOf('resistor', { words: 30 })).toEqual(found)
  })

  test.each([
    ['resistor', 100_000_000],
    ['STM32F103', 100],
  ])('"%s" is not sampled where more than %d parts are many', async (keyword, large) => {
    const source = await sourceOf(keyword, large)
    expect(await sampleFor(shop.connection.db, source, TRUE, sorting, FEW)).toEqual({})
  })
})

test.each([
  [467_000, 1_000_000, 7.5],
  [1_100_000, 10_000_000, 3.18],
  [180_000, 1_000_000, undefined],
  [100_000, 100_000, undefined],
  [0, 1_000_000, undefined],
])('%d matches among %d parts are found in %d percent of them', (matches, all, percent) => {
  const share = percentFor(matches, all)
  if (percent === undefined) expect(share).toBeUndefined()
  else expect(share).toBeCloseTo(percent, 1)
})

const wordsOf = async (keyword: string) => {
  const { db } = shop.connection
  return (await searchSource({ db, directory: await loadDirectory(db), lang: 'en' }, keyword)).words
}

describe('very common words', () => {
  /** Samples that the test makes up, with the expected values. */
  const madeUp = (...samples: { isFound: boolean; counts: number[] }[]) => {
    const percents: number[] = []
    const sample = async (_: unknown, __: unknown, percent: number) => {
      percents.push(percent)
      return samples[percents.length - 1] ?? { isFound: false, counts: [] }
    }
    return { percents, sample }
  }
  const MANY = 10_000_000

  test('that no part of a small sample has together are looked for in a larger one, and not by the index', async () => {
    const words = await wordsOf('resistor 0603')
    const [few, some] = [
      { isFound: false, counts: [101, 2_000] },
      { isFound: true, counts: [2_000, 40_000] },
    ]
    for (const larger of [some, few]) {
      const { percents, sample } = madeUp(few, larger)
      expect(await hasPartWithAll(shop.connection.db, words, MANY, sample)).toBe(larger.isFound)
      expect(percents).toEqual([0.05, 1])
    }
  })

  test('beside a rarer one are looked up in the index', async () => {
    const { percents, sample } = madeUp({ isFound: false, counts: [100, 2_000] })
    expect(await hasPartWithAll(shop.connection.db, await wordsOf('resistor 0603'), MANY, sample)).toBe(true)
    expect(percents).toEqual([0.05])
  })

  test('are not counted', async () => {
    const { sample } = madeUp({ isFound: false, counts: [20, 19] })
    const words = await wordsOf('varistor nosuchword')
    expect(await countMatches(shop.connection.db, words, MANY, sample)).toEqual([1_000, 0])
  })
})

describe.each([3_000, 10_000_000])('words together, in a shop that counts as one with %d parts', allParts => {
  test.each([
    ['resistor 0603', true],
    ['yageo resistor', true],
    ['resistor capacitor', false],
    ['murata yageo', false],
  ])('%s: %s', async (keyword, isFound) => {
    expect(await hasPartWithAll(shop.connection.db, await wordsOf(keyword), allParts)).toBe(isFound)
  })

  test('each is counted, up to a limit', async () => {
    const words = await wordsOf('resistor varistor nosuchword')
    const { db } = shop.connection
    const counts = await Promise.all(words.map(word => db.$count(parts, anyMeaning(word, ''))))
    expect(counts).toEqual([expect.any(Number), expect.any(Number), 0])
    expect(counts[1]).toBeGreaterThan(0)
    expect(await countMatches(db, words, allParts)).toEqual(counts.map(count => Math.min(count, 1_000)))
  })
})
