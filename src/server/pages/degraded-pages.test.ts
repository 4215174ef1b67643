import { createSecretKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { stockParts } from '../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { listRecommended } from '../../contract/shop/catalogue.ts'
import { listRelatedNews } from '../../contract/shop/news.ts'
import { getPage, listLanguages } from '../../contract/shop/site.ts'
import type { Call } from '../../contract/wire/call.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { pageUrl } from '../../domain/page-url.ts'
import { partPath } from '../../domain/paths.ts'
import { type CallAs, callDirectly } from '../api/call-directly.ts'
import { contentRoutes } from '../features/content/index.ts'
import { PageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { render } from './render-page.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }

let shop: TestShop
let path: string
beforeAll(async () => {
  shop = await openTestShop()
  const [id = 0] = await stockParts(shop.connection.db, [{ partNumber: 'DEGRADED-1' }])
  path = partPath(pageUrl('DEGRADED-1', id))
})
afterEach(() => void vi.restoreAllMocks())
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
    expect(answer.isDegraded).toBe(true)
  })

  test('of a fixed page, because the settings were unreadable for a moment, is shown and not cached', async () => {
    const { connection, changes } = shop.store
    const withoutSettings = async () => {
      throw new Error('no settings')
    }
    const keys = { cookies: createSecretKey(Buffer.alloc(32)), log: createSecretKey(Buffer.alloc(32)) }
    const content = callDirectly(contentRoutes(connection.db, changes, withoutSettings), {
      shop: shop.context,
      identify: async () => null,
      checksAnswers: true,
      trustedProxies: 0,
      isSecure: false,
      keys: async () => keys,
    })
    const callAs: CallAs = (lang, token, page) => (endpoint, input) =>
      (endpoint.path === getPage.path ? content(lang, token, page) : shop.call())(endpoint, input)
    const renderer = { callAs, assets: { headFor: () => '' }, origin: 'http://shop.test' }
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const answer = await render(renderer, { lang: 'en', path: '/about', href: '/about', token: null })
    expect(written.mock.calls.join()).toContain('no settings')
    expect([answer.status, answer.isDegraded]).toEqual([200, true])
  })

  test('in a language the shop may not offer, because the languages were unreadable, is not cached', async () => {
    let isFirst = true
    const call: Call = async (endpoint, input) => {
      if (endpoint.path === listLanguages.path && isFirst) {
        isFirst = false
        throw new Refusal(503)
      }
      return shop.call('de')(endpoint, input)
    }
    const cache = new PageCache(1_000_000)
    const renderer = { callAs: () => call, assets: { headFor: () => '' }, origin: 'http://shop.test' }
    const server = createServer(createPages(renderer, cache)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/de/keywords`
    expect((await fetch(url, BROTLI)).status).toBe(200)
    expect(cache.find('/de/keywords', 'br')).toBeNull()
    expect((await fetch(url, BROTLI)).status).toBe(200)
    expect(cache.find('/de/keywords', 'br')).not.toBeNull()
    server.closeAllConnections()
    server.close()
  })

  test('without its title for search engines is shown and not cached', async () => {
    const { pool } = shop.connection
    await pool.query(
      `insert into seo (path, lang, title, keyword, description) values ('/keywords', 'en', 'Own title', '', '')`,
    )
    const html = async () => (await shop.get('/keywords')).text()
    expect(await without('seo', html)).not.toContain('Own title')
    // The notification of the new row may arrive late.
    await expect.poll(html).toContain('Own title')
  })
})
