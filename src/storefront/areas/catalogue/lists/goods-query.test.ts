import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchParts } from '../../../../contract/shop/catalogue.ts'
import {
  countFilters,
  type GoodsChoice,
  goodsCall,
  listHref,
  readGoodsQuery,
  readKeyword,
  withoutFilters,
} from './goods-query.ts'

const read = (query: string) => readGoodsQuery(new URLSearchParams(query))
const UNTOUCHED = { page: 1, in_stock: false, rohs: false, sort: 'relevance' }

describe('the choice in a URL', () => {
  test('is read completely', () => {
    expect(
      read('wd=lm358&page=3&brand_id=7&category_id=12&packaging=SOIC-8&in_stock=1&rohs=1&sort=price'),
    ).toEqual({
      page: 3,
      brand_id: 7,
      category_id: 12,
      packaging: 'SOIC-8',
      in_stock: true,
      rohs: true,
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
    expect(read('brand_id=Texas-Instruments-4').brand_id).toBe(4)
  })

  test('leads to a valid call, whatever the URL contains', () => {
    const names = fc.constantFrom('page', 'brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'sort')
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), pairs => {
        const call = goodsCall(readGoodsQuery(new URLSearchParams(pairs)))
        expect(searchParts.query?.safeParse({ ...call, keyword: 'lm358' }).success).toBe(true)
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
  test('contains only what was chosen', () => {
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
    expect(listHref({ path: '/s', keyword: 'x' }, { ...fromServer, brand_id: 7 })).toBe(
      href('brand_id=7&packaging=0603&rohs=1'),
    )
  })

  test('keeps the sort order without filters and starts at page 1', () => {
    const cleared = withoutFilters(read('page=3&brand_id=7&in_stock=1&sort=stock'))
    expect(listHref({ path: '/s', keyword: 'x' }, cleared)).toBe('/s?wd=x&sort=stock')
    expect(countFilters(cleared)).toBe(0)
    expect(countFilters(read('rohs=1&packaging=0603&sort=stock'))).toBe(2)
  })
})
