import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getConfig as getConfigCall, SiteConfig } from '../src/contract/shop/site.ts'
import { writeMessage } from '../src/server/features/mail/write-message.ts'
import { getConfig } from '../src/server/features/site/index.ts'
import { operator } from './harness/operator.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

const SET = {
  logo_head: '/marks.svg',
  logo_foot: 'https://cdn.example/foot.png',
  company_name: 'Lötzinn & Co.',
  company_address: '7 Reel Street, Porto',
  contact_tel: '+49 30 5550 123',
  contact_email: 'desk@parts.example',
  contact_whatsApp: '+44 7700 900123',
  contact_skype: 'live:parts',
  contact_weChat_img: '/badge-symbols.svg',
  socialize_facebook: 'https://facebook.example/p',
  socialize_twitter: 'https://x.example/p',
  socialize_instagram: 'https://instagram.example/p',
  socialize_linkedin: 'https://linkedin.example/p',
  socialize_youtube: 'https://youtube.example/p',
  'seo.title': 'Parts for makers',
  'seo.keyword': 'chips, reels',
  'seo.description': 'All the parts',
  website_home: 'https://www.parts.example/',
}
const PATHS = ['/', '/about', '/de/contact']

let shop: TestShop
let before: Record<string, string>
let after: Record<string, string>
const tested = new Set<string>()

beforeAll(async () => {
  shop = await openTestShop()
  // Requested before anything is set, so that a page that is cached too long would show.
  before = await pages()
  for (const [setting, value] of Object.entries(SET)) await set(setting, value)
  const home = async () => (await shop.call()(getConfigCall)).website_home
  await vi.waitUntil(async () => (await home()) === 'https://www.parts.example', { timeout: 60_000 })
  after = await pages()
})
afterAll(() => shop.close())

const html = async (path: string) => (await shop.get(path)).text()

async function pages(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(PATHS.map(async path => [path, await html(path)])))
}

/** Like the operator does. */
async function set(setting: string, value: string): Promise<void> {
  tested.add(setting)
  await operator(shop, 'config', 'set', setting, value)
}

describe('a setting takes effect without a restart:', () => {
  test.each([
    ['logo_head', '/about', /<header.*<img src="\/marks.svg" alt="Lötzinn &amp; Co."/s],
    ['logo_foot', '/about', /<footer.*<img src="https:\/\/cdn.example\/foot.png" alt="Lötzinn &amp; Co."/s],
    ['company_name', '/about', /<title>[^<]* \| Lötzinn &amp; Co\.<\/title>/],
    ['company_name', '/about', /<footer.*© [^<]*Lötzinn &amp; Co\./s],
    ['company_address', '/about', /<footer.*7 Reel Street, Porto/s],
    ['company_address', '/de/contact', /<main.*7 Reel Street, Porto.*<\/main>/s],
    ['contact_tel', '/about', /<footer.*href="tel:\+49305550123"/s],
    ['contact_email', '/about', /<footer.*mailto:desk@parts.example/s],
    ['contact_whatsApp', '/about', /href="https:\/\/wa\.me\/447700900123"/],
    ['contact_skype', '/about', /href="skype:live:parts\?chat"/],
    ['contact_weChat_img', '/about', /<img src="\/badge-symbols.svg"/],
    ['socialize_facebook', '/about', /href="https:\/\/facebook.example\/p"/],
    ['socialize_twitter', '/about', /href="https:\/\/x.example\/p"/],
    ['socialize_instagram', '/about', /href="https:\/\/instagram.example\/p"/],
    ['socialize_linkedin', '/about', /href="https:\/\/linkedin.example\/p"/],
    ['socialize_youtube', '/about', /href="https:\/\/youtube.example\/p"/],
    ['seo.title', '/', /<title>Parts for makers<\/title>/],
    ['seo.keyword', '/', /<meta name="keywords" content="chips, reels"\/>/],
    ['seo.keyword', '/about', /<meta name="keywords" content="chips, reels"\/>/],
    ['seo.description', '/', /<meta name="description" content="All the parts"\/>/],
    ['website_home', '/de/contact', /rel="canonical" href="https:\/\/www.parts.example\/de\/contact"/],
  ])('%s on %s', (_, path, shown) => {
    expect(before[path]).not.toMatch(shown)
    expect(after[path]).toMatch(shown)
  })

  test('website_home in the sitemap and the news feed', async () => {
    expect(await html('/robots.txt')).toContain('Sitemap: https://www.parts.example/sitemap.xml')
    expect(await html('/sitemaps/pages.xml')).toContain('<loc>https://www.parts.example/about</loc>')
    expect(await html('/news/rss.xml')).toContain('<link>https://www.parts.example/news</link>')
  })

  test('the shop’s identity for search engines', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(after['/'] ?? '') ?? []
    expect(JSON.parse(json)['@graph'][0]).toEqual({
      '@type': 'Organization',
      '@id': 'https://www.parts.example/#organization',
      name: 'Lötzinn & Co.',
      url: 'https://www.parts.example/',
      logo: 'https://www.parts.example/marks.svg',
      email: 'desk@parts.example',
      telephone: '+49 30 5550 123',
      address: '7 Reel Street, Porto',
      sameAs: ['facebook', 'x', 'instagram', 'linkedin', 'youtube'].map(name => `https://${name}.example/p`),
    })
  })
})

describe('tags', () => {
  const POLICY = 'content-security-policy'
  const policy = async () => (await shop.get('/about')).headers.get(POLICY) ?? ''

  test('without any there is no consent to ask for, and only the shop itself may run scripts', async () => {
    expect(await html('/about')).not.toContain('Cookie settings')
    expect(await policy()).toContain("script-src 'self';")
    expect(await policy()).toContain("connect-src 'self';")
  })

  test('one half of Trustpilot is ignored; with both parts consent is requested', async () => {
    await set('trustpilot_template_id', 'tpl1')
    await expect.poll(async () => (await shop.call()(getConfigCall)).trustpilot_template_id).toBe('tpl1')
    expect(await policy()).not.toContain('trustpilot')
    await set('trustpilot_businessunit_id', 'unit1')
    await expect.poll(() => html('/about')).toContain('Cookie settings')
    expect(await policy()).toContain("script-src 'self' https://widget.trustpilot.com;")
    expect(await policy()).toContain("frame-src 'self' https://widget.trustpilot.com;")
    expect(await policy()).not.toContain('google')
  })

  test.each(['google_measurement_id', 'google_tagmanager_id'])(
    '%s extends the policy, also from the cache',
    async name => {
      for (const google of ['google_measurement_id', 'google_tagmanager_id'])
        await operator(shop, 'config', 'unset', google)
      await expect.poll(policy).not.toContain('google')
      await set(name, 'G-TEST1')
      await expect.poll(policy).toContain('google')
      for (const asked of [await shop.get('/about'), await shop.get('/about')]) {
        const sent = asked.headers.get(POLICY)
        expect(sent).toContain("script-src 'self' https://www.googletagmanager.com")
        expect(sent).toContain(
          "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com",
        )
        expect(sent).not.toContain('unsafe')
      }
      expect((await shop.get('/api/lang/list')).headers.get(POLICY)).toContain("script-src 'self';")
    },
  )

  test('no page loads third-party content by itself', async () => {
    expect(await html('/about')).not.toMatch(
      /<(?:script|link|iframe)[^>]*(?:src|href)="https?:[^"]*(?:google|trustpilot)/,
    )
  })
})

describe('mails and documents', () => {
  /** A mail to someone, as the running shop would compose it now. */
  const mailTo = async (to: string) => {
    const { db } = shop.connection
    const written = await writeMessage(
      {
        db,
        publicUrl: 'http://shop.test',
        mailFrom: 'shop@shop.test',
        site: () => getConfig(db, 'http://shop.test'),
        composers: {
          word: async ({ publicUrl }) => ({
            to,
            subject: 'x',
            heading: 'x',
            blocks: [{ kind: 'link', text: 'x', url: `${publicUrl}/x` }],
          }),
        },
      },
      {
        id: 1,
        lang: 'en',
        kind: 'word',
        fields: {},
        createdAt: new Date(),
        attempts: 0,
      },
    )
    return `${written?.from.name}\n${written?.html}\n${written?.text}`
  }

  test('every mail names the company, its address and the shop’s URL', async () => {
    const mail = await mailTo('buyer@firm.example')
    expect(mail).toMatch(/^Lötzinn & Co\.\n/)
    expect(mail).toContain('<bdi>7 Reel Street, Porto</bdi>')
    expect(mail).toContain('\n7 Reel Street, Porto\n')
    // Links carry keys, so they start with PUBLIC_URL regardless of the settings.
    expect(mail).toContain('href="http://shop.test/x"')
    expect(mail).toContain('mailto:desk@parts.example')
  })

  test('logo_admin and website_admin: in mails to staff only', async () => {
    await set('logo_admin', '/favicon.svg')
    await set('website_admin', 'https://erp.parts.example/')
    const staff = await mailTo('desk@parts.example')
    expect(staff).toContain('<img src="http://shop.test/favicon.svg" alt="Lötzinn &amp; Co."')
    expect(staff).toContain('Open the admin\nhttps://erp.parts.example/')
    const buyer = await mailTo('buyer@firm.example')
    expect(buyer).not.toMatch(/staff\.png|erp\.parts/)
  })
})

test('every setting of the site has a test here', () => {
  const { seo, ...fields } = SiteConfig.shape
  const all = [...Object.keys(fields), ...Object.keys(seo.shape).map(field => `seo.${field}`)]
  expect([...tested].sort()).toEqual(all.sort())
})
