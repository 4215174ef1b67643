import { describe, expect, test } from 'vitest'
import { countAllCodes, countCodes, findMisses, firstRows, sortRows } from './narrow.ts'

const ids = Int32Array.of(11, 12, 13)
/** The first part states 1 and 2, the second 1, the third nothing. */
const column = {
  codes: Uint8Array.of(1, 1, 0),
  more: { rows: Uint32Array.of(0), codes: Uint16Array.of(2) },
}
const breathe = async () => {}
/** No filter: all rows pass. */
const all = (rows: number) => sortRows(new Uint8Array(rows), 0)

describe('parts with several values', () => {
  test('pass if one value is allowed', async () => {
    const filter = { slug: 'voltage', ...column, allowed: Uint8Array.of(0, 0, 1) }
    expect([...(await findMisses({ ids }, [filter], breathe))]).toEqual([0, 1, 1])
  })

  test('fail if one value is forbidden, for any others', async () => {
    const allowed = Uint8Array.of(1, 0, 1)
    const filter = { slug: 'voltage', ...column, allowed, forbidden: Uint8Array.of(0, 1, 0) }
    expect([...(await findMisses({ ids }, [filter], breathe))]).toEqual([1, 1, 0])
  })

  test('are counted under each value', () => {
    const first = countAllCodes(column.codes, 2)
    expect([...countCodes(all(3), column.codes, first, 0, column.more)]).toEqual([1, 2, 1])
  })
})

describe('the order of rows', () => {
  test('puts parts without a number last, in both directions', () => {
    const numbers = Float64Array.of(5, Infinity, 2)
    const rows = (isDescending: boolean) => firstRows(all(3), { numbers, isDescending, lacking: Infinity }, 3)
    expect(rows(false)).toEqual([2, 0, 1])
    expect(rows(true)).toEqual([0, 2, 1])
  })

  test('is the same for the first of many as for all of them', () => {
    const numbers = Float64Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 997)
    const sort = { numbers, isDescending: false }
    const sorted = firstRows(all(5_000), sort, 5_000)
    expect(firstRows(all(5_000), sort, 20)).toEqual(sorted.slice(0, 20))
  })
})

test('rows are told apart by the only filter they miss', () => {
  const { at } = sortRows(Uint8Array.of(0, 2, 1, 255, 2, 0), 2)
  expect(at.map(rows => [...rows])).toEqual([[0, 5], [2], [1, 4]])
})
