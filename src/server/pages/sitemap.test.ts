import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, rawRequest } from '../../../tests/harness/raw-request.ts'
import { stockParts } from '../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { PackedFiles } from './packed-files.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The URLs in a file; throws when it is not well-formed. */
async function addresses(path: string): Promise<string[]> {
  const answer = await shop.get(path, { 'Accept-Encoding': 'gzip' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const found: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => (text = ''))
  parser.on('text', more => (text += more))
  parser.on('closetag', tag => tag.name === 'loc' && found.push(text))
  parser.write(await answer.text()).close()
  return found
}

describe('search engines', () => {
  test('robots.txt excludes personal pages and names the sitemap', async () => {
    const text = await (await shop.get('/robots.txt')).text()
    expect(text).toContain('Disallow: /myaccount/')
    expect(text).toContain('Disallow: /*/pay/')
    expect(text).toContain('Sitemap: http://shop.test/sitemap.xml')
  })

  test('every URL in the sitemap answers 200 without a redirect', async () => {
    const pages = await addresses('/sitemaps/pages.xml')
    expect(pages.length).toBeGreaterThan(200)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toContain('http://shop.test/about')
    const some = pages.filter((_, i) => i % 15 === 0)
    for (const page of some)
      expect([page, (await shop.get(page.replace('http://shop.test', ''))).status]).toEqual([page, 200])
  })

  test('parts are in files of at most 50 000, also with gaps between ids', async () => {
    const { db } = shop.connection
    await db.execute(sql`alter table parts alter column id restart with 120000`)
    const [id] = await stockParts(db, [{ partNumber: 'FAR/AWAY & <1>' }])
    const index = await addresses('/sitemap.xml')
    expect(index).toEqual(
      ['pages', 'parts-1', 'parts-3'].map(file => `http://shop.test/sitemaps/${file}.xml`),
    )
    expect(await addresses('/sitemaps/parts-3.xml')).toEqual([
      `http://shop.test/productdetail/FAR-AWAY-1-${id}`,
    ])
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from parts where id <= 50000`,
    )
    expect((await addresses('/sitemaps/parts-1.xml')).length).toBe(rows[0]?.count)
  })

  test.each([
    '/sitemaps/parts-2.xml',
    '/sitemaps/parts-0.xml',
    '/sitemaps/parts-99999999.xml',
    '/sitemaps/other.xml',
  ])('%s does not exist', async path => expect((await shop.get(path)).status).toBe(404))
})

describe('the sitemap files', () => {
  const source = (size: number) => ({
    asked: 0,
    running: 0,
    most: 0,
    async *read() {
      this.asked++
      this.most = Math.max(this.most, ++this.running)
      for (let i = 0; i < size; i++) yield `<url>${i}</url>`
      this.running--
    },
  })

  test('are produced one at a time, and once for all requests', async () => {
    const files = new PackedFiles()
    const parts = source(50)
    const keys = ['a', 'b', 'c', 'a', 'b', 'c']
    const made = await Promise.all(keys.map(key => files.get(key, () => parts.read())))
    expect([parts.asked, parts.most]).toEqual([3, 1])
    expect(gunzipSync(made[0] ?? '').toString()).toMatch(/^<url>0<.*<url>49<\/url>$/)
    await files.get('a', () => parts.read())
    expect(parts.asked).toBe(3)
  })

  test('a failed one delays no other and is retried', async () => {
    const files = new PackedFiles()
    async function* broken() {
      yield 'a'
      throw new Error('the database is away')
    }
    const [first, second] = [files.get('a', broken), files.get('b', () => ['b'])]
    await expect(first).rejects.toThrow('the database is away')
    expect(gunzipSync(await second).toString()).toBe('b')
    expect(gunzipSync(await files.get('a', () => ['again'])).toString()).toBe('again')
  })

  test('are sent uncompressed to clients without gzip', async () => {
    const plain = await rawRequest(shop.port, get('/sitemap.xml'))
    expect(plain).not.toMatch(/^content-encoding/im)
    expect(plain).toContain('</sitemapindex>')
  })
})
