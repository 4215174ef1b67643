import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { searchParts } from '../../contract/shop/catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const text = async (path: string) => (await shop.get(path)).text()

/** Section 2 of the specification. */
const ROUTES =
  `/ /about /category /certification /contact /design-development /featured /keywords /manufacturer /news
  /quality-reliability /login /register /register/activate /forgotpassword /forgotpassword/identify
  /forgotpassword/resetpassword /rfq /rfq/successful /s /shoppingcart /pay/order /pay/payment /pay/successful
  /companyprofile/cookies-policy /companyprofile/how-to-buy /companyprofile/privacy-policy /companyprofile/refund
  /companyprofile/shipping-delivering /companyprofile/term-condition /products /products/A /products/A/1
  /products/0/1 /products/other/1 /subscribe/confirm /unsubscribe`.split(/\s+/)

/** URLs with a bare id or an outdated name. */
const OLD_ADDRESSES = `/category/1 /featured/1 /manufacturer/1 /news/1 /category/Old-name-1
  /productdetail/1 /productdetail/LM358%2FNOPB-1`.split(/\s+/)

const GUARDED = `/myaccount/address-management /myaccount/my-profile /myaccount/order-status-history
  /myaccount/order-status-history/20261 /myaccount/rfq-history`.split(/\s+/)

describe('the URLs of the shop', () => {
  test.each(ROUTES)('%s exists with and without prefix, with one heading and a title', async path => {
    for (const address of [path, path === '/' ? '/de' : `/de${path}`]) {
      const answer = await shop.get(address)
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]+ \| Chipfront<\/title>/)
      expect(html).toContain(address === path ? '<html lang="en" dir="ltr">' : '<html lang="de" dir="ltr">')
    }
  })

  test.each(OLD_ADDRESSES)('%s redirects permanently to the page of that id', async path => {
    for (const prefix of ['', '/de']) {
      const answer = await shop.get(prefix + path)
      expect(answer.status).toBe(301)
      const [, screen] = path.split('/')
      const location = answer.headers.get('location') ?? ''
      expect(location).toMatch(new RegExp(`^${prefix}/${screen}/[A-Za-z0-9.-]+-1$`))
      const page = await shop.get(location)
      expect(page.status).toBe(200)
      expect((await page.text()).match(/<h1/g)).toHaveLength(1)
    }
  })

  test.each(['/category/999999', '/featured/x', '/manufacturer/0', '/news/abc', '/productdetail/999999999'])(
    '%s is the 404 page',
    async path => {
      expect((await shop.get(path)).status).toBe(404)
      expect((await shop.get(`/ar${path}`)).status).toBe(404)
    },
  )

  test.each(GUARDED)('%s redirects visitors to sign in, with the page to return to', async path => {
    const answer = await shop.get(`${path}?tab=2`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await shop.get(`/fr${path}`)).headers.get('location')).toBe(
      `/fr/login?redirect=${encodeURIComponent(path)}`,
    )
  })

  test('/productdetail without a part redirects to the categories', async () => {
    expect((await shop.get('/productdetail')).headers.get('location')).toBe('/category')
    expect((await shop.get('/ru/productdetail')).headers.get('location')).toBe('/ru/category')
  })

  test('/exit signs out and redirects to the home page, in the same language', async () => {
    const answer = await shop.get('/de/exit', { Cookie: 'token=abc; userInfo=x' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/de')
    expect(answer.headers.getSetCookie()).toEqual([
      'token=; Path=/; Max-Age=0; SameSite=Lax',
      'userInfo=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  test('an expired token redirects to /exit', async () => {
    for (const path of ['/about', '/myaccount/my-profile']) {
      const answer = await shop.get(path, { Cookie: 'token=expired' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`/exit?redirect=${encodeURIComponent(path)}`)
    }
  })
})

test('the product page uses the trade’s labels', async () => {
  const { list } = await shop.call()(searchParts, { keyword: 'lm358' })
  const part = list.find(({ batch, prices }) => batch && prices.length > 0)
  const html = await text(`/productdetail/${part?.goods_page_url}`)
  expect(html).toMatch(/<dt[^>]*>Batch<\/dt>/)
  expect(html).toMatch(/<th[^>]*>Ext\. price<\/th>/)
})

describe('languages in the URL', () => {
  test('/en/… answers 301 to the unprefixed form and keeps the query', async () => {
    const answer = await shop.get('/en/s?wd=stm32&x=1')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/s?wd=stm32&x=1')
  })

  test('/en switches a visitor who chose another language to English', async () => {
    for (const [path, to] of [
      ['/en', '/'],
      ['/en/s?wd=lm358', '/s?wd=lm358'],
    ]) {
      const answer = await shop.get(path ?? '', { Cookie: 'lang=de' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(to)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.getSetCookie()).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax'])
    }
    expect((await shop.get('/', { Cookie: 'lang=de' })).headers.get('location')).toBe('/de')
    expect((await shop.get('/', { Cookie: 'lang=en' })).status).toBe(200)
  })

  test('/en sets no cookie for a visitor who never chose', async () => {
    for (const Cookie of ['', 'lang=en']) {
      const answer = await shop.get('/en/about', { Cookie })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test.each([
    '/zh',
    '/zh/about',
    '/xx/about',
    '/EN/about',
    '/pt',
    '/no-such-page',
    '/de/no-such-page',
    '/about/us',
    '/constructor',
  ])('%s is the 404 page with status 404', async path => {
    const answer = await shop.get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    if (path.startsWith('/de/')) return expect(html).toContain('<html lang="de"')
    expect(html).toMatch(/<h1[^>]*>This page could not be found\.<\/h1>/)
    expect(html).toContain('<title>This page could not be found | Chipfront</title>')
    expect(html).toContain('still in production at the original factory')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('Arabic is mirrored', async () => {
    expect(await text('/ar')).toContain('<html lang="ar" dir="rtl">')
  })

  test('pages have canonical and alternate links for search engines', async () => {
    const html = await text('/fr/contact?utm_source=x')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/fr/contact"/>')
    expect(html.match(/rel="alternate"/g)).toHaveLength(11)
    expect(html).toContain('<link rel="alternate" hrefLang="zh-Hant" href="http://shop.test/tw/contact"/>')
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="http://shop.test/contact"/>')
    expect(html).not.toContain('/zh/')
  })

  test.each(['/login', '/pay/order', '/s?wd=nothing-like-this'])('%s is not indexed', async path => {
    const html = await text(path)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  })

  test('a search with results has one canonical URL for all filters', async () => {
    const html = await text('/s?wd=lm358&in_stock=1')
    expect(html).not.toContain('noindex')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/s?wd=lm358"/>')
  })
})

describe('caching', () => {
  test('a public page has a strong ETag and answers 304 to it', async () => {
    const first = await shop.get('/about', { 'Accept-Encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+-br"$/)
    expect(first.headers.get('set-cookie')).toBeNull()
    const second = await shop.get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': etag })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  test('parameters that no screen reads share one cached page', async () => {
    const etags = await Promise.all(
      ['/about', '/about?a=1', '/about?_seq=7'].map(async path => (await shop.get(path)).headers.get('etag')),
    )
    expect(new Set(etags).size).toBe(1)
  })

  test.each([
    '/shoppingcart',
    '/login',
    '/pay/order',
    '/pay/payment?key=secret',
    '/register/activate?token=t',
    '/no-such-page',
  ])('%s is never stored', async path =>
    expect((await shop.get(path)).headers.get('cache-control')).toBe('no-store'),
  )
})

describe('while the database is away', () => {
  test('a page without its content answers 500 in its layout and language, and the cause is logged', async () => {
    const broken = await openTestShop()
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
    await broken.connection.pool.query('drop table settings, pages, languages')
    const answer = await broken.get('/de/about')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Fehler 500')
    expect(html).toContain('<footer')
    expect(html).not.toContain('relation')
    expect(written.join()).toContain('relation')
    await broken.close()
  })

  test('a page rendered without the shop’s settings is not cached', async () => {
    const broken = await openTestShop()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await broken.connection.pool.query('alter table settings rename to lost')
    const degraded = await broken.get('/')
    expect(degraded.status).toBe(200)
    expect(degraded.headers.get('cache-control')).toBe('no-store')
    await broken.connection.pool.query('alter table lost rename to settings')
    expect(await (await broken.get('/')).text()).toContain('sales@chipfront.example')
    await broken.close()
  })
})

describe('unusual requests', () => {
  test('an invalid percent-encoding is a 400 page', async () => {
    const answer = await shop.get('/%E0%A4%A')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This link is not valid')
  })

  test('an excessively long URL is a 414 page', async () => {
    const answer = await shop.get(`/about?x=${'a'.repeat(10_000)}`)
    expect(answer.status).toBe(414)
    expect(await answer.text()).toContain('This link is too long')
  })

  test('POST to a page is a 405 page, OPTIONS and HEAD have no body', async () => {
    const posted = await shop.request('/about', { method: 'POST', body: 'x' })
    expect(posted.status).toBe(405)
    expect(posted.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    const options = await shop.request('/about', { method: 'OPTIONS' })
    expect(options.status).toBe(204)
    const head = await shop.request('/about', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })

  test('nothing in the query can break out of the page', async () => {
    const html = await text('/s?wd=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(html).not.toContain('<script>alert')
  })
})
