import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { getCategoryTree } from '../../../../contract/shop/catalogue.ts'
import { listAllBrands } from './list-all-brands.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const html = async (path: string) => (await shop.get(path)).text()
const status = async (path: string) => (await shop.get(path)).status
const links = (page: string, start: string) =>
  [...page.matchAll(/<main[\s\S]*<\/main>/g)].flatMap(([main]) =>
    [...main.matchAll(/href="([^"]+)"/g)].map(found => found[1] ?? '').filter(href => href.startsWith(start)),
  )

describe('all categories', () => {
  test('are on one page with their children', async () => {
    const { category } = await shop.call()(getCategoryTree)
    const wanted = category.flatMap(top => [top, ...top.children])
    expect(links(await html('/category'), '/category/')).toEqual(
      wanted.map(({ category_page_url }) => `/category/${category_page_url}`),
    )
  })
})

describe('the manufacturers', () => {
  test('are listed sixty per page, and every initial letter is a link', async () => {
    const list = await listAllBrands(shop.call())
    const page = await html('/manufacturer')
    expect(links(page, '/manufacturer/').length).toBe(Math.min(60, list.length))
    const letters = links(page, '/manufacturer?letter=').map(href => href.split('=')[1])
    expect(letters).toEqual([...new Set(list.map(({ letter }) => letter))].sort(byIndex))
    const [first = ''] = letters
    expect(links(await html(`/manufacturer?letter=${first.toLowerCase()}`), '/manufacturer/')).toEqual(
      list.filter(({ letter }) => letter === first).map(brand => `/manufacturer/${brand.brand_page_url}`),
    )
  })

  test('are found by name; an unknown name shows the next steps', async () => {
    expect(links(await html('/manufacturer?keyword=texas'), '/manufacturer/')).toHaveLength(1)
    const unknown = await html('/manufacturer?keyword=nobody-has-this-name')
    expect(unknown).toContain('No manufacturers found')
    expect(unknown).toContain('value="nobody-has-this-name"')
  })

  test('beyond the last page link back to the first', async () => {
    const page = await html('/de/manufacturer?letter=T&page=99')
    expect(links(page, '/de/manufacturer?letter=T')).toContain('/de/manufacturer?letter=T')
  })
})

describe('the index of part numbers', () => {
  test.each([
    ['/products', 200],
    ['/products/A', 200],
    ['/products/A/1', 200],
    ['/products/other', 200],
    ['/products/A/900', 200],
    ['/products/AB', 404],
    ['/products/A/x', 404],
    ['/products/A/0', 404],
    ['/products/A/01', 404],
    ['/products/A/-1', 404],
  ])('%s answers %i', async (path, expected) => {
    expect(await status(path)).toBe(expected)
  })

  test('has 37 entries, each linking to its first page', async () => {
    const entries = links(await html('/fr/products'), '/fr/products/')
    expect([entries.length, entries[0], entries.at(-1)]).toEqual([
      37,
      '/fr/products/A/1',
      '/fr/products/other/1',
    ])
  })

  test.each([
    ['/products/a', '/products/A'],
    ['/products/b/2', '/products/B/2'],
    ['/ar/products/OTHER', '/ar/products/other'],
  ])('%s redirects permanently to %s', async (asked, proper) => {
    const answer = await shop.get(asked)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, proper])
  })

  test('has one URL for the first page of a letter', async () => {
    for (const path of ['/products/S', '/products/S/1'])
      expect(await html(path)).toContain('rel="canonical" href="http://shop.test/products/S/1"')
  })
})

test('no list is indexed beyond its last page', async () => {
  const { category } = await shop.call()(getCategoryTree)
  const lists = [
    `/category/${category[0]?.category_page_url}?page=`,
    '/manufacturer?page=',
    '/featured?page=',
    '/news?page=',
    '/products/S/',
    links(await html('/manufacturer'), '/manufacturer/')[0] + '?page=',
    links(await html('/featured'), '/featured/')[0] + '?page=',
  ]
  const isIndexed = async (path: string) =>
    !(await html(path)).includes('<meta name="robots" content="noindex"')
  for (const list of lists)
    expect([list, await isIndexed(`${list}1`), await isIndexed(`${list}490`)]).toEqual([list, true, false])
})

const INDEX = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'other']
function byIndex(a: string, b: string): number {
  return INDEX.indexOf(a) - INDEX.indexOf(b)
}
