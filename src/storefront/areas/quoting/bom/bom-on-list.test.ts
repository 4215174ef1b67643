import { describe, expect, test } from 'vitest'
import { bill } from '../../../../../tests/harness/bill.ts'
import { linesToList } from './bom-on-list.ts'
import { rfqItemOf } from './rfq-item-of.ts'

const numbers = (lines: ReturnType<typeof bill>) => lines.map(({ line }) => line.part_number)

describe('lines for the RFQ list', () => {
  const list = bill(2).map(rfqItemOf)

  test('are all missing at first, and none once they are listed', () => {
    expect(numbers(linesToList(bill(2), []))).toEqual(['R-1', 'R-2'])
    expect(linesToList(bill(2), list)).toEqual([])
  })

  test('are missing again if the buyer removes them from the list', () => {
    expect(numbers(linesToList(bill(2), list.slice(1)))).toEqual(['R-1'])
  })

  test('are missing if they are listed in another quantity', () => {
    const more = bill(2).map(line => ({ ...line, wanted: 250 }))
    expect(linesToList(more, list)).toHaveLength(2)
  })

  test('with the same part are listed with the sum', () => {
    const [item] = list
    const twice = [...bill(1), ...bill(1)]
    expect(linesToList(twice, item ? [{ ...item, quantity: 200 }] : [])).toEqual([])
  })
})
