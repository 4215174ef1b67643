import { describe, expect, test } from 'vitest'
import { isSameMapping, missingFields, withColumn } from './column-mapping.ts'

const COLUMNS = [
  { index: 0, field: 'part_number' },
  { index: 1, field: 'qty' },
  { index: 2, field: null },
] as const

describe('a column the buyer sets right', () => {
  test('takes its meaning away from the column that had it', () => {
    expect(withColumn(COLUMNS, 2, 'qty')).toEqual({ '0': 'part_number', '1': null, '2': 'qty' })
  })

  test('of numbers stands beside another: they are alternates', () => {
    expect(withColumn(COLUMNS, 2, 'part_number')).toEqual({
      '0': 'part_number',
      '1': 'qty',
      '2': 'part_number',
    })
  })

  test('may mean nothing, as others do', () => {
    expect(withColumn(COLUMNS, 1, null)).toEqual({ '0': 'part_number', '1': null, '2': null })
  })
})

test('a mapping is the same when every column is', () => {
  expect(isSameMapping(COLUMNS, { '0': 'part_number', '1': 'qty' })).toBe(true)
  expect(isSameMapping(COLUMNS, { '0': 'part_number' })).toBe(false)
})

describe('what a list cannot do without', () => {
  test('is a number and a quantity', () => {
    expect(missingFields(COLUMNS)).toEqual([])
    expect(missingFields([{ index: 0, field: 'description' }])).toEqual(['part_number', 'qty'])
  })

  test('designators can be counted instead of a quantity', () => {
    expect(
      missingFields([
        { index: 0, field: 'part_number' },
        { index: 1, field: 'designators' },
      ]),
    ).toEqual([])
  })
})
