import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as site from '../../../contract/shop/site.ts'
import { LANGS } from '../../../domain/locales.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A change by any process reaches this one a moment later. */
async function eventually(check: () => Promise<void>): Promise<void> {
  await expect.poll(() => check().then(() => 'done', String)).toBe('done')
}

describe('languages', () => {
  test('all eleven are listed, including zh, with name and icon', async () => {
    const listed = await shop.call()(site.listLanguages)
    expect(listed.map(({ lang }) => lang)).toEqual(LANGS)
    expect(listed.find(({ lang }) => lang === 'jp')).toEqual({
      lang: 'jp',
      name: '日本語',
      icon: '/languages/jp.svg',
    })
  })

  test('a language that the operator disabled has no pages any more', async () => {
    expect((await shop.get('/it/about')).status).toBe(200)
    await shop.connection.db.execute(sql`delete from languages where lang = 'it'`)
    await eventually(async () => {
      expect((await shop.call()(site.listLanguages)).map(({ lang }) => lang)).not.toContain('it')
      expect((await shop.get('/it/about')).status).toBe(404)
    })
  })
})

describe('site configuration', () => {
  test('has every field, empty if not configured', async () => {
    const config = await shop.call()(site.getConfig)
    expect(Object.keys(config).sort()).toEqual(Object.keys(site.SiteConfig.shape).sort())
    expect(config).toMatchObject({
      company_name: 'Chipfront',
      website_home: 'http://shop.test',
      socialize_facebook: '',
      seo: { title: '' },
    })
  })

  test('a changed setting takes effect at once, on cached pages, too', async () => {
    expect(await (await shop.get('/about')).text()).toContain('sales@chipfront.example')
    await shop.connection.db.execute(
      sql`update settings set value = 'desk@parts.example' where name = 'contact_email'`,
    )
    await eventually(async () => {
      expect((await shop.call()(site.getConfig)).contact_email).toBe('desk@parts.example')
      expect(await (await shop.get('/about')).text()).toContain('desk@parts.example')
    })
  })

  test('an unknown setting is not returned', async () => {
    await shop.connection.db.execute(sql`insert into settings values ('smtp_password', 'hush')`)
    await eventually(async () =>
      expect(JSON.stringify(await shop.call()(site.getConfig))).not.toContain('hush'),
    )
  })
})

describe('the operator’s texts', () => {
  test('a label is returned and shown, in its language only', async () => {
    await shop.connection.db.execute(
      sql`insert into labels values ('de', 'frame.search_button', 'Teil finden')`,
    )
    await eventually(async () => {
      expect(await shop.call('de')(site.listLabels)).toEqual({ 'frame.search_button': 'Teil finden' })
      expect(await (await shop.get('/de/about')).text()).toContain('>Teil finden<')
    })
    expect(await shop.call('fr')(site.listLabels)).toEqual({})
    expect(await (await shop.get('/about')).text()).not.toContain('Teil finden')
  })

  test('an invalid label is ignored, and ours stays', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await shop.connection.db.execute(sql`insert into labels values
      ('es', 'frame.search_button', '{broken'), ('es', 'footer.rights', '© {owner}'), ('es', 'no.such.key', 'x'), ('es', 'footer.tagline', 'Chips y más')`)
    await eventually(async () =>
      expect(await shop.call('es')(site.listLabels)).toEqual({ 'footer.tagline': 'Chips y más' }),
    )
    expect(await (await shop.get('/es/about')).text()).toContain('>Buscar<')
  })

  test('title and description of a path replace the page’s own', async () => {
    expect(await shop.call()(site.getSeo, { path: '/contact' })).toEqual({
      title: '',
      keyword: '',
      description: '',
    })
    await shop.connection.db.execute(
      sql`insert into seo values ('/contact', 'en', 'Talk to us', 'chips', 'Call & write')`,
    )
    await eventually(async () => {
      expect(await shop.call()(site.getSeo, { path: '/contact' })).toEqual({
        title: 'Talk to us',
        keyword: 'chips',
        description: 'Call & write',
      })
      const html = await (await shop.get('/contact')).text()
      expect(html).toContain('<title>Talk to us</title>')
      expect(html).toContain('<meta name="description" content="Call &amp; write"/>')
    })
  })
})

describe('options for forms', () => {
  test('countries are named and sorted in the requested language', async () => {
    const german = await shop.call('de')(site.listCountries)
    expect(german).toHaveLength(249)
    expect(german).toContainEqual({ id: 'DE', name: 'Deutschland' })
    const names = german.map(({ name }) => name)
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
    expect((await shop.call('jp')(site.listCountries)).find(({ id }) => id === 'DE')?.name).toBe('ドイツ')
  })

  test('feedback types are labeled in every language', async () => {
    const english = await shop.call()(site.listOptions)
    expect(Object.keys(english.feedback_type)).toEqual(['1', '2', '3', '4', '5'])
    expect((await shop.call('ar')(site.listOptions)).feedback_type['1']).not.toBe(english.feedback_type['1'])
  })
})
