import { describe, expect, test } from 'vitest'
import { bill } from '../../../../../tests/harness/bill.ts'
import { linesToAdd, missingParts, withAdded } from './bom-in-cart.ts'

describe('a BOM that is partly in the cart', () => {
  test('lacks everything at first', () => {
    expect(missingParts(bill(2), {})).toEqual([
      { partId: 1, quantity: 100 },
      { partId: 2, quantity: 100 },
    ])
  })

  test('lacks nothing once all was added', () => {
    const inCart = withAdded({}, missingParts(bill(8), {}))
    expect(linesToAdd(bill(8), inCart)).toEqual([])
  })

  test('lacks only the line decided later', () => {
    expect(linesToAdd(bill(3), { 1: 100, 3: 100 }).map(({ line }) => line.part_number)).toEqual(['R-2'])
  })

  test('for twice as many boards lacks the same quantities again', () => {
    const twice = bill(1).map(line => ({ ...line, quantity: 200 }))
    const added = missingParts(twice, { 1: 100 })
    expect(added).toEqual([{ partId: 1, quantity: 100 }])
    expect(withAdded({ 1: 100 }, added)).toEqual({ 1: 200 })
  })

  test('for fewer boards lacks nothing', () => {
    expect(missingParts(bill(1), { 1: 300 })).toEqual([])
  })

  test('with a part on two lines lacks both until both are added', () => {
    const twice = [...bill(1), ...bill(1)]
    expect(linesToAdd(twice, { 1: 100 })).toHaveLength(2)
    expect(linesToAdd(twice, { 1: 200 })).toEqual([])
  })
})
