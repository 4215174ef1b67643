import { expect, test } from 'vitest'
import { selectionFor } from './use-selection.ts'

test('a selection stays while the filters are the same', () => {
  const stored = selectionFor(null, 'state=new', () => ['3', '5'])
  expect(stored.selection).toEqual({ 3: true, 5: true })
  expect(selectionFor(stored, 'state=new', () => [])).toBe(stored)
})

test('it has ended when the person comes back to the same filters', () => {
  const first = selectionFor(null, 'state=new', () => ['3'])
  const second = selectionFor(first, 'state=sent', () => [])
  expect(selectionFor(second, 'state=new', () => []).selection).toEqual({})
})
