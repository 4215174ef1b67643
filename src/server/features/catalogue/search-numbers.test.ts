import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { searchParts } from '../../../contract/shop/catalogue.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { searchKey } from '../../../domain/part-number.ts'

let shop: TestShop
let numbers: string[]
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await shop.connection.db.execute<{ part_number: string }>(
    sql`select part_number from parts order by md5(part_number) limit 300`,
  )
  numbers = rows.map(row => row.part_number)
})
afterAll(() => shop.close())

type Typing = { isUpper: boolean; before: string }
const typing = fc.array(
  fc.record({ isUpper: fc.boolean(), before: fc.constantFrom('', '', '', '', ' ', '-', '/') }),
  { minLength: LIMITS.nameLength, maxLength: LIMITS.nameLength },
)

/** In any case, with spaces and hyphens in between. */
function typed(number: string, letters: Typing[]): string {
  return [...number]
    .map((letter, i) => {
      const { isUpper = false, before = '' } = letters[i] ?? {}
      return (i === 0 ? '' : before) + (isUpper ? letter.toUpperCase() : letter.toLowerCase())
    })
    .join('')
}

test('a part number wins over every other reading, however it is typed', async () => {
  expect(numbers.length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(fc.nat(), typing, async (pick, letters) => {
      const number = numbers[pick % numbers.length] ?? ''
      const found = await shop.call()(searchParts, { keyword: typed(number, letters) })
      expect(searchKey(found.list[0]?.part_number ?? '')).toBe(searchKey(number))
      expect(found.left_out).toBeUndefined()
      expect(found.did_you_mean).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

const OTHER_WORDS = ['100nF 0402', '0402 50V', 'SMA', '5V', 'SOIC-8 10k']

test('a part number leads beside words that do not fit it', async () => {
  for (const [i, number] of numbers.filter(isDistinct).slice(0, 110).entries()) {
    const keyword = `${number} ${OTHER_WORDS[i % OTHER_WORDS.length]}`
    const { list } = await shop.call()(searchParts, { keyword })
    expect(searchKey(list[0]?.part_number ?? ''), keyword).toContain(searchKey(number))
  }
})

/** Shorter numbers and numbers of a few digits may be values. */
function isDistinct(number: string): boolean {
  const key = searchKey(number)
  return /^\d+$/.test(key) ? key.length >= 6 : key.length >= 4 && /\d/.test(key) && /\p{L}/u.test(key)
}
