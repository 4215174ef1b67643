import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listNews, listNewsGoods, listNewsTags } from '../../../contract/shop/news.ts'
import { type Call, NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { optionalOn } from '../../shell/page/screen-loader.ts'
import { loadArticle } from './load-article.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const html = async (path: string) => (await shop.get(path)).text()
const status = async (path: string) => (await shop.get(path)).status
const articles = (page: string, start = '/news/') =>
  [...page.matchAll(/<main[\s\S]*<\/main>/g)].flatMap(([main]) =>
    [...main.matchAll(/href="([^"]+-\d+)"/g)]
      .map(found => found[1] ?? '')
      .filter(href => href.startsWith(start)),
  )

describe('the list of news', () => {
  test('can be filtered by topic', async () => {
    const [tag] = await shop.call()(listNewsTags)
    const { list } = await shop.call()(listNews, { tag: tag?.id, page_size: 12 })
    expect(articles(await html(`/news?tag=${tag?.id}`))).toEqual(
      list.map(({ news_page_url }) => `/news/${news_page_url}`),
    )
    expect(await html('/news?tag=999999')).toContain('No articles on this topic yet')
  })

  test('has twelve articles per page; a page beyond the last links back', async () => {
    await shop.connection.db.execute(sql`
      with more as (
        insert into news (published_at) select now() - n * interval '3 years' from generate_series(1, 14) as n returning id
      ) insert into news_texts (news_id, lang, title, content) select id, 'en', 'Older news', '<p>Text</p>' from more`)
    const read = async () => {
      const { list, total } = await shop.call()(listNews, { page_size: '100' })
      return { total, paths: list.map(({ news_page_url }) => `/news/${news_page_url}`) }
    }
    await expect.poll(async () => (await read()).total).toBeGreaterThan(14)
    const { paths } = await read()
    expect(articles(await html('/news'))).toEqual(paths.slice(0, 12))
    expect(articles(await html('/news?page=2'))).toEqual(paths.slice(12, 24))
    expect(await html('/news?page=2')).toContain('href="http://shop.test/news?page=2"')
    expect(await html('/news?page=99')).toMatch(/<main[\s\S]*href="\/news"[\s\S]*<\/main>/)
  })
})

describe('an article', () => {
  test('links to its neighbors, and a bare id redirects to its URL', async () => {
    const { list } = await shop.call('ru')(listNews)
    const [newest, middle, older] = list
    const page = await html(`/ru/news/${middle?.news_page_url}`)
    expect(articles(page, '/ru/news/').slice(-2)).toEqual([
      `/ru/news/${older?.news_page_url}`,
      `/ru/news/${newest?.news_page_url}`,
    ])
    const moved = await shop.get(`/ru/news/${middle?.id}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/ru/news/${middle?.news_page_url}`])
    expect([await status('/news/no-such-article'), await status('/news/999999')]).toEqual([404, 404])
  })

  test('shows related parts and has structured data', async () => {
    const { list } = await shop.call('de')(listNews)
    const [item] = list
    const goods = await shop.call('de')(listNewsGoods, { id: item?.id })
    const page = await html(`/de/news/${item?.news_page_url}`)
    expect(articles(page, '/de/productdetail/')).toEqual(
      goods.map(({ goods_page_url }) => `/de/productdetail/${goods_page_url}`),
    )
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({
      '@type': 'Article',
      headline: item?.title,
      inLanguage: 'de',
      image: [`http://shop.test${item?.cover}`],
      datePublished: item?.publish_time,
      mainEntityOfPage: `http://shop.test/de/news/${item?.news_page_url}`,
    })
  })

  test('is shown without parts that cannot be loaded, and is not cached', async () => {
    const { list } = await shop.call()(listNews)
    const id = String(list[0]?.id)
    const failures: unknown[] = []
    const optional = optionalOn('/news/:id', error => failures.push(error))
    const call = failing(new NoAnswer('no response'))
    const { news, goods } = await loadArticle({ call, optional }, id)
    expect([news.title, goods, failures.length]).toEqual([list[0]?.title, [], 1])
    await expect(loadArticle({ call: failing(new Refusal(4001)), optional }, id)).rejects.toThrow(Refusal)
  })
})

/** The shop's own responses, except for an article's parts. */
const failing =
  (error: Error): Call =>
  async (endpoint, input) => {
    if (endpoint.path === listNewsGoods.path) throw error
    return shop.call()(endpoint, input)
  }
