import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCatalogue } from '../../../../../tests/harness/empty-catalogue.ts'
import { capacitor, importCatalogue } from '../../../../../tests/harness/parametric-parts.ts'
import { openTestShop, type TestShop } from '../../../../../tests/harness/test-shop.ts'
import { SEARCH_PATH } from '../../../../domain/paths.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await emptyCatalogue(shop.connection.pool)
  await importCatalogue(shop.connection.pool, [
    capacitor('C-A'),
    capacitor('C-B', { maker: 'Murata' }),
    capacitor('C-100V', { voltage: '100 V' }),
    capacitor('C-0805', { packaging: '0805' }),
    capacitor('C-10N', { capacitance: '10 nF' }),
  ])
})
afterAll(() => shop.close())

const KEYWORD = '100nF 0402 50V'
const START = `${SEARCH_PATH}?wd=${encodeURIComponent(KEYWORD).replaceAll('%20', '+')}`

async function open(path: string): Promise<{ html: string; hrefs: string[]; parts: string[] }> {
  const html = await (await shop.get(path)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const hrefs = [...main.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const parts = [...main.matchAll(/href="\/productdetail\/([^"]+)-\d+"/g)].map(([, name = '']) => name)
  return { html: main, hrefs, parts: [...new Set(parts)] }
}

const pathOf = (hrefs: string[], isWanted: (search: URLSearchParams) => boolean) =>
  hrefs.find(href => isWanted(new URL(href, 'http://shop').searchParams)) ?? ''

describe('without JavaScript a search that was read as parameters', () => {
  test('shows each reading, and links to the list without it', async () => {
    const { html, hrefs, parts } = await open(START)
    expect(parts).toEqual(['C-A', 'C-B'])
    for (const text of ['Read as', 'Ceramic capacitors', '100 nF', '0402', '50 V', 'or better (+1)'])
      expect(html).toContain(text)
    const wider = pathOf(hrefs, search => !search.has('voltage') && search.get('capacitance') === '100n')
    expect((await open(wider)).parts).toEqual(['C-100V', 'C-A', 'C-B'])
    const better = pathOf(hrefs, search => search.get('voltage') === '50..')
    expect((await open(better)).parts).toEqual(['C-100V', 'C-A', 'C-B'])
  })

  test('fills the quantity that it says into the field of prices, and a quantity of the URL wins', async () => {
    const said = `${SEARCH_PATH}?wd=100nF+0402+50V+500+pcs`
    const { html, hrefs } = await open(said)
    expect(html).toMatch(/name="qty"[^>]*value="500"|value="500"[^>]*name="qty"/)
    expect(hrefs.some(href => href.includes('qty=500'))).toBe(true)
    expect((await open(`${said}&qty=20`)).html).toMatch(/name="qty"[^>]*value="20"|value="20"[^>]*name="qty"/)
  })

  test('can be refused: the words are searched, and the text stays in the box', async () => {
    const { hrefs } = await open(START)
    const words = pathOf(hrefs, search => search.get('understood') === '0')
    expect(words).toBe(`${START}&understood=0`)
    const html = await (await shop.get(words)).text()
    expect(html).toMatch(new RegExp(`name="wd"[^>]*value="${KEYWORD}"|value="${KEYWORD}"[^>]*name="wd"`))
    expect(html).not.toContain('Read as')
    expect(html).toContain('with <a')
  })

  test('is filtered further with the category’s own filters', async () => {
    const { hrefs } = await open(START)
    const filtered = pathOf(hrefs, search => search.has('brand_id'))
    expect(new URL(filtered, 'http://shop').searchParams.get('voltage')).toBe('50')
    expect((await open(filtered)).parts).toHaveLength(1)
    expect(hrefs.every(href => !href.startsWith(SEARCH_PATH) || href.includes('wd='))).toBe(true)
  })

  test('says that better ratings are listed where no part has exactly this one', async () => {
    const { html, parts } = await open(`${SEARCH_PATH}?wd=100nF+0402+63V`)
    expect(parts).toEqual(['C-100V'])
    expect(html).toContain('No part has exactly 63V')
  })
})

test('notations of a filter are one page, and other programs’ names are dropped', async () => {
  const id = new URL(
    (await open(START)).hrefs.find(href => href.includes('understood=')) ?? '',
    'http://shop',
  ).searchParams.get('understood')
  const etags = await Promise.all(
    ['100n', '0.1u', '100nF&utm_source=x'].map(async value => {
      const response = await shop.get(`${START}&understood=${id}&capacitance=${value}`)
      await response.text()
      return response.headers.get('etag')
    }),
  )
  expect(new Set(etags).size).toBe(1)
  expect(etags[0]).not.toBeNull()
})

test('an impossible order is the usual one', async () => {
  expect((await shop.get(`${START}&sort=nonsense`)).status).toBe(200)
  expect((await shop.get(`${SEARCH_PATH}?wd=C-A&sort=nonsense`)).status).toBe(200)
})
