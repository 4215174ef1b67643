import { expect, test } from 'vitest'
import { keptFor } from './use-selection.ts'

test('a selection stays while the filters are the same', () => {
  const kept = keptFor(null, 'state=new', () => ['3', '5'])
  expect(kept.selection).toEqual({ 3: true, 5: true })
  expect(keptFor(kept, 'state=new', () => [])).toBe(kept)
})

test('it has ended when the person comes back to the same filters', () => {
  const first = keptFor(null, 'state=new', () => ['3'])
  const second = keptFor(first, 'state=sent', () => [])
  expect(keptFor(second, 'state=new', () => []).selection).toEqual({})
})
