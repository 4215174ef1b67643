import { describe, expect, test } from 'vitest'
import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { canUndo, type ItemMark, inverse, withMark, withoutMark } from './marks.ts'

const ANN = { id: 1, name: 'Sales one' }
const BEN = { id: 2, name: 'Sales two' }
const ITEM: InboxItem = {
  ...{
    kind: 'request',
    id: 7,
    lane: 'reply',
    rev: '0',
    record_rev: 0,
    number: 'RFQ-1',
    order_id: null,
    who: '',
  },
  ...{ line_count: 1, first_part: '', since: '2026-11-16T09:00:00Z', due: null, minutes_left: null },
  ...{ owner: null, can_mark: true, is_newest: false },
}
const MINE: ItemMark = { act: 'mine' }
const DONE: ItemMark = { act: 'done' }

describe('two quick marks of one item', () => {
  test('the first one that settles leaves the second one in place', () => {
    expect(withoutMark({ 'request-7': DONE }, ITEM, MINE)).toEqual({ 'request-7': DONE })
    expect(withoutMark({ 'request-7': DONE, 'mail-1': MINE }, ITEM, DONE)).toEqual({ 'mail-1': MINE })
  })
})

test('a mark changes its own row only, and takes a hidden one away', () => {
  const other = { ...ITEM, id: 8 }
  expect(withMark([ITEM, other], ITEM, MINE, ANN)).toEqual([{ ...ITEM, owner: ANN }, other])
  expect(withMark([ITEM, other], ITEM, DONE, null)).toEqual([other])
})

describe('undo', () => {
  const taken = { item: { ...ITEM, owner: ANN }, mark: MINE, formerOwner: null }

  test('gives an item back to its former owner, and shows a hidden one again', () => {
    expect(inverse({ ...taken, formerOwner: BEN })).toEqual({ act: 'assign', owner: BEN })
    expect(inverse({ ...taken, mark: DONE })).toEqual({ act: 'wake' })
  })

  test('is possible while the owner is the same, or the item is not in the list', () => {
    expect(canUndo(taken, [{ ...ITEM, owner: ANN }])).toBe(true)
    expect(canUndo(taken, [])).toBe(true)
    expect(canUndo(taken, [{ ...ITEM, owner: BEN }])).toBe(false)
  })

  test('of done ends when the item has come back', () => {
    expect(canUndo({ ...taken, mark: DONE }, [])).toBe(true)
    expect(canUndo({ ...taken, mark: DONE }, [ITEM])).toBe(false)
  })
})
