import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { carrier: 'DHL', tracking: '1', weight: null }

test('two people who changed different fields both keep their change', () => {
  const merged = mergeEdits<typeof base>(base, { ...base, tracking: '2' }, { ...base, carrier: 'UPS' })
  expect(merged).toEqual({ merged: { carrier: 'UPS', tracking: '2', weight: null }, conflicts: [] })
})

test('the same field changed differently is a conflict, changed alike it is not', () => {
  const mine = { ...base, tracking: '2', carrier: 'UPS' }
  const { conflicts, merged } = mergeEdits(base, mine, { ...base, tracking: '3', carrier: 'UPS' })
  expect(conflicts).toEqual(['tracking'])
  expect(merged.tracking).toBe('2')
})
