import { describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../tests/harness/memory-storage.ts'
import { freeItem, isBlank, type RfqItem } from './rfq-item.ts'
import { createRfqList } from './rfq-list.ts'

/** A tab with lines A1, B2 and C3; `reload` is the same tab after a reload. */
function startTab(local = memoryStorage()) {
  const tab = memoryStorage()
  const reload = () => createRfqList(local.open, tab.open)
  const list = reload()
  list.add(['A1', 'B2', 'C3'].map(number => freeItem(number, { quantity: 7 })))
  return { list, local, tab, reload }
}

const typedIn = (items: RfqItem[]) => items.map(({ part_number, typed }) => [part_number, typed])

describe('an unfinished number', () => {
  test('stays after a reload, while the list itself keeps its valid numbers and no other field', () => {
    const { list, local, reload } = startTab()
    list.change(1, { typed: { quantity: 'abc' } })
    list.change(1, { typed: { target_price: '1.2.' } })
    expect(reload().list()[1]).toMatchObject({
      quantity: 7,
      typed: { quantity: 'abc', target_price: '1.2.' },
    })
    const { partId, quantity, ...stored } = freeItem('B2', { quantity: 7 })
    expect(JSON.parse(local.kept.get('RFQLIST') ?? '[]')[1]).toEqual({
      ...stored,
      goods_id: partId,
      qty: quantity,
    })
  })

  test('is dropped when its field has a number, but only there', () => {
    const { list, reload } = startTab()
    list.change(1, { typed: { quantity: 'abc', target_price: 'x' } })
    list.change(1, { quantity: 12 })
    expect(reload().list()[1]).toMatchObject({ quantity: 12, typed: { target_price: 'x' } })
    list.change(1, { target_price: null })
    expect(reload().list()[1]?.typed).toBeUndefined()
  })

  test('stays with its line when one above it is removed, and is removed with its own', () => {
    const { list, tab, reload } = startTab()
    list.change(1, { typed: { quantity: 'abc' } })
    list.remove(0)
    expect(typedIn(reload().list())).toEqual([
      ['B2', { quantity: 'abc' }],
      ['C3', undefined],
    ])
    list.remove(0)
    expect(typedIn(reload().list())).toEqual([['C3', undefined]])
    expect(tab.kept.size).toBe(0)
  })

  test('stays with its line when another tab removes one above it', () => {
    const { list, local } = startTab()
    list.change(2, { typed: { quantity: 'abc' } })
    createRfqList(local.open, memoryStorage().open).remove(0)
    expect(typedIn(list.list())).toEqual([
      ['B2', undefined],
      ['C3', { quantity: 'abc' }],
    ])
  })

  test('stays while the part number is still being typed', () => {
    const { list, reload } = startTab()
    list.change(2, { typed: { quantity: 'abc' } })
    list.change(2, { part_number: 'C34' })
    expect(typedIn(reload().list())[2]).toEqual(['C34', { quantity: 'abc' }])
  })

  test('keeps a line without a part', () => {
    const { list, reload } = startTab()
    list.change(4, { typed: { quantity: 'abc' } })
    list.dropBlanks()
    expect(typedIn(reload().list())[3]).toEqual(['', { quantity: 'abc' }])
  })

  test('is replaced by the quantity of the same part added again', () => {
    const { list } = startTab()
    list.change(0, { typed: { quantity: 'abc' } })
    list.add([freeItem('A1', { quantity: 40 })])
    expect(list.list()[0]).toEqual(freeItem('A1', { quantity: 40 }))
  })

  test('lasts as long as the page without storage', () => {
    const list = createRfqList(memoryStorage().open, forbidden)
    list.add([freeItem('A1')])
    list.change(0, { typed: { quantity: 'abc' } })
    expect(list.list()[0]?.typed).toEqual({ quantity: 'abc' })
  })

  test.each(['{', '7', '[null,{"at":"0"}]', '[{"at":0,"part":"A1\\n","texts":{"quantity":5}}]'])(
    'stored as %s is ignored',
    text => {
      const { tab, reload } = startTab()
      tab.kept.set('rfq-typed', text)
      expect(reload().list()[0]).toMatchObject({ part_number: 'A1', quantity: 7 })
      expect(reload().list()[0]?.typed?.quantity).toBeUndefined()
    },
  )
})

test('leaves a line blank when it is deleted again', () => {
  expect(isBlank(freeItem('', { quantity: 5, typed: { quantity: '' } }))).toBe(true)
  expect(isBlank(freeItem('', { typed: { quantity: 'abc' } }))).toBe(false)
})
