import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockParts } from '../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { listRecommended } from '../../contract/shop/catalogue.ts'
import { listRelatedNews } from '../../contract/shop/news.ts'
import type { Call } from '../../contract/wire/call.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { pageUrl } from '../../domain/page-url.ts'
import { partPath } from '../../domain/paths.ts'
import { PageCache } from './page-cache.ts'
import { render } from './render-page.ts'

let shop: TestShop
let path: string
beforeAll(async () => {
  shop = await openTestShop()
  const [id = 0] = await stockParts(shop.connection.db, [{ partNumber: 'DEGRADED-1' }])
  path = partPath(pageUrl('DEGRADED-1', id))
})
afterAll(() => shop.close())

async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    shop.connection.pool.query(`alter table ${from} rename to ${to}`)
  await rename(table, 'lost')
  try {
    return await work()
  } finally {
    await rename('lost', table)
  }
}

describe('a page that could not load something', () => {
  test.each([listRecommended, listRelatedNews])('$path, of a part is shown and not cached', async failing => {
    const call: Call = async (endpoint, input) => {
      if (endpoint.path === failing.path) throw new Refusal(503)
      return shop.call()(endpoint, input)
    }
    const renderer = { callAs: () => call, assets: { headFor: () => '' }, origin: 'http://shop.test' }
    const answer = await render(renderer, { lang: 'en', path, href: path, token: null })
    expect([answer.status, String(answer.body).includes('DEGRADED-1')]).toEqual([200, true])
    const cache = new PageCache(1_000_000)
    await cache.get(path, cache.generation, async () => answer)
    expect(cache.find(path)).toBeNull()
  })

  test('without its title for search engines is shown and not cached', async () => {
    const { pool } = shop.connection
    await pool.query(
      `insert into seo (path, lang, title, keyword, description) values ('/keywords', 'en', 'Own title', '', '')`,
    )
    const html = async () => (await shop.get('/keywords')).text()
    expect(await without('seo', html)).not.toContain('Own title')
    expect(await html()).toContain('Own title')
  })
})
