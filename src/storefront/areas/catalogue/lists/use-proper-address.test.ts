import { expect, test } from 'vitest'
import { properAddress } from './use-proper-address.ts'

const PATH = '/category/Chip-resistors-2'
const at = (search: string, hash = '') => ({ pathname: PATH, search, hash })

test('filters in another order and spelling are written as links write them', () => {
  const href = `${PATH}?packaging=0402,0603&resistance=10k&tolerance=..1`
  expect(properAddress(at('?tolerance=..1%25&resistance=10000&packaging=0402,0603'), href, [])).toBe(href)
})

test('an address that is right already stays, however it is escaped', () => {
  expect(properAddress(at('?packaging=0402%2C0603'), `${PATH}?packaging=0402,0603`, [])).toBeNull()
  expect(properAddress(at(''), PATH, [])).toBeNull()
})

test('unknown filters are removed, marks of a campaign stay', () => {
  expect(properAddress(at('?utm_source=mail&tolerance=foo&gclid=x1', '#filters'), PATH, ['tolerance'])).toBe(
    `${PATH}?utm_source=mail&gclid=x1#filters`,
  )
})

test('the address of another page is not touched', () => {
  expect(properAddress({ ...at('?page=2'), pathname: '/cart' }, PATH, [])).toBeNull()
})
