import { describe, expect, test } from 'vitest'
import { isSameMapping, missingFields, withColumn } from './column-mapping.ts'

const COLUMNS = [
  { index: 0, table: 0, field: 'part_number' },
  { index: 1, table: 0, field: 'qty' },
  { index: 2, table: 0, field: null },
] as const

describe('a column that the buyer corrects', () => {
  test('takes its meaning away from the column that had it', () => {
    expect(withColumn(COLUMNS, 2, 'qty')).toEqual({ '0': 'part_number', '1': null, '2': 'qty' })
  })

  test('of part numbers can be beside another: they are alternates', () => {
    expect(withColumn(COLUMNS, 2, 'part_number')).toEqual({
      '0': 'part_number',
      '1': 'qty',
      '2': 'part_number',
    })
  })

  test('may have no meaning, like others', () => {
    expect(withColumn(COLUMNS, 1, null)).toEqual({ '0': 'part_number', '1': null, '2': null })
  })
})

describe('two tables side by side', () => {
  const BOTH = [...COLUMNS, ...COLUMNS.map(column => ({ ...column, index: column.index + 4, table: 1 }))]

  test('keep their own columns when the other is corrected', () => {
    expect(withColumn(BOTH, 6, 'qty')).toEqual({
      '0': 'part_number',
      '1': 'qty',
      '2': null,
      '4': 'part_number',
      '5': null,
      '6': 'qty',
    })
  })

  test('both need a part number and a quantity', () => {
    const changed = BOTH.map(column => (column.index === 4 ? { ...column, field: null } : column))
    expect(missingFields(changed)).toEqual(['part_number'])
  })
})

test('mappings are equal if all columns are', () => {
  expect(isSameMapping(COLUMNS, { '0': 'part_number', '1': 'qty' })).toBe(true)
  expect(isSameMapping(COLUMNS, { '0': 'part_number' })).toBe(false)
})

describe('the required columns', () => {
  test('are a part number and a quantity', () => {
    expect(missingFields(COLUMNS)).toEqual([])
    expect(missingFields([{ index: 0, table: 0, field: 'description' }])).toEqual(['part_number', 'qty'])
  })

  test('designators can replace a quantity', () => {
    expect(
      missingFields([
        { index: 0, table: 0, field: 'part_number' },
        { index: 1, table: 0, field: 'designators' },
      ]),
    ).toEqual([])
  })
})
