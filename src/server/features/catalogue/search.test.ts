import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makerId, stockCategory, stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { findExact, searchParts, suggestGroups, suggestParts } from '../../../contract/shop/catalogue.ts'
import type { Lang } from '../../../domain/locales.ts'
import { anyMeaning } from './words.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.connection
  await db.execute(sql`truncate manufacturers, categories cascade`)
  const chips = await stockCategory(db, { en: 'Controllers', de: 'Steuerbausteine' })
  const passives = await stockCategory(db, { en: 'Passives', de: 'Passive Bauteile' })
  const resistors = await stockCategory(
    db,
    { en: 'Chip resistors', de: 'Chip-Widerstände', jp: 'チップ抵抗器' },
    passives,
  )
  await stockParts(db, [
    {
      partNumber: 'STM32F103C8T6',
      maker: 'STMicroelectronics',
      categoryId: chips,
      packaging: 'LQFP-48',
      description: 'ARM Cortex-M3 72MHz',
      stock: 900,
      prices: [[1, '2.50000']],
    },
    {
      partNumber: 'STM32F103RBT6',
      maker: 'STMicroelectronics',
      categoryId: chips,
      packaging: 'LQFP-64',
      stock: 0,
      rohs: 'compliant',
      prices: [[1, '3.10000']],
    },
    { partNumber: 'STM32F103', maker: 'Geehy', categoryId: chips, packaging: 'LQFP-48', stock: 5 },
    {
      partNumber: 'GD-STM32F103',
      maker: 'Geehy',
      categoryId: chips,
      packaging: 'LQFP-48',
      rohs: 'compliant',
      prices: [[1, '1.20000']],
    },
    { partNumber: 'EVAL-1', maker: 'Geehy', description: 'Board for STM32F103 beginners' },
    { partNumber: 'LM358/NOPB', maker: 'Texas Instruments', aliases: ['NS-358-OLD'] },
    { partNumber: 'LM358', maker: 'onsemi' },
    { partNumber: 'LM358', maker: 'Texas Instruments' },
    { partNumber: 'BAT54H,115', maker: 'Nexperia', aliases: ['CUST-0815'] },
    { partNumber: 'LTC3780EG#PBF', maker: 'Analog Devices', aliases: ['CUST-0815'] },
    { partNumber: 'LTC3780EG#TRPBF', maker: 'Analog Devices' },
    { partNumber: 'A-B.C 12', maker: 'Analog Devices' },
    { partNumber: 'ABC12', maker: 'Nexperia' },
    {
      partNumber: 'RC0603FR-0710KL',
      maker: 'Yageo',
      categoryId: resistors,
      packaging: '0603',
      description: 'Chip resistor 10k 1%',
    },
    {
      partNumber: 'RC0805FR-0710KL',
      maker: 'Yageo',
      categoryId: resistors,
      packaging: '0805',
      description: 'Chip resistor 10k 1%',
    },
    { partNumber: 'ZZTOP100_5%', maker: 'Yageo' },
  ])
})
afterAll(() => shop.close())

async function search(keyword: string, filters: Record<string, string> = {}, lang: Lang = 'en') {
  return shop.call(lang)(searchParts, { keyword, ...filters })
}

async function numbers(keyword: string, filters: Record<string, string> = {}, lang: Lang = 'en') {
  return (await search(keyword, filters, lang)).list.map(goods => goods.part_number)
}

describe('ranking', () => {
  test('the number itself, then numbers that begin with it, contain it, mention it', async () => {
    expect(await numbers('stm32f103')).toEqual([
      'STM32F103',
      'STM32F103C8T6',
      'STM32F103RBT6',
      'GD-STM32F103',
      'EVAL-1',
    ])
  })

  test.each(['stm32 f103', 'STM32-F103', 'ｓｔｍ３２ｆ１０３', ' STM32/F103'])(
    '"%s" can be typed in any notation',
    async typed => {
      expect((await numbers(typed)).slice(0, 3)).toEqual(['STM32F103', 'STM32F103C8T6', 'STM32F103RBT6'])
    },
  )

  test('exact punctuation beats the same letters', async () => {
    expect(await numbers('ABC12')).toEqual(['ABC12', 'A-B.C 12'])
    expect(await numbers('a-b.c 12')).toEqual(['A-B.C 12', 'ABC12'])
  })

  test('other packaging of the same chip is ranked below numbers with the same prefix', async () => {
    expect(await numbers('LTC3780EG#TRPBF')).toEqual(['LTC3780EG#TRPBF', 'LTC3780EG#PBF'])
    expect(await numbers('LM358-TR')).toEqual(['LM358', 'LM358', 'LM358/NOPB'])
  })

  test.each(['LM358/NOPB', 'BAT54H,115', 'LTC3780EG#PBF', 'ZZTOP100_5%'])(
    '%s is found by itself',
    async number => {
      expect((await numbers(number))[0]).toBe(number)
    },
  )

  test('a former or a customer’s number leads to the part', async () => {
    expect(await numbers('ns358old')).toEqual(['LM358/NOPB'])
  })

  test('a decimal is found as it is written, with a point or a comma', async () => {
    await stockParts(shop.connection.db, [
      { partNumber: '40.52.9.012.0000', maker: 'Nexperia', aliases: ['12.34', '567'] },
      { partNumber: '4052-X', maker: 'Nexperia', aliases: ['1234', '56.7'] },
    ])
    expect(await numbers('40,52')).toEqual(['40.52.9.012.0000'])
    expect(await numbers('12.34')).toEqual(['40.52.9.012.0000'])
    expect(await numbers('56,7')).toEqual(['4052-X'])
  })
})

test('a measure, and the name of a kind of part, are no part of a number', async () => {
  const { db } = shop.connection
  const categoryId = await stockCategory(db, { en: 'ARM microcontrollers' })
  await stockParts(db, [
    { partNumber: 'ERJ-J233V', maker: 'Yageo' },
    { partNumber: 'REG-1', maker: 'Yageo', description: 'LDO 3.3V' },
    { partNumber: 'MCU0805-1', maker: 'Yageo' },
    { partNumber: 'AT-1', maker: 'Yageo', categoryId },
  ])
  expect(await numbers('3.3V')).toEqual(['REG-1'])
  expect(await numbers('mcu')).toEqual(['AT-1', 'MCU0805-1'])
})

test('mega and milli are told apart in every form of a letter', async () => {
  await stockParts(shop.connection.db, [
    { partNumber: 'MEG-1', maker: 'Yageo', description: 'Res 1㏁' },
    { partNumber: 'MEG-2', maker: 'Yageo', description: 'Res １ＭΩ' },
    { partNumber: 'MEG-3', maker: 'Yageo', description: 'Res 1\u00a0MΩ' },
    { partNumber: 'SHUNT-1', maker: 'Yageo', description: 'Res 1mΩ' },
    { partNumber: 'SHUNT-10', maker: 'Yageo', description: 'RES 10MOHM 2512' },
  ])
  expect(await numbers('1M ohm')).toEqual(['MEG-1', 'MEG-2', 'MEG-3'])
  expect(await numbers('10 mohm 2512')).toEqual(['SHUNT-10'])
})

describe('of equally good matches those in stock come first', () => {
  test('the same number of several manufacturers, numbers that contain it, and words', async () => {
    await stockParts(shop.connection.db, [
      { partNumber: 'QQ77', maker: 'Geehy', stock: 0, description: 'Gizmo soldout' },
      { partNumber: 'QQ77', maker: 'Nexperia', stock: 7, description: 'Gizmo' },
      { partNumber: 'XX-QQ77-A', maker: 'Nexperia', stock: 0, description: 'Gizmo' },
      { partNumber: 'XX-QQ77-B', maker: 'Nexperia', stock: 7, description: 'Gizmo' },
      { partNumber: 'QQ77-X', maker: 'Geehy', stock: 0 },
      { partNumber: 'QQ77-X', maker: 'Nexperia', stock: 1 },
    ])
    const found = (await search('QQ77')).list
    expect(found.map(({ part_number, stock }) => [part_number, stock])).toEqual([
      ['QQ77', 7],
      ['QQ77', 0],
      ['QQ77-X', 1],
      ['QQ77-X', 0],
      ['XX-QQ77-B', 7],
      ['XX-QQ77-A', 0],
    ])
    expect((await search('gizmo')).list.map(({ stock }) => stock)).toEqual([7, 7, 0, 0])
  })

  test('numbers that begin with the search, below the number itself, on every page', async () => {
    await stockParts(shop.connection.db, [
      { partNumber: 'WW88', maker: 'Geehy', stock: 0 },
      { partNumber: 'WW88A', maker: 'Geehy', stock: 0 },
      { partNumber: 'WW88B', maker: 'Geehy', stock: 3 },
      { partNumber: 'WW88C', maker: 'Nexperia', stock: 0 },
      { partNumber: 'WW88D', maker: 'Nexperia', stock: 9 },
    ])
    const inOrder = ['WW88', 'WW88B', 'WW88D', 'WW88A', 'WW88C']
    expect(await numbers('WW88')).toEqual(inOrder)
    const pages = await Promise.all(['1', '2', '3'].map(page => numbers('WW88', { page, page_size: '2' })))
    expect(pages.flat()).toEqual(inOrder)
    expect(await numbers('WW88', { sort: 'number' })).toEqual(inOrder.toSorted())
    const suggested = await shop.call()(suggestParts, { keyword: 'ww88' })
    expect(suggested.map(({ part_number }) => part_number)).toEqual(inOrder)
  })
})

describe('words', () => {
  test('of manufacturer, value and package together', async () => {
    expect(await numbers('yageo 10k 0603')).toEqual(['RC0603FR-0710KL'])
  })

  test('a category is found by its name in the buyer’s language, and by the English one', async () => {
    expect(await numbers('widerstand', {}, 'de')).toEqual(['RC0603FR-0710KL', 'RC0805FR-0710KL'])
    expect(await numbers('チップ抵抗器 0805', {}, 'jp')).toEqual(['RC0805FR-0710KL'])
    expect(await numbers('resistors', {}, 'ar')).toHaveLength(2)
    expect(await numbers('passives')).toHaveLength(2)
  })

  test('a category is found by its name in any language', async () => {
    for (const word of ['widerstand', 'Widerstände', '抵抗', 'チップ抵抗器'])
      expect(await numbers(word, {}, 'ar'), word).toEqual(['RC0603FR-0710KL', 'RC0805FR-0710KL'])
  })

  test('a manufacturer is found by a former name of several words', async () => {
    const found = await search('Linear Technology LTC3780EG')
    expect([found.list[0]?.part_number, found.left_out]).toEqual(['LTC3780EG#PBF', undefined])
  })

  test('a manufacturer is found by the short name of the trade', async () => {
    expect(await numbers('TI LM358')).toEqual(['LM358', 'LM358/NOPB'])
    expect(await numbers('德州仪器 lm358')).toEqual(['LM358', 'LM358/NOPB'])
  })

  test.each([
    ['STM32 LQFP64', 'STM32F103RBT6'],
    ['lqfp 64 stm32', 'STM32F103RBT6'],
    ['10 kOhm 0805', 'RC0805FR-0710KL'],
    ['0805 10000 ohm', 'RC0805FR-0710KL'],
    ['10 кОм 0805 1 %', 'RC0805FR-0710KL'],
  ])('"%s" is read as the trade writes it', async (typed, number) =>
    expect(await numbers(typed)).toEqual([number]),
  )

  test('units in any notation', async () => {
    await stockParts(shop.connection.db, [
      { partNumber: 'MICRO-1', description: 'CAP CER 0.1\u00b5F ＳＭＤ', maker: 'Yageo' },
    ])
    expect(await numbers('0.1\u00b5F')).toEqual(['MICRO-1'])
    expect(await numbers('0.1\u03bcf smd')).toEqual(['MICRO-1'])
  })

  test('all of them must match, if any part matches all', async () => {
    expect((await search('yageo 10k 0603')).left_out).toBeUndefined()
  })
})

describe('when not every word fits', () => {
  test.each([
    ['yageo 22k 0603', 'RC0603FR-0710KL', ['22k']],
    ['STM32F103C8T6 2 reels', 'STM32F103C8T6', ['2 reels']],
    ['P/N: STM32F103C8T6', 'STM32F103C8T6', undefined],
    ['buy STM32F103C8T6 datasheet', 'STM32F103C8T6', ['buy', 'datasheet']],
    ['STM32 LQFP64 24V', 'STM32F103RBT6', ['24V']],
    ['resistor 0805 450V 10k', 'RC0805FR-0710KL', ['450V']],
    ['LQFP48 10k', 'RC0603FR-0710KL', ['LQFP48']],
    ['BAT54HTR 20 pcs nexperia', 'BAT54H,115', ['nexperia', '20 pcs']],
    ['BAT54H,115 Nexperia', 'BAT54H,115', undefined],
    ['TI LM 358 / NOPB', 'LM358/NOPB', undefined],
    ['STM32F103C8T6意法半导体', 'STM32F103C8T6', undefined],
    ['3780 analog', 'LTC3780EG#PBF', undefined],
  ])('"%s" finds %s and names the words left out', async (typed, number, leftOut) => {
    const found = await search(typed)
    expect(found.list[0]?.part_number).toBe(number)
    expect(found.left_out).toEqual(leftOut)
  })

  test.each([
    ['STM32F103C8T6, 5 pcs', '5 pcs', 5],
    ['10 Stück STM32F103C8T6', '10 Stück', 10],
    ['STM32F103C8T6 100шт', '100шт', 100],
    ['STM32F103C8T6 数量 5个', '数量 5个', 5],
    ['STM32F103C8T6 ٥٠٠ قطعة', '٥٠٠ قطعة', 500],
    ['500 x yageo 10k 0603', '500 x', 500],
  ])('"%s" says %s, which is left out and used for prices', async (typed, leftOut, quantity) => {
    const found = await search(typed)
    expect([found.left_out, found.quantity]).toEqual([[leftOut], quantity])
    expect(found.total).toBeGreaterThan(0)
  })

  test('a misspelled name is mended as a whole word, and one that is spelled right stays', async () => {
    expect(await search('biresister resister yageo')).toMatchObject({
      left_out: ['biresister'],
      corrected: [{ typed: 'resister', read: 'resistor' }],
    })
    expect(await search('резистор yageo')).toMatchObject({
      corrected: [{ typed: 'резистор', read: 'resistor' }],
      total: 2,
    })
    const found = await search('tactile 0603 yageo')
    expect([found.left_out, found.corrected]).toEqual([['tactile'], undefined])
  })

  test('the pattern of a series leaves the other meanings their indexes', async () => {
    const word = {
      key: 'X7R',
      spellings: [[{ word: 'x7r', isWhole: false }]],
      isCore: false,
      isCategory: false,
    }
    const meaning = anyMeaning({ ...word, brandIds: [], categoryIds: [], series: '(^|[^a-z])x7r' }, '')
    const plan = await shop.connection.db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(sql`explain select id from parts where ${meaning}`)
    })
    expect(JSON.stringify(plan.rows)).toContain('BitmapOr')
  })

  test('filters narrow the same words', async () => {
    const found = await search('stm32 lqfp48 24V', { rohs: '1' })
    expect(found).toMatchObject({ total: 0, left_out: ['24V'] })
  })

  test('a mistyped number is not left out: similar ones are offered', async () => {
    const found = await search('STM32F1O3C8T6 LQFP48')
    expect(found.list).toEqual([])
    expect(found.did_you_mean?.[0]?.part_number).toBe('STM32F103C8T6')
  })

  test('words that match nothing find nothing', async () => {
    expect(await search('foo bar baz')).toMatchObject({ total: 0, did_you_mean: [] })
  })
})

describe('a part number leads beside words that do not fit', () => {
  beforeAll(async () => {
    await stockParts(shop.connection.db, [
      { partNumber: 'SS34', maker: 'Nexperia', packaging: 'SMC', stock: 0 },
      { partNumber: 'SS34-E3', maker: 'Nexperia', packaging: 'SMC' },
      { partNumber: 'Z-1', maker: 'Nexperia', packaging: 'SMA', description: 'Zener diode SMA' },
      { partNumber: 'TSR 1-24150', maker: 'Nexperia', description: 'Converter 15V' },
      { partNumber: 'TSR 1-2450', maker: 'Nexperia', description: 'Converter 5V' },
      { partNumber: '1935200', maker: 'Nexperia', packaging: '1x6P' },
      { partNumber: '09 67 009 4715', maker: 'Nexperia', packaging: 'D-Sub-9' },
      {
        partNumber: 'R-4712',
        maker: 'Yageo',
        packaging: '0402',
        description: 'Chip resistor 4.7k 5V SOT-23',
      },
      { partNumber: '4N35', maker: 'Nexperia', packaging: 'DIP-6' },
    ])
  })

  test.each([
    ['SS34 SMA', ['SS34', 'SS34-E3'], ['SMA']],
    ['SMA, ss34', ['SS34', 'SS34-E3'], ['SMA']],
    ['SS34 SMA SMC Nexperia', ['SS34', 'SS34-E3'], ['SMA']],
    ['STM32F103C8T6 4k7 0402', ['STM32F103C8T6'], ['4k7', '0402']],
    ['STM32F103C8T6/4k7/0402', ['STM32F103C8T6'], ['4k7', '0402']],
    ['ЅТМ32F103С8Т6 4k7 0402', ['STM32F103C8T6'], ['4k7', '0402']],
    ['4k7 STM32F103R 0402', ['STM32F103RBT6'], ['4k7', '0402']],
    ['stm32 f103r 4k7', ['STM32F103RBT6'], ['4k7']],
    ['LM 358 0402', ['LM358', 'LM358', 'LM358/NOPB'], ['0402']],
    ['BAT54H,115 4k7', ['BAT54H,115'], ['4k7']],
    ['NS-358-OLD 0402', ['LM358/NOPB'], ['0402']],
    ['TSR 1-24150 5V', ['TSR 1-24150'], ['5V']],
    ['TSR 1-24150 SMA', ['TSR 1-24150'], ['SMA']],
    ['1935200 SOT-23', ['1935200'], ['SOT-23']],
    ['09 67 009 4715 5V', ['09 67 009 4715'], ['5V']],
    ['4N35 0402', ['4N35'], ['0402']],
    ['595-STM32F103C8T6 0402', ['STM32F103C8T6'], ['0402']],
    ['STM32F103C8T6TR 10k 0402', ['STM32F103C8T6'], ['10k', '0402']],
    ['SS34 SMA, 20 pcs', ['SS34', 'SS34-E3'], ['SMA', '20 pcs']],
  ])('"%s"', async (typed, expected, leftOut) => {
    const found = await search(typed)
    expect([found.list.map(({ part_number }) => part_number), found.left_out]).toEqual([expected, leftOut])
    expect((await search(typed, { in_stock: '1' })).left_out).toEqual(leftOut)
  })
})

describe('a number in another packing or alphabet', () => {
  test.each([
    ['BAT54HTR', 'BAT54H,115'],
    ['BAT54H-REEL7', 'BAT54H,115'],
    ['LTC3780EGREEL', 'LTC3780EG#PBF'],
    ['LTC3780EG+T&R', 'LTC3780EG#TRPBF'],
    ['STM32F103C8+T&R', 'STM32F103C8T6'],
    ['STM32F103C8/TR', 'STM32F103C8T6'],
    ['STM32F103-REEL', 'STM32F103'],
    ['STM32F103C8T6TR', 'STM32F103C8T6'],
    ['ЅТМ32F103С8Т6', 'STM32F103C8T6'],
    ['ＳＴＭ３２Ｆ１０３Ｃ８Ｔ６', 'STM32F103C8T6'],
  ])('%s leads to %s', async (typed, number) => {
    const found = await search(typed)
    expect(found.list[0]?.part_number).toBe(number)
    expect(found.did_you_mean).toBeUndefined()
  })

  test.each(['STM32FIO3C8T6', 'STM32FlO3C8T6', 'STM32FIO3'])(
    '%s with several slips is recognized',
    async typed => expect((await search(typed)).did_you_mean?.[0]?.part_number).toMatch(/^STM32F103/),
  )
})

describe('filters', () => {
  test('facets count the parts that the other choices leave', async () => {
    const st = await makerId(shop.connection.db, 'STMicroelectronics')
    const all = await search('stm32f103')
    expect(all.total).toBe(5)
    expect(all.facets.brands.map(({ name, count }) => [name, count])).toEqual([
      ['Geehy', 3],
      ['STMicroelectronics', 2],
    ])
    expect(all.facets.packagings).toEqual([
      { name: 'LQFP-48', count: 3 },
      { name: 'LQFP-64', count: 1 },
    ])
    const ofSt = await search('stm32f103', { brand_id: String(st) })
    expect(ofSt.total).toBe(2)
    expect(ofSt.facets.brands).toHaveLength(2)
    expect(ofSt.facets.packagings).toEqual([
      { name: 'LQFP-48', count: 1 },
      { name: 'LQFP-64', count: 1 },
    ])
  })

  test('by stock, RoHS and package', async () => {
    expect(await numbers('stm32f103', { in_stock: '1' })).not.toContain('STM32F103RBT6')
    expect(await numbers('stm32f103', { rohs: '1' })).toEqual(['STM32F103RBT6', 'GD-STM32F103'])
    expect(await numbers('stm32f103', { packaging: 'LQFP-64' })).toEqual(['STM32F103RBT6'])
    expect(await numbers('stm32f103', { packaging: 'no such' })).toEqual([])
  })

  test('a category includes its subcategories', async () => {
    const { facets } = await search('10k')
    expect(facets.categories).toEqual([{ id: expect.any(Number), name: 'Chip resistors', count: 2 }])
    const passives = await shop.call()(searchParts, { keyword: 'passives' })
    expect(passives.total).toBe(2)
  })

  test('sorted by price, parts without one come last; by stock, the largest first', async () => {
    expect(await numbers('stm32f103', { sort: 'price' })).toEqual([
      'GD-STM32F103',
      'STM32F103C8T6',
      'STM32F103RBT6',
      'STM32F103',
      'EVAL-1',
    ])
    const byNumber = await numbers('stm32f103', { sort: 'number' })
    expect(byNumber).toEqual(byNumber.toSorted())
    expect(await numbers('stm32f103', { sort: '-number' })).toEqual(byNumber.toReversed())
    expect((await numbers('stm32f103', { sort: '-stock' })).at(-1)).toBe('STM32F103C8T6')
    const byPrice = await numbers('stm32f103', { sort: 'price' })
    const dearest = await numbers('stm32f103', { sort: '-price' })
    expect(dearest.at(-1)).toBe(byPrice.at(-1))
    expect(dearest.indexOf(byPrice[0] ?? '')).toBeGreaterThan(dearest.indexOf(byPrice[1] ?? ''))
    expect((await numbers('stm32f103', { sort: 'stock' }))[0]).toBe('STM32F103C8T6')
    expect((await numbers('stm32f103', { sort: 'stock' })).at(-1)).toBe('STM32F103RBT6')
  })

  test('pages are consecutive, and empty beyond the last', async () => {
    const page = (page: string) => numbers('stm32f103', { page, page_size: '2' })
    expect([...(await page('1')), ...(await page('2')), ...(await page('3'))]).toEqual(
      await numbers('stm32f103'),
    )
    const beyond = await search('stm32f103', { page: '999' })
    expect(beyond).toMatchObject({ list: [], total: 5, page: 999 })
  })
})

describe('similar numbers', () => {
  test.each([
    ['STM23F103C8T6', 'STM32F103C8T6'],
    ['STM32F1O3C8T6', 'STM32F103C8T6'],
    ['STM32F03C8T6', 'STM32F103C8T6'],
    ['BAT55H,115', 'BAT54H,115'],
    ['LTC3780EEG#PBF', 'LTC3780EG#PBF'],
  ])('%s asks whether %s was meant', async (typed, meant) => {
    const found = await search(typed)
    expect(found.list).toEqual([])
    expect(found.did_you_mean?.[0]?.part_number).toBe(meant)
  })

  test('are offered with filters, too, when nothing would match without them', async () => {
    const mistyped = await search('STM23F103C8T6', { in_stock: '1' })
    expect(mistyped.did_you_mean?.[0]?.part_number).toBe('STM32F103C8T6')
    expect((await search('stm32f103', { packaging: 'no such' })).did_you_mean).toBeUndefined()
  })

  test('of a short word are whole numbers: RJ45 is no beginning of RC4558D', async () => {
    await stockParts(shop.connection.db, [{ partNumber: 'RC4558D', maker: 'Texas Instruments' }])
    expect((await search('rj45')).did_you_mean).toEqual([])
  })

  test('are not offered while anything matches as typed', async () => {
    expect((await search('stm32f103')).did_you_mean).toBeUndefined()
  })
})

describe('the exact number', () => {
  const exact = async (keyword: string) => (await shop.call()(findExact, { keyword })).goods_page_url

  test.each([
    ['stm32f103c8t6', /^STM32F103C8T6-\d+$/],
    [' BAT54H,115 ', /^BAT54H-115-\d+$/],
    ['ltc3780eg#pbf', /^LTC3780EG-PBF-\d+$/],
  ])('%s leads to its page', async (typed, url) => expect(await exact(typed)).toMatch(url))

  test('of two manufacturers leads nowhere, and the results show both', async () => {
    expect(await exact('LM358')).toBe('')
    const makers = (await search('LM358')).list.slice(0, 2).map(goods => goods.brand_name)
    expect(makers.sort()).toEqual(['Texas Instruments', 'onsemi'])
  })

  test('is not a number that only looks similar', async () => {
    for (const typed of ['LM358NOPB', 'STM32F103C8', '', '   ', '%', '_', '😀'])
      expect(await exact(typed)).toBe('')
  })

  test('a former number leads to its part, but not if two parts had it', async () => {
    expect(await exact('NS-358-OLD')).toMatch(/^LM358-NOPB-/)
    expect(await exact('CUST-0815')).toBe('')
  })
})

describe('suggestions', () => {
  const suggest = async (keyword: string) =>
    (await shop.call()(suggestParts, { keyword })).map(hit => hit.part_number)

  test('begin with the typed text, in order', async () => {
    expect(await suggest('stm32 f')).toEqual(['STM32F103', 'STM32F103C8T6', 'STM32F103RBT6'])
    expect(await suggest('l')).toHaveLength(5)
    expect(await suggest('cust')).toEqual(['BAT54H,115', 'LTC3780EG#PBF'])
  })

  test.each(['ЅТМ32F103', 'STM32F1O3', 'stm32flo3', 'stm32f103, 5 pcs', 'P/N: stm32f103'])(
    'understand "%s" as the search does',
    async typed => expect(await suggest(typed)).toEqual(['STM32F103', 'STM32F103C8T6', 'STM32F103RBT6']),
  )

  test('are at most ten, and none for empty input', async () => {
    expect(await suggest('')).toEqual([])
    expect(await suggest('%')).toEqual([])
    expect((await suggest('a')).length).toBeLessThanOrEqual(10)
  })
})

describe('suggestions beside numbers', () => {
  test('stock, package and the price at the minimum quantity', async () => {
    const [, first] = await shop.call()(suggestParts, { keyword: 'STM32F103' })
    expect(first).toMatchObject({
      part_number: 'STM32F103C8T6',
      packaging: 'LQFP-48',
      stock: 900,
      price: 2.5,
      min_qty: 1,
    })
    const [onRequest] = await shop.call()(suggestParts, { keyword: 'EVAL-1' })
    expect(onRequest).toMatchObject({ price: null, stock: 100 })
  })

  test('categories in any language, and manufacturers by their short names', async () => {
    const groups = async (keyword: string, lang: Lang = 'en') => {
      const { categories, brands } = await shop.call(lang)(suggestGroups, { keyword })
      return [...categories.map(one => one.category_name), ...brands.map(one => one.brand_name)]
    }
    expect(await groups('resist')).toEqual(['Chip resistors'])
    expect(await groups('widerst', 'de')).toEqual(['Chip-Widerstände'])
    expect(await groups('抵抗')).toEqual(['Chip resistors'])
    expect(await groups('texas')).toEqual(['Texas Instruments'])
    expect(await groups('ti')).toEqual(['Texas Instruments'])
    expect(await groups('t')).toEqual([])
    expect(await groups('')).toEqual([])
    expect(await groups('zzz')).toEqual([])
  })
})

describe('unusual input', () => {
  test.each(['', ' ', 'a', '😀'])('"%s" is less than two characters', async keyword => {
    const answer = await shop.get(`/api/index/search?keyword=${encodeURIComponent(keyword)}`)
    expect(await answer.json()).toMatchObject({
      code: 400,
      data: { errors: { keyword: 'Less than two words' } },
    })
  })

  test.each([
    '😀😀',
    '%%',
    '__',
    '\\\\',
    "' or 1=1 --",
    '"; drop table parts; --',
    'a'.repeat(500),
    '*',
    '&|!:*',
    "o'brien",
    'x\u0000y',
  ])('%j finds nothing and does no harm', async keyword => {
    const answer = await shop.get(`/api/index/search?keyword=${encodeURIComponent(keyword)}`)
    const { code, data } = await answer.json()
    expect(code === 200 ? data.total : code).toBe(['*', 'x\u0000y'].includes(keyword) ? 400 : 0)
  })

  test.each([
    'page=-1',
    'page=0',
    'page=x',
    'page=1.5',
    'page_size=101',
    'page_size=0',
    'sort=cheap',
    'brand_id=abc',
    'in_stock=yes',
    `packaging=${'x'.repeat(101)}`,
  ])('%s is rejected by name', async bad => {
    const answer = await (await shop.get(`/api/index/search?keyword=stm32&${bad}`)).json()
    expect(answer).toMatchObject({
      code: 400,
      data: { errors: { [bad.split('=')[0] ?? '']: expect.any(String) } },
    })
  })

  test('wildcards are treated as punctuation', async () => {
    expect(await numbers('%c12')).toEqual(['A-B.C 12', 'ABC12'])
    expect(await numbers('a_c12')).toEqual([])
    expect((await search('a_c12')).did_you_mean?.[0]?.part_number).toBe('A-B.C 12')
  })

  test('unknown filters are ignored, empty ones mean none, unknown ids find nothing', async () => {
    expect((await search('stm32f103', { colour: 'green', brand_id: '', packaging: '' })).total).toBe(5)
    expect((await search('stm32f103', { brand_id: '999999' })).total).toBe(0)
    expect((await search('stm32f103', { category_id: '999999' })).total).toBe(0)
  })

  test('a keyword over 500 characters is too long', async () => {
    expect(await (await shop.get(`/api/index/search?keyword=${'a'.repeat(501)}`)).json()).toMatchObject({
      code: 400,
    })
  })
})

test('a search sorted by price compares prices at the quantity', async () => {
  const { db } = shop.connection
  await stockParts(db, [
    {
      partNumber: 'QTYSORT-A',
      maker: 'Geehy',
      stock: 5,
      prices: [
        [1, '1.00000'],
        [1000, '0.10000'],
      ],
    },
    {
      partNumber: 'QTYSORT-B',
      maker: 'Geehy',
      stock: 5,
      prices: [
        [1, '0.50000'],
        [100, '0.40000'],
      ],
    },
    { partNumber: 'QTYSORT-C', maker: 'Geehy', stock: 5 },
  ])
  const order = async (given: Record<string, string | number>) =>
    (await shop.call()(searchParts, { keyword: 'QTYSORT', sort: 'price', ...given })).list.map(
      ({ part_number }) => part_number.at(-1),
    )
  expect(await order({})).toEqual(['B', 'A', 'C'])
  expect(await order({ qty: 2000 })).toEqual(['A', 'B', 'C'])
  expect(await order({ qty: 2000, sort: '-price' })).toEqual(['B', 'A', 'C'])
  expect(await order({ qty: 2000, brand_id: String(await makerId(db, 'Geehy')) })).toEqual(['A', 'B', 'C'])
})
