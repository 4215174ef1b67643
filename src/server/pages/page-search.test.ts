import { describe, expect, test } from 'vitest'
import type { Lang } from '../../domain/locales.ts'
import { readPageSearch } from './page-search.ts'

const CATEGORY = { search: ['brand_id', 'packaging', 'qty', 'sort', 'page'], readsParameters: true }
const read = (query: string, lang: Lang = 'en') => readPageSearch(CATEGORY, new URLSearchParams(query), lang)

describe('the query of a category page', () => {
  test.each([
    'resistance=10K',
    'resistance=10000',
    'resistance=10k%CE%A9',
    'resistance=10+kOhm',
    'resistance=10k,10K',
    'resistance=10k&resistance=10K',
    'resistance=&resistance=10k',
    'resistance=10k&page=1&brand_id=',
  ])('%s is one page', query => expect(read(query)).toEqual({ search: '?resistance=10k', isKept: true }))

  test('has numbers of a form as they are written in its language, and says what is not clear', () => {
    const typed = (text: string, lang: Lang) => read(`typed=resistance&resistance=${text}`, lang)
    expect(typed('4,7k', 'de')).toEqual({ search: '?resistance=4.7k', isKept: true })
    expect(typed('4,7k', 'en')).toEqual({ search: '?resistance=%3F4%5C%2C7k', isKept: false })
    expect(typed('1.250', 'de')).toEqual({ search: '?resistance=%3F1.250', isKept: false })
    expect(read('resistance=4,7k').search).toBe('?resistance=4%2C7k')
  })

  test('reads no text of a search as a number, whatever it says was typed', () => {
    const { search } = readPageSearch(
      { ...CATEGORY, search: ['wd', ...CATEGORY.search] },
      new URLSearchParams('typed=wd&wd=BAT54H,115'),
      'de',
    )
    expect(search).toBe('?wd=BAT54H%2C115')
  })

  test('has all values of a name that is repeated', () => {
    const { search } = read('resistance=10k&packaging=0402&resistance=22k&packaging=0603')
    expect(search).toBe('?packaging=0402%2C0603&resistance=10k%2C22k')
  })

  test('has its filters in the order of the links of lists, parameters as in the dictionary', () => {
    const { search } = read('tolerance=1&resistance=1k&page=2&sort=price&brand_id=7&qty=500')
    expect(search).toBe('?brand_id=7&resistance=1k&tolerance=1&qty=500&sort=price&page=2')
  })

  test('has filters by fields of parts after the parameters, in one spelling', () => {
    const { search, isKept } = read('origin=china,my&lifecycle=OBSOLETE&resistance=1k')
    expect({ search, isKept }).toEqual({
      search: '?resistance=1k&lifecycle=obsolete&origin=CN%2CMY',
      isKept: false,
    })
    expect(read('lifecycle=Abgek%C3%BCndigt')).toEqual({ search: '?lifecycle=obsolete', isKept: true })
  })

  test('drops names that are no parameters, so that they make no further page', () => {
    const names = Array.from({ length: 1_000 }, (_, i) => `x${i}=${i}`)
    expect(read(names.join('&'))).toEqual({ search: '', isKept: true })
    expect(read('utm_source=news&resistance=1k').search).toBe('?resistance=1k')
  })

  test('keeps parameters that it does not understand, to say so, but not in the cache', () => {
    expect(read('tolerance=foo')).toEqual({ search: '?tolerance=foo', isKept: false })
  })

  test('is not cached with an attribute that the dictionary does not know: there is no end of them', () => {
    expect(read('a.wire-gauge=22')).toEqual({ search: '?a.wire-gauge=22', isKept: false })
  })

  test('has no filter of endless length', () => {
    expect(read(`resistance=${'1k,'.repeat(1_000)}`).search).toBe('')
  })

  test('is not cached with two filters', () => {
    expect(read('resistance=1k&tolerance=1').isKept).toBe(false)
    expect(read('resistance=1k&brand_id=7').isKept).toBe(false)
    expect(read('resistance=1k&page=3&sort=price').isKept).toBe(true)
  })

  test('has an order only if there is such a column or parameter', () => {
    expect(read('sort=-resistance').search).toBe('?sort=-resistance')
    expect(read('sort=-number').search).toBe('?sort=-number')
    for (const sort of ['foo', '', 'relevance', '--price', 'Price'])
      expect(read(`sort=${sort}`).search).toBe('')
    expect(read('sort=a.wire-gauge')).toEqual({ search: '?sort=a.wire-gauge', isKept: false })
    const search = readPageSearch(
      { search: ['wd', 'sort'] },
      new URLSearchParams('wd=x&sort=resistance'),
      'en',
    ).search
    expect(search).toBe('?wd=x')
  })

  test('of another screen has no parameters', () => {
    expect(
      readPageSearch({ search: ['page'] }, new URLSearchParams('resistance=1k&page=2'), 'en').search,
    ).toBe('?page=2')
  })
})
