import { describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../tests/harness/memory-storage.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { freeItem, isBlank, itemOf, parseItems } from './rfq-item.ts'
import { createRfqList } from './rfq-list.ts'

const LM358: Goods = {
  goods_id: 7,
  part_number: 'LM358DR',
  brand_id: 1,
  brand_name: 'Texas Instruments',
  brand_page_url: 'texas-instruments-1',
  category_id: null,
  category_name: '',
  category_page_url: '',
  packaging: 'SOIC-8',
  batch: '2401+',
  rohs: 'compliant',
  lead_time: null,
  stock: 100,
  datasheet: '',
  description: '',
  min_qty: 1,
  multiple: 1,
  price: 0.125,
  prices: [{ qty: 1, price: 0.125 }],
  goods_page_url: 'lm358dr-7',
  icons: '/icons/soic-8.svg',
  weight_g: 0.1,
  lifecycle: null,
  last_buy_date: null,
  eccn: null,
  hs_code: null,
  origin: null,
  msl: null,
  update_time: '2026-01-01T00:00:00Z',
}

describe('the RFQ list', () => {
  test('keeps a part with exactly the fields other programs read from it', () => {
    const { open, kept } = memoryStorage()
    createRfqList(open).add([itemOf(LM358, 500)])
    expect(JSON.parse(kept.get('RFQLIST') ?? '')).toEqual([
      {
        goods_id: 7,
        part_number: 'LM358DR',
        manufacturer: 'Texas Instruments',
        package: 'SOIC-8',
        date_code: '2401+',
        qty: 500,
        target_price: 0.125,
        goods_page_url: 'lm358dr-7',
        icons: '/icons/soic-8.svg',
      },
    ])
  })

  test('adds the rest of a split quantity to the part already listed, and keeps the typed price', () => {
    const list = createRfqList(memoryStorage().open)
    expect(list.addPieces(itemOf(LM358, 888))).toEqual({ added: 1, merged: 0, leftOut: 0 })
    list.change(0, { target_price: 0.1 })
    expect(list.addPieces(itemOf(LM358, 3_000))).toEqual({ added: 0, merged: 1, leftOut: 0 })
    expect(list.list()).toMatchObject([{ partId: 7, quantity: 3_888, target_price: 0.1 }])
  })

  describe('a prefilled target price', () => {
    const REEL: Goods = {
      ...LM358,
      prices: [
        { qty: 1, price: 0.125 },
        { qty: 100, price: 0.1 },
        { qty: 1_000, price: 0.08 },
      ],
    }
    const listed = () => {
      const { open, kept } = memoryStorage()
      const list = createRfqList(open)
      list.add([itemOf(REEL, 10)])
      return { open, kept, list, price: () => list.list()[0]?.target_price }
    }

    test('follows the price break of the quantity', () => {
      const { list, price } = listed()
      expect(price()).toBe(0.125)
      list.change(0, { quantity: 250 })
      expect(price()).toBe(0.1)
      list.change(0, { typed: { quantity: '' } })
      list.change(0, { quantity: 5_000 })
      expect(price()).toBe(0.08)
      list.add([itemOf(REEL, 120)])
      expect(price()).toBe(0.1)
    })

    test('still does after a reload', () => {
      const { open } = listed()
      const again = createRfqList(open)
      again.change(0, { quantity: 1_000 })
      expect(again.list()[0]?.target_price).toBe(0.08)
    })

    test.each([0.05, 0.125, null])('stays once %s was typed over it', typed => {
      const { open, kept, list, price } = listed()
      list.change(0, { target_price: typed })
      list.change(0, { quantity: 1_000 })
      expect(price()).toBe(typed)
      expect(kept.has('rfq-prices')).toBe(false)
      expect(createRfqList(open).list()[0]?.target_price).toBe(typed)
    })

    test('is not changed by an unfinished price or by another part number', () => {
      const typed = listed()
      typed.list.change(0, { typed: { target_price: '0,' } })
      typed.list.change(0, { quantity: 1_000 })
      expect(typed.price()).toBe(0.125)
      const renamed = listed()
      renamed.list.change(0, { part_number: 'LM358DRG' })
      renamed.list.change(0, { quantity: 1_000 })
      expect(renamed.price()).toBe(0.125)
    })

    test('of two lines of one BOM is that of their total quantity', () => {
      const list = createRfqList(memoryStorage().open)
      list.add([itemOf(REEL, 60), itemOf(REEL, 60)])
      expect(list.list()).toMatchObject([{ quantity: 120, target_price: 0.1 }])
    })
  })

  test('requests one piece if no quantity is given', () => {
    expect(itemOf(LM358).quantity).toBe(1)
  })

  test('contains a part once: its place stays, the newest quantity counts', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([itemOf(LM358, 10), freeItem('NE555')])
    expect(list.add([itemOf(LM358, 250)])).toEqual({ added: 0, merged: 1, leftOut: 0 })
    expect(list.list().map(({ part_number, quantity }) => [part_number, quantity])).toEqual([
      ['LM358DR', 250],
      ['NE555', 1],
    ])
  })

  test('distinguishes free lines by number and maker, ignoring case', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([
      freeItem('ne555', { manufacturer: 'TI' }),
      freeItem('NE555'),
      freeItem(' NE555 ', { quantity: 9 }),
    ])
    list.add([freeItem('NE555', { manufacturer: 'ti', quantity: 4 })])
    expect(list.list().map(({ manufacturer, quantity }) => [manufacturer, quantity])).toEqual([
      ['TI', 4],
      ['', 10],
    ])
  })

  test('adds up equal parts added together, but replaces the quantity of an existing line', () => {
    const list = createRfqList(memoryStorage().open)
    const request = [
      { ...itemOf(LM358, 10), date_code: '24+' },
      freeItem('NE555', { quantity: 5 }),
      { ...itemOf(LM358, 20), date_code: '22+' },
    ]
    expect(list.add(request)).toEqual({ added: 2, merged: 0, leftOut: 0 })
    expect(list.add(request)).toEqual({ added: 0, merged: 2, leftOut: 0 })
    expect(list.list().map(({ part_number, quantity }) => [part_number, quantity])).toEqual([
      ['LM358DR', 30],
      ['NE555', 5],
    ])
  })

  test('never adds up to more than can be requested', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([itemOf(LM358, LIMITS.quantityMax), itemOf(LM358, 1)])
    expect(list.list().map(({ quantity }) => quantity)).toEqual([LIMITS.quantityMax])
  })

  test('keeps two typed lines with the same number when a part is added', () => {
    const list = createRfqList(memoryStorage().open)
    list.change(0, { part_number: 'LM358', date_code: '24+', quantity: 10 })
    list.change(1, { part_number: 'LM358', date_code: '22+', quantity: 20 })
    list.add([freeItem('NE555')])
    expect(list.list().map(({ quantity }) => quantity)).toEqual([10, 20, 1])
  })

  test('treats a free line and the catalog part of the same number as two', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([freeItem('LM358DR', { manufacturer: 'Texas Instruments' }), itemOf(LM358)])
    expect(list.list()).toHaveLength(2)
  })

  test('takes 500 lines and reports how many were left out', () => {
    const list = createRfqList(memoryStorage().open)
    const many = Array.from({ length: LIMITS.rfqLines + 3 }, (_, n) => freeItem(`R${n}`))
    expect(list.add(many)).toEqual({ added: 500, merged: 0, leftOut: 3 })
    expect(list.add([freeItem('R0', { quantity: 8 })])).toEqual({ added: 0, merged: 1, leftOut: 0 })
  })

  test('changes and removes a line by index', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([freeItem('A1'), freeItem('B2'), freeItem('C3')])
    list.change(1, { quantity: 20 })
    list.remove(0)
    expect(list.list().map(({ part_number, quantity }) => [part_number, quantity])).toEqual([
      ['B2', 20],
      ['C3', 1],
    ])
  })

  test('can start a line beyond its end; blank lines in between are dropped later', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([freeItem('A1')])
    list.change(3, { part_number: 'D4' })
    expect(list.list().map(({ part_number }) => part_number)).toEqual(['A1', '', '', 'D4'])
    list.dropBlanks()
    expect(list.list().map(({ part_number }) => part_number)).toEqual(['A1', 'D4'])
  })

  test('drops the other line of a part that is chosen again', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([itemOf(LM358), freeItem('LM358')])
    list.change(1, { ...itemOf(LM358), quantity: 30 })
    expect(list.list().map(({ partId, quantity }) => [partId, quantity])).toEqual([[7, 30]])
  })

  test.each([
    ['number', { part_number: 'LM358X' }],
    ['maker', { manufacturer: 'onsemi' }],
  ])('treats a part whose %s was typed over as outside the catalog', (_, change) => {
    const list = createRfqList(memoryStorage().open)
    list.add([itemOf(LM358, 30)])
    list.change(0, change)
    const free = { partId: null, goods_page_url: '', icons: '' }
    expect(list.list()).toEqual([{ ...itemOf(LM358, 30), ...free, ...change }])
  })

  test('keeps a part when its package or date code is changed', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([itemOf(LM358)])
    list.change(0, { package: 'reel', date_code: '22+' })
    expect(list.list()).toMatchObject([{ partId: 7, icons: LM358.icons }])
  })

  test('completes a part wherever its line is by then, and ignores one that is gone', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([freeItem('A1'), freeItem('LM358DR', { partId: 7, date_code: '22+' })])
    list.remove(0)
    list.complete(itemOf(LM358))
    list.complete({ ...itemOf(LM358), partId: 8 })
    const known = { partId: 7, package: 'SOIC-8', date_code: '22+', icons: LM358.icons }
    expect(list.list()).toEqual([freeItem('LM358DR', known)])
  })

  test('drops blank lines when others are added', () => {
    const list = createRfqList(memoryStorage().open)
    list.add([freeItem('A1')])
    list.change(0, { part_number: '' })
    list.add([freeItem('B2')])
    expect(list.list().map(({ part_number }) => part_number)).toEqual(['B2'])
  })

  test('is empty after all of it was sent', () => {
    const { open, kept } = memoryStorage()
    const list = createRfqList(open)
    list.add([freeItem('A1'), itemOf(LM358)])
    list.change(3, { part_number: ' ' })
    list.dropSent([{ part_number: ' a1 ' }, { partId: 7, part_number: 'LM358DR' }])
    expect([list.list(), kept.size]).toEqual([[], 0])
  })

  test('keeps lines that another tab added while it was sent', () => {
    const { open } = memoryStorage()
    const [one, other] = [createRfqList(open), createRfqList(open)]
    one.add([freeItem('A1'), itemOf(LM358)])
    const sent = one.list()
    other.add([freeItem('B2', { quantity: 40 })])
    one.dropSent(sent)
    expect(other.list()).toEqual([freeItem('B2', { quantity: 40 })])
  })

  test('keeps the lines of two tabs', () => {
    const { open } = memoryStorage()
    const [one, other] = [createRfqList(open), createRfqList(open)]
    one.add([freeItem('A1')])
    other.add([freeItem('B2')])
    one.add([freeItem('C3')])
    expect(other.list().map(({ part_number }) => part_number)).toEqual(['A1', 'B2', 'C3'])
  })

  test('is the same object until it changes, or the page would render endlessly', () => {
    const list = createRfqList(memoryStorage({ RFQLIST: JSON.stringify([freeItem('A1')]) }).open)
    expect(list.list()).toBe(list.list())
  })
})

describe('a line', () => {
  test('is blank until it has a text, a price or a quantity above one', () => {
    expect(isBlank(freeItem(' '))).toBe(true)
    expect(isBlank(freeItem('', { date_code: '24+' }))).toBe(false)
    expect(isBlank(freeItem('', { quantity: 500 }))).toBe(false)
    expect(isBlank(freeItem('', { target_price: 0 }))).toBe(false)
  })
})

describe('unreliable storage', () => {
  test.each([
    ['nothing', null, []],
    ['an object', '{"part_number":"LM358"}', []],
    ['other things among the lines', '[1,null,"x",[2],{"part_number":"A1"}]', [freeItem('A1')]],
    [
      'lines with nonsense in them',
      '[{"goods_id":"7","part_number":"A1","qty":-3,"target_price":"cheap","icons":5}]',
      [freeItem('A1')],
    ],
  ])('contains %s', (_, stored, expected) => {
    expect(parseItems(stored)).toEqual(expected)
  })

  test('contains invalid JSON: the next line starts a new list', () => {
    const list = createRfqList(memoryStorage({ RFQLIST: '[{"part' }).open)
    expect(list.list()).toEqual([])
    list.add([freeItem('A1')])
    expect(list.list()).toEqual([freeItem('A1')])
  })

  test('is full: the list continues in memory', () => {
    const { open } = memoryStorage({ RFQLIST: JSON.stringify([freeItem('A1')]) })
    const list = createRfqList(() => ({ ...open(), setItem: forbidden }))
    list.add([freeItem('B2')])
    list.add([freeItem('C3')])
    expect(list.list().map(({ part_number }) => part_number)).toEqual(['A1', 'B2', 'C3'])
  })

  test('is blocked: the list lasts as long as the page', () => {
    const list = createRfqList(forbidden)
    list.add([freeItem('A1')])
    expect(list.list()).toHaveLength(1)
    list.dropSent(list.list())
    expect(list.list()).toEqual([])
  })
})
