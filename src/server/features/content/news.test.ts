import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockCategory, stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getNews, listNews, listNewsGoods, type News } from '../../../contract/shop/news.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { addArticle } from './news.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const goodsOf = (id: number) => shop.call()(listNewsGoods, { id: String(id) })

async function publish(title: string, categoryIds: number[]): Promise<number> {
  const texts = [{ lang: 'en' as const, title, summary: '', content: '<p>Text</p>' }]
  const publishedAt = new Date('2020-01-01')
  await addArticle(shop.connection.db, { cover: '', publishedAt, tagIds: [], categoryIds, texts })
  const find = async () =>
    (await shop.call()(listNews, { page_size: '100' })).list.find(item => item.title === title)?.id ?? 0
  await expect.poll(find).toBeGreaterThan(0)
  return find()
}

async function stockSeries(maker: string, prefix: string, categoryId: number): Promise<void> {
  const series = Array.from({ length: 12 }, (_, i) => `${prefix}-${i + 10}`)
  await stockParts(
    shop.connection.db,
    series.map(partNumber => ({ partNumber, maker, categoryId, prices: [[1, '0.5']] })),
  )
}

describe('the demo articles', () => {
  test.each(LANGS.filter(lang => lang !== 'en'))(
    'are all written in %s, with the same structure as in English',
    async lang => {
      const english = await readAll('en')
      const translated = await readAll(lang)
      expect(english.length).toBeGreaterThanOrEqual(12)
      expect(translated.map(shapeOf)).toEqual(english.map(shapeOf))
      for (const [i, article] of translated.entries()) {
        expect(article.title).not.toBe(english[i]?.title)
        expect(article.summary).not.toBe(english[i]?.summary)
      }
    },
  )
})

async function readAll(lang: Lang) {
  const call = shop.call(lang)
  const { list } = await call(listNews, { page_size: '100' })
  return Promise.all(list.map(({ id }) => call(getNews, { id: String(id) })))
}

/** Counts elements, which reveals rows lost in translation. */
function shapeOf({ id, content }: News) {
  const count = (tag: string) => content.split(`<${tag}`).length - 1
  return { id, headings: count('h2'), rows: count('tr'), cells: count('td'), points: count('li') }
}

describe('the parts of an article', () => {
  test('are in stock, priced, of several manufacturers, and include subcategories', async () => {
    const { db } = shop.connection
    const protection = await stockCategory(db, { en: 'Protection' })
    const fuses = await stockCategory(db, { en: 'Fuses' }, protection)
    const relays = await stockCategory(db, { en: 'Relays' })
    await stockParts(db, [
      { partNumber: '1-SOLD-OUT', categoryId: fuses, stock: 0, prices: [[1, '0.5']] },
      { partNumber: '2-TO-BE-QUOTED', categoryId: fuses },
    ])
    await stockSeries('Alpha Fuse', 'AF', fuses)
    await stockSeries('Gamma Fuse', 'GF', fuses)
    await stockSeries('Zeta Fuse', 'TF', fuses)
    await stockSeries('Relay Works', 'RW', relays)
    const goods = await goodsOf(await publish('Fuses and relays', [protection, relays]))
    expect(goods).toHaveLength(LIMITS.relatedGoods)
    expect(goods.filter(({ stock, price }) => stock === 0 || price === null)).toEqual([])
    expect(new Set(goods.map(({ brand_name }) => brand_name))).toEqual(
      new Set(['Alpha Fuse', 'Gamma Fuse', 'Zeta Fuse', 'Relay Works']),
    )
    expect(goods.slice(0, 2).map(({ category_name }) => category_name)).toEqual(['Relays', 'Fuses'])
  })

  test('are replaced at once when they sell out', async () => {
    const { db } = shop.connection
    const { list } = await shop.call()(listNews)
    const [id = 0] = list.map(item => item.id)
    const before = await goodsOf(id)
    const soldId = before[0]?.goods_id ?? 0
    await db.execute(sql`update parts set stock = 0 where id = ${soldId}`)
    const after = await goodsOf(id)
    expect(after.map(({ goods_id }) => goods_id)).not.toContain(soldId)
    expect(after).toHaveLength(before.length)
  })

  test('are empty when it has no category', async () => {
    expect(await goodsOf(await publish('Our summer opening hours', []))).toEqual([])
  })

  test('are found for every demo article, of more than one manufacturer', async () => {
    const { list } = await shop.call()(listNews, { page_size: '100' })
    expect(list.length).toBeGreaterThan(11)
    for (const { id, title } of list.filter(({ cover }) => cover !== '')) {
      const brands = new Set((await goodsOf(id)).map(({ brand_id }) => brand_id))
      expect([title, brands.size > 1]).toEqual([title, true])
    }
  })

  test('of an unknown article answer 404', async () => {
    await expect(goodsOf(999_999)).rejects.toMatchObject({ code: 404 })
  })
})
