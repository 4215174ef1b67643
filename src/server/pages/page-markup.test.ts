import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockCategory, stockParts } from '../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { getCategoryTree } from '../../contract/shop/catalogue.ts'
import type { Lang } from '../../domain/locales.ts'
import { pageUrl } from '../../domain/page-url.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const text = async (path: string) => (await shop.get(path)).text()

describe('a page as the server sends it', () => {
  test('has an empty live region for toasts before there are any', async () => {
    for (const path of ['/', '/de/s?wd=lm358', '/shoppingcart', '/login'])
      expect(await text(path)).toMatch(/<div aria-live="polite"[^>]*><\/div>/)
  })

  test('labels the quantity buttons with their part', async () => {
    const html = await text('/s?wd=lm358')
    const names = [...html.matchAll(/aria-label="((?:In|De)crease [^"]*)"/g)].map(([, name]) => name)
    expect(names).toContain('Increase quantity of LM358DR')
    expect(names).toContain('Decrease quantity of LM358DR')
    for (const name of names) expect(name).toMatch(/ quantity of \S+$/)
  })

  test('links to itself from a header and footer that were rendered for another page', async () => {
    const frameOf = async (path: string) => (await text(path)).replace(/<main.*<\/main>/s, '')
    const current = /href="([^"]*)"[^>]* aria-current="page"/g
    const currentOn = async (path: string) =>
      new Set([...(await frameOf(path)).matchAll(current)].map(([, to]) => to))
    expect(await currentOn('/de/manufacturer')).toEqual(new Set(['/de/manufacturer']))
    expect(await currentOn('/de/products')).toEqual(new Set())
    const search = 'wd=o%27hm+%26+%3Ck%3E'
    const frame = await frameOf(`/de/s?${search}&utm=1`)
    expect(frame.match(new RegExp(`href="/ar/s\\?${search.replaceAll('+', '\\+')}"`, 'g'))).toHaveLength(3)
    expect(frame).toContain(`href="/de/login?redirect=${encodeURIComponent(`/s?${search}`)}"`)
    expect(frame).not.toContain('data-preserved')
    expect(frame).not.toContain('_here_')
  })

  test('writes a part number from left to right in the breadcrumbs and title of an Arabic page', async () => {
    const [id] = await stockParts(shop.connection.db, [{ partNumber: '+DS1302N' }])
    const html = await text(`/ar/productdetail/${pageUrl('+DS1302N', id ?? 0)}`)
    expect(html).toMatch(/aria-current="page"[^>]*><bdi class="ltr-value">\+DS1302N<\/bdi>/)
    expect(html).toMatch(/<title>\u2066\+DS1302N\u2069/)
  })
})

describe('a shop with hundreds of imported top categories', () => {
  const names = Array.from({ length: 300 }, (_, at) => `Group ${at}`).reverse()

  beforeAll(async () => {
    for (const name of names) await stockCategory(shop.connection.db, { en: name, de: `Äpfel ${name}` })
  })

  const tree = async (lang: Lang) =>
    (await shop.call(lang)(getCategoryTree)).category.map(node => node.category_name)

  test('lists them sorted in the reader’s language', async () => {
    await expect.poll(() => tree('de')).toContain('Äpfel Group 299')
    for (const lang of ['en', 'de'] as const) {
      const listed = await tree(lang)
      expect(listed).toEqual(listed.toSorted(new Intl.Collator(lang, { numeric: true }).compare))
    }
    // Swedish sorts Ä after Z, German next to A.
    expect((await tree('de')).slice(0, 5)).toContain('Äpfel Group 0')
  })

  test('shows the largest on the home page, and all of them collapsed on the categories page', async () => {
    await expect.poll(() => text('/category')).toContain('Group 299')
    const links = (html: string) => new Set(html.match(/href="\/category\/[^"]+-\d+"/g)).size
    expect(links(await text('/'))).toBeLessThan(30)
    const [, main = ''] = (await text('/category')).split('<main')
    const [open = '', folded = ''] = main.split('<details')
    expect(open).not.toContain('Group 299')
    expect(folded).toContain('Group 299')
    expect(folded).toContain('All categories<bdi')
  })
})
