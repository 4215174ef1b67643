import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../../../../tests/harness/desk.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getRequest, listRequests } from '../../../contract/desk/requests.ts'
import { findStaffRfq } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Names that are close to each other: none of these may be taken for another. */
const MAKERS: Record<string, string[]> = {
  'Texas Instruments': ['TI', 'texas instruments inc.', 'ＴＩ'],
  Vishay: ['vishay', 'VISHAY Inc.'],
  Vishoy: ['VISHOY'],
  'Sample Maker': ['SAMPLE maker'],
  'Sample Maker 1': ['sample maker 1'],
  'Sample Maker 2': ['Sample Maker 2 Ltd'],
  'Example Parts': ['EXAMPLE PARTS'],
  Exampel: ['exampel'],
  Onsemi: ['ON Semiconductor', 'onsemi'],
}

type TypedLine = { partNumber: string; manufacturer: string; expected: number | null }

test('of 1,000 typed lines no exact one is unmatched, and none is matched wrongly', async () => {
  const below = chance(20_261_116)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)]
    if (found === undefined) throw new Error('nothing to pick')
    return found
  }
  const makers = Object.keys(MAKERS)
  const stocked = Array.from({ length: 60 }, (_, n) => [`PQ${n}-A`, `PQ${n}A`, `PQ${n}-A#TRPBF`, `PQ${n}-B`])
    .flat()
    .flatMap(partNumber =>
      makers.filter(() => below(3) === 0).map(maker => ({ partNumber, maker, stock: 5, prices: PRICES })),
    )
  const ids = await stockParts(shop.connection.db, stocked)
  const parts = stocked.map((part, i) => ({ ...part, id: ids[i] ?? 0 }))
  const withNumber = (partNumber: string) => parts.filter(part => part.partNumber === partNumber)
  const respelled = (number: string) => pick([number, number.toLowerCase(), ` ${number} `, toWide(number)])

  const ways: (() => TypedLine)[] = [
    () => {
      const { partNumber, maker, id } = pick(parts)
      return {
        partNumber: respelled(partNumber),
        manufacturer: pick([maker, ...(MAKERS[maker] ?? [])]),
        expected: id,
      }
    },
    () => {
      const { partNumber } = pick(parts)
      const [only, second] = withNumber(partNumber)
      return {
        partNumber: respelled(partNumber),
        manufacturer: '',
        expected: second ? null : (only?.id ?? null),
      }
    },
    () => {
      const { partNumber } = pick(parts)
      const held = withNumber(partNumber).map(({ maker }) => maker)
      const manufacturer = pick([...makers.filter(maker => !held.includes(maker)), 'Nobody Knows'])
      return { partNumber: respelled(partNumber), manufacturer, expected: null }
    },
    () => {
      const { partNumber, maker } = pick(parts)
      const slip = pick([`${partNumber}Z`, partNumber.replace('PQ', 'P-Q'), partNumber.slice(1)])
      return { partNumber: slip, manufacturer: maker, expected: null }
    },
  ]
  const typed = Array.from({ length: 1_000 }, (_, n) => {
    const way = n % 2 === 0 ? ways[0] : pick(ways)
    if (!way) throw new Error('no way')
    return way()
  })
  expect(typed.filter(({ expected }) => expected !== null).length).toBeGreaterThan(500)

  const sales = await addMember(shop, 'sales@shop.test', ['sales'])
  for (const half of [typed.slice(0, 500), typed.slice(500)]) {
    const lines = half.map(({ partNumber, manufacturer }) =>
      rfqLine({ part_number: partNumber, manufacturer, qty: 10 }),
    )
    const number = await askForQuote(shop, { lines })
    const { rows } = await shop.connection.pool.query(
      'select part_id from rfq_lines join rfqs on rfqs.id = rfq_id where number = $1 order by position',
      [number],
    )
    const { items, matched, value } = await sales.call(getRequest, { number })
    const told = await findStaffRfq(shop.context, number)
    const wrong = half.flatMap((line, i) => {
      const shown = items[i]?.match === 'exact' ? (items[i]?.parts[0]?.part_id ?? null) : null
      const byShell = told?.lines[i]?.ourStock === null ? null : (told?.lines[i]?.partId ?? null)
      const found = [rows[i].part_id, shown, byShell]
      return found.every(id => id === line.expected) ? [] : [{ ...line, found }]
    })
    expect(wrong).toEqual([])
    expect(matched).toBe(half.filter(({ expected }) => expected !== null).length)
    expect(value).toBe(matched * 20)
    const [entry] = (await sales.call(listRequests, { q: number })).list
    expect(entry).toMatchObject({ lines: 500, matched, value })
  }
})

const PRICES: [number, string][] = [[1, '2.00000']]

function toWide(text: string): string {
  return text.replace(/[!-~]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}
