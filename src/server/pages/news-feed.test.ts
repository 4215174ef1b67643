import { sql } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { listNews } from '../../contract/shop/news.ts'
import { LANGS, type Lang, LOCALES, localizedPath } from '../../domain/locales.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const SHOWN = LANGS.filter(lang => lang !== 'zh')
const pathIn = (lang: Lang) => localizedPath(lang, '/news/rss.xml')

type Element = { name: string; text: string; attributes: Record<string, string> }

/** Every element of the channel and of each item; throws when the feed is not well-formed. */
function read(xml: string) {
  const channel: Element[] = []
  const items: Element[][] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'item') items.push([])
  })
  parser.on('text', more => (text += more))
  parser.on('closetag', ({ name, attributes }) => {
    if (name !== 'item') (items.at(-1) ?? channel).push({ name, text, attributes })
  })
  parser.write(xml).close()
  return { channel, items }
}

const textOf = (elements: readonly Element[] | undefined, name: string) =>
  elements?.find(element => element.name === name)?.text

async function feedIn(lang: Lang) {
  const answer = await shop.get(pathIn(lang))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ])
  return read(await answer.text())
}

describe('the news feed', () => {
  test.each(SHOWN)('in %s has every article with the URLs of its pages', async lang => {
    const { list } = await shop.call(lang)(listNews, { page_size: '50' })
    const { channel, items } = await feedIn(lang)
    expect(textOf(channel, 'language')).toBe(LOCALES[lang].tag)
    expect(textOf(channel, 'link')).toBe(`http://shop.test${localizedPath(lang, '/news')}`)
    expect(channel.find(({ name }) => name === 'atom:link')?.attributes).toMatchObject({
      rel: 'self',
      href: `http://shop.test${pathIn(lang)}`,
    })
    expect(
      items.map(item => [textOf(item, 'title'), textOf(item, 'link'), textOf(item, 'description')]),
    ).toEqual(
      list.map(({ title, news_page_url, summary }) => [
        title,
        `http://shop.test${localizedPath(lang, `/news/${news_page_url}`)}`,
        summary,
      ]),
    )
    expect(items.map(item => new Date(textOf(item, 'pubDate') ?? '').toISOString())).toEqual(
      list.map(({ publish_time }) => publish_time),
    )
    expect(items.map(item => item.filter(({ name }) => name === 'category').map(({ text }) => text))).toEqual(
      list.map(({ tags }) => tags.map(({ name }) => name)),
    )
    expect(textOf(channel, 'lastBuildDate')).toBe(textOf(items[0], 'pubDate'))
  })

  test('is linked from the list and from every article, in the reader’s language', async () => {
    const { list } = await shop.call('ar')(listNews)
    for (const path of ['/ar/news', `/ar/news/${list[0]?.news_page_url}`]) {
      const html = await (await shop.get(path)).text()
      expect(html).toMatch(
        /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="http:\/\/shop\.test\/ar\/news\/rss\.xml"\/>/,
      )
    }
    expect(await (await shop.get('/ar/news')).text()).toContain('<a href="/ar/news/rss.xml"')
  })

  test.each(['/xx/news/rss.xml', '/zh/news/rss.xml'])('%s does not exist', async path =>
    expect((await shop.get(path)).status).toBe(404),
  )

  test('English has one URL', async () => {
    const answer = await shop.get('/en/news/rss.xml')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news/rss.xml'])
  })

  test('answers 304 to a reader that has it', async () => {
    const first = await shop.get('/de/news/rss.xml')
    const again = await shop.get('/de/news/rss.xml', { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a title with XML special characters and forbidden ones is still readable', async () => {
    const { db } = shop.connection
    const before = await (await shop.get('/de/news/rss.xml')).text()
    await db.execute(
      sql`update news_texts set title = ${'R&D <10 kΩ> "E96" ]]>\u0001\u000b 😀'}, summary = '&amp;' where lang = 'de'`,
    )
    await expect.poll(async () => (await shop.get('/de/news/rss.xml')).text()).not.toBe(before)
    const { items } = await feedIn('de')
    expect(textOf(items[0], 'title')).toBe('R&D <10 kΩ> "E96" ]]> 😀')
    expect(textOf(items[0], 'description')).toBe('&amp;')
  })

  test('rejects writing', async () => {
    expect((await shop.request('/news/rss.xml', { method: 'POST' })).status).toBe(405)
  })
})
