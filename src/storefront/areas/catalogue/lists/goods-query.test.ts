import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCategoryParts, searchParts } from '../../../../contract/shop/catalogue.ts'
import type { Lang } from '../../../../domain/locales.ts'
import {
  countFilters,
  type GoodsChoice,
  goodsCall,
  listHref,
  readCategoryQuery,
  readGoodsQuery,
  readKeyword,
  withoutFilter,
  withoutFilters,
} from './goods-query.ts'

const read = (query: string) => readGoodsQuery(new URLSearchParams(query))
const readCategory = (query: string, lang?: Lang) => readCategoryQuery(new URLSearchParams(query), lang)
const UNTOUCHED = {
  page: 1,
  brand_id: [],
  category_id: [],
  packaging: [],
  in_stock: false,
  rohs: false,
  parameters: {},
  sort: 'relevance',
}

describe('the choice in a URL', () => {
  test('has all values of a name that is repeated', () => {
    const query =
      'brand_id=7&resistance=10k&packaging=0402&brand_id=9&resistance=22k&resistance=&packaging=A%5C,B'
    expect(readCategory(query)).toMatchObject({
      brand_id: [7, 9],
      packaging: ['0402', 'A,B'],
      parameters: { resistance: '10k,22k' },
    })
  })

  test('is read completely', () => {
    expect(
      read(
        'wd=lm358&page=3&brand_id=7,9&category_id=12&packaging=SOIC-8,A%5C,B&in_stock=1&rohs=1&sort=price',
      ),
    ).toEqual({
      page: 3,
      brand_id: [7, 9],
      category_id: [12],
      packaging: ['SOIC-8', 'A,B'],
      in_stock: true,
      rohs: true,
      parameters: {},
      sort: 'price',
    })
  })

  test.each([
    '',
    'page=-1&sort=foo&brand_id=xyz',
    'page=abc&category_id=0&in_stock=yes&rohs=true',
    'page=0&brand_id=99999999999&packaging=',
    'page=1e9&page=2&sort=PRICE&packaging=%20%00',
    `page=1.5&packaging=${'x'.repeat(101)}`,
    'page=9999999999&brand_id=&category_id=-4',
  ])('ignores invalid values: %s', query => {
    expect(read(query)).toEqual(UNTOUCHED)
  })

  test("accepts a maker as the last segment of its page's URL", () => {
    expect(read('brand_id=Texas-Instruments-4').brand_id).toEqual([4])
  })

  test('has parameters in a category, but not in other lists', () => {
    const query = 'resistance=10k,22k&a.wire-gauge=22&utm_source=mail&id=9&wd=x&sort=-resistance&tolerance='
    expect(readCategory(query)).toMatchObject({
      parameters: { resistance: '10k,22k', 'a.wire-gauge': '22' },
      sort: '-resistance',
    })
    expect(read(query)).toEqual(UNTOUCHED)
  })

  test.each([
    ['stock=1,000', '1000..'],
    ['stock=10.000', '10000..'],
    ['stock=2 500', '2500..'],
    ['stock=10k', '10000..'],
    ['stock=1,5k', '1500..'],
    ['stock=≥1000', '1000..'],
    ['stock=1,000..5,000', '1000..5000'],
    ['stock=many', 'many'],
  ])('reads the least stock as quantities are written: %s', (search, stock) => {
    expect(readCategory(search).stock).toBe(stock)
  })

  test.each([
    ['price=1,250', '..1250'],
    ['price=1,250.50', '..1250.5'],
    ['price=0.00001', '..0.00001'],
    ['price=$0.5', '..0.5'],
    ['price=0,25..1,5', '0.25..1.5'],
    ['price=cheap', 'cheap'],
  ])('reads a price as people write it: %s', (search, price) => {
    expect(readCategory(search).price).toBe(price)
  })

  test.each([
    ['price=1,250', '..1.25'],
    ['price=1.250', '..1250'],
    ['price=0,3', '..0.3'],
    ['price=0,25..1,5', '0.25..1.5'],
    ['price=..1.125', '..1.125'],
    ['price=0.125..1.125', '0.125..1.125'],
  ])('reads a price as it is written in German, and one of our own URLs: %s', (search, price) => {
    expect(readCategory(search, 'de').price).toBe(price)
  })

  test('reads a quantity in thousands', () => {
    expect(readCategory('qty=1k').qty).toBe(1000)
  })

  test('takes a plain number of a form as the least stock and the highest price', () => {
    expect(readCategory('stock=500&price=0,3&qty=2,500')).toMatchObject({
      stock: '500..',
      price: '..0.3',
      qty: 2500,
    })
    expect(readCategory('stock=..9&price=1..2&qty=0')).toMatchObject({
      stock: '..9',
      price: '1..2',
      qty: undefined,
    })
  })

  test('leads to a valid call for any URL', () => {
    const names = fc.constantFrom(
      'page',
      'brand_id',
      'category_id',
      'packaging',
      'in_stock',
      'rohs',
      'sort',
      'stock',
      'price',
      'qty',
      'resistance',
      'a.x',
    )
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), pairs => {
        const call = goodsCall(readGoodsQuery(new URLSearchParams(pairs)))
        expect(searchParts.query?.safeParse({ ...call, keyword: 'lm358' }).success).toBe(true)
        const inCategory = goodsCall(readCategoryQuery(new URLSearchParams(pairs)))
        expect(listCategoryParts.query?.safeParse({ ...inCategory, id: '1' }).success).toBe(true)
      }),
    )
  })

  test('has a keyword that is trimmed, limited and free of control characters', () => {
    const wd = (text: string) => readKeyword(new URLSearchParams({ wd: text }))
    expect(wd('  lm358\u0000nopb ')).toBe('lm358 nopb')
    expect(wd('x'.repeat(600))).toHaveLength(500)
    expect(readKeyword(new URLSearchParams())).toBe('')
  })
})

describe('the URL of a list', () => {
  test('contains only the choices', () => {
    expect(listHref({ path: '/category/Op-Amps-3' }, read(''))).toBe('/category/Op-Amps-3')
    expect(listHref({ path: '/s', keyword: 'a&b #c' }, read('page=2&rohs=1'))).toBe(
      '/s?wd=a%26b+%23c&rohs=1&page=2',
    )
  })

  test('reads back as the same choice', () => {
    const choice = read('page=3&brand_id=7&packaging=TO-220+%2F+AB&in_stock=1&sort=stock')
    const { searchParams } = new URL(listHref({ path: '/s', keyword: 'x y' }, choice), 'http://shop.test')
    expect(readGoodsQuery(searchParams)).toEqual(choice)
    expect(readKeyword(searchParams)).toBe('x y')
  })

  test('does not depend on the order of the choices', () => {
    const href = (query: string) => listHref({ path: '/s', keyword: 'x' }, read(query))
    const fromServer: GoodsChoice = JSON.parse(JSON.stringify(read('packaging=0603&rohs=1')))
    expect(listHref({ path: '/s', keyword: 'x' }, { ...fromServer, brand_id: [7] })).toBe(
      href('brand_id=7&packaging=0603&rohs=1'),
    )
  })

  test('names parameters in the order of the facets, and commas without escapes', () => {
    const choice = readCategory('qty=500&tolerance=..1&price=..2&resistance=10k,22k&brand_id=7,9&stock=5..')
    expect(listHref({ path: '/category/R-1', slugs: ['resistance', 'tolerance'] }, choice)).toBe(
      '/category/R-1?brand_id=7,9&resistance=10k,22k&tolerance=..1&stock=5..&price=..2&qty=500',
    )
  })

  test('is without the filter that is removed', () => {
    const choice = readCategory('brand_id=7&resistance=10k,22k&price=..2&tolerance=..1')
    expect(countFilters(choice)).toBe(5)
    for (const [name, rest] of [
      ['brand_id', 'resistance=10k,22k&tolerance=..1&price=..2'],
      ['resistance', 'brand_id=7&tolerance=..1&price=..2'],
      ['price', 'brand_id=7&resistance=10k,22k&tolerance=..1'],
    ] as const)
      expect(listHref({ path: '/c' }, { ...choice, ...withoutFilter(choice, name) })).toBe(`/c?${rest}`)
  })

  test('keeps the sort order without filters and starts at page 1', () => {
    const cleared = withoutFilters(read('page=3&brand_id=7&in_stock=1&sort=stock'))
    expect(listHref({ path: '/s', keyword: 'x' }, cleared)).toBe('/s?wd=x&sort=stock')
    expect(countFilters(cleared)).toBe(0)
    expect(countFilters(read('rohs=1&packaging=0603&sort=stock'))).toBe(2)
  })
})
