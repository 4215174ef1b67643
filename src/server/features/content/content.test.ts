import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { EMPTY_SITE_CONFIG, getPage } from '../../../contract/shop/site.ts'
import { LANGS } from '../../../domain/locales.ts'
import { FIXED_PAGE_IDS, FIXED_PAGES } from '../../../domain/paths.ts'
import { DEFAULT_SHIPPING_RATES } from '../../../domain/shipping-rates.ts'
import { cleanHtml } from './clean-html.ts'
import { fillIn, hasSetting } from './fill-in.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const pages = FIXED_PAGE_IDS.flatMap(id => LANGS.map(lang => [id, lang] as const))

describe('static pages', () => {
  test.each(pages)('%s exists in %s, with its contacts filled in', async (id, lang) => {
    const page = await shop.call(lang)(getPage, { id })
    expect(page.content.length).toBeGreaterThan(800)
    expect(page.content).not.toMatch(/\{\{|<h1|<script/)
    const english = await shop.call('en')(getPage, { id })
    if (lang !== 'en') expect(page.content).not.toBe(english.content)
    expect(headings(page.content)).toEqual(headings(english.content))
    for (const [, picture = ''] of page.content.matchAll(/<img[^>]* src="([^"]+)"/g))
      expect(existsSync(`public${picture}`), picture).toBe(true)
  })

  test('shipping states the same fees as the checkout', async () => {
    const { content } = await shop.call()(getPage, { id: 'shipping-delivering' })
    for (const figure of ['USD 40', 'USD 20', '0.5 kg', '1 kg', '2-5 business days', '5-7 business days'])
      expect(content).toContain(figure)
  })

  test.each(LANGS)('shipping states the same days as the checkout, in %s', async lang => {
    const { content } = await shop.call(lang)(getPage, { id: 'shipping-delivering' })
    const [, rows = ''] = /<tbody>(.*?)<\/tbody>/s.exec(content) ?? []
    const days = [...rows.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, cell = '']) => cell.match(/\d+/g))
    const told = ([carrier, service]: [string, string]) =>
      DEFAULT_SHIPPING_RATES.filter(rate => rate.carrier === carrier && rate.service === service)
        .flatMap(({ zones }) => zones)
        .map(({ min_days, max_days }) => [`${min_days}`, `${max_days}`])
    expect(days).toHaveLength(3)
    expect(told(['DHL', 'Express Worldwide'])).toContainEqual(days[0])
    expect(told(['FedEx', 'International'])).toContainEqual(days[1])
    expect(told(['SF', 'Express'])).toContainEqual(days[2])
  })

  test('links inside a text keep the reader’s language', async () => {
    expect((await shop.call('de')(getPage, { id: 'about' })).content).toContain('href="/de/rfq"')
    expect((await shop.call('en')(getPage, { id: 'about' })).content).toContain('href="/rfq"')
  })

  test.each(['nothing', 'constructor', '__proto__', 'x'.repeat(99), '%2e%2e'])(
    'the unknown page %s answers 404',
    async id => {
      await expect(shop.call()(getPage, { id })).rejects.toMatchObject({ code: 404 })
    },
  )

  test('a page without a translation is shown in English', async () => {
    await shop.connection.db.execute(sql`delete from pages where lang = 'ko' and id = 'refund'`)
    await expect
      .poll(async () => (await shop.call('ko')(getPage, { id: 'refund' })).title)
      .toBe('Returns and refunds')
  })

  test.each(Object.values(FIXED_PAGES))('%s is served with its own title and description', async path => {
    const html = await (await shop.get(path)).text()
    const [, title = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? []
    expect(html).toContain(`<title>${title} | Chipfront</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{60,200}"\/>/)
  })
})

describe('blocks of a page', () => {
  test.each([
    ['cards', '<ul class="cards"><li>a</li></ul>'],
    ['steps', '<ol class="steps"><li>a <span class="tag optional">b</span></li></ol>'],
    ['a picture beside a text', '<div class="split"><div>a</div></div>'],
    ['a warning', '<div class="callout warning">a</div>'],
    ['a button', '<a class="button" href="#feedback">a</a>'],
  ])('%s keep their class', (_, text) => {
    expect(cleanHtml(text, 'en')).toBe(text)
  })

  test.each([
    ["a class of the shop's own styles", '<p class="fixed inset-0">a</p>', '<p>a</p>'],
    ['a block class on another element', '<p class="cards">a</p>', '<p>a</p>'],
    ['one of two', '<div class="callout fixed">a</div>', '<div class="callout">a</div>'],
  ])('%s is removed', (_, dirty, clean) => {
    expect(cleanHtml(dirty, 'en')).toBe(clean)
  })

  test('pictures load lazily, unless the page says otherwise', () => {
    expect(cleanHtml('<img src="/a.svg" />', 'en')).toContain('loading="lazy"')
    expect(cleanHtml('<img src="/a.svg" loading="eager" />', 'en')).toContain('loading="eager"')
  })

  test('an element that requires a missing contact is removed', () => {
    const config = { ...EMPTY_SITE_CONFIG, contact_email: 'a@b.example', contact_tel: ' ' }
    const text =
      '<ul><li data-needs="contact_email">{{contact_email}}</li><li data-needs="contact_tel"><b>Call</b> <a href="tel:{{contact_tel}}">us</a></li><li data-needs="contact_fax">Fax</li></ul>'
    expect(cleanHtml(fillIn(text, config, 'Feedback'), 'en', name => hasSetting(config, name))).toBe(
      '<ul><li data-needs="contact_email">a@b.example</li></ul>',
    )
  })

  test('phone links have dialable numbers', () => {
    const config = { ...EMPTY_SITE_CONFIG, contact_tel: '+1 555 0100', contact_whatsApp: '+1 555-0101' }
    expect(fillIn('<a href="tel:{{contact_tel}}">{{contact_tel}}</a>', config, '')).toBe(
      '<a href="tel:+15550100">+1 555 0100</a>',
    )
    expect(fillIn('<a href="https://wa.me/{{contact_whatsApp}}">', config, '')).toBe(
      '<a href="https://wa.me/15550101">',
    )
  })

  test('the contact page lists only existing contacts, in every language', async () => {
    await shop.connection.db.execute(
      sql`update settings set value = '' where name in ('contact_tel', 'contact_whatsApp')`,
    )
    for (const lang of LANGS) {
      const contact = async () => (await shop.call(lang)(getPage, { id: 'contact' })).content
      await expect.poll(contact).not.toMatch(/tel:|wa\.me/)
      expect(await contact()).toContain('mailto:')
    }
  })

  test('no page refers to a missing email or postal address', async () => {
    await shop.connection.db.execute(
      sql`update settings set value = '' where name in ('contact_email', 'company_address')`,
    )
    for (const [id, lang] of pages) {
      const content = async () => (await shop.call(lang)(getPage, { id })).content
      await expect.poll(content).not.toMatch(/mailto:|\{\{|（）|[,،、，]\s*[.。]/)
    }
  })
})

describe('dangerous content is removed', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a script URL', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['a disguised script URL', '<a href=" java\nscript:x()">a</a>', '<a>a</a>'],
    ['a data address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="//x"></iframe>b', 'b'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['an svg', '<svg onload="x()"><circle/></svg>', ''],
    ['a base', '<base href="//x">a', 'a'],
    ['an unclosed tag', '<b>a', '<b>a</b>'],
    ['a protocol-relative URL of another host', '<a href="//x.example">a</a>', '<a>a</a>'],
  ])('%s', (_, dirty, clean) => {
    expect(cleanHtml(dirty, 'en')).toBe(clean)
  })

  test('harmless markup is kept', () => {
    const text =
      '<h2 id="a">A</h2><table><thead><tr><th scope="col">B</th></tr></thead></table><a href="mailto:a@b.example">m</a>'
    expect(cleanHtml(text, 'en')).toBe(text)
  })
})

function headings(html: string): string[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(found => found[1] ?? '')
}
