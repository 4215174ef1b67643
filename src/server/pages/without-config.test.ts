import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { getPage } from '../../contract/shop/site.ts'
import { FIXED_PAGES } from '../../domain/paths.ts'
import { SCREENS } from '../../storefront/shell/page/screens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.connection.pool.query('alter table settings rename to lost')
})
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => shop.close())

/** These need rates and accounts from the same table, which must not be guessed. */
const NEED_TRADE_SETTINGS = ['/pay/order', '/pay/payment']
const SHOWN = SCREENS.filter(
  ({ path, isGuarded }) => !isGuarded && !path.includes(':') && !NEED_TRADE_SETTINGS.includes(path),
).map(({ path }) => path)
const NUMBERED = ['/category/1', '/featured/1', '/manufacturer/1', '/news/1', '/productdetail/1']

describe('when the configuration cannot be read', () => {
  test.each([...SHOWN, ...NUMBERED, '/news/rss.xml', '/sitemap.xml', '/robots.txt'])(
    '%s is still shown',
    async path => {
      let answer = await shop.get(path)
      if (answer.status === 301 || answer.status === 302)
        answer = await shop.get(answer.headers.get('location') ?? '')
      expect(answer.status).toBe(200)
    },
  )

  test('a static page leaves out unknown data', async () => {
    const { content } = await shop.call()(getPage, { id: 'contact' })
    expect(content).not.toMatch(/\{\{|mailto:"|tel:"/)
  })

  test('pages rendered then are not cached', async () => {
    await shop.connection.pool.query('alter table lost rename to settings')
    await shop.connection.pool.query(
      "insert into settings values ('company_name', 'Bits & Reels') on conflict (name) do update set value = excluded.value",
    )
    for (const path of [...Object.values(FIXED_PAGES), '/news/rss.xml'])
      expect(await (await shop.get(path)).text(), path).toMatch(/Bits &(?:amp|#38); Reels/)
  })
})
