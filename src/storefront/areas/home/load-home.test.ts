import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listBrands, listFloors } from '../../../contract/shop/catalogue.ts'
import { type Call, NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { loadHome } from './load-home.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The shop's own responses, except for one call. */
const failingFloors =
  (error: Error): Call =>
  async (endpoint, input) => {
    if (endpoint.path === listFloors.path) throw error
    return shop.call('de')(endpoint, input)
  }

describe('the home page', () => {
  test('has every section, with no more parts than it shows', async () => {
    const home = await loadHome(shop.call('de'))
    expect(home.isDegraded).toBe(false)
    expect(home.floors.map(({ key, goods }) => [key, goods.length])).toEqual([
      ['featured', 6],
      ['preferential', 8],
      ['hot', 10],
      ['recommended', 12],
    ])
    expect(home.news).toHaveLength(3)
  })

  test('shows the manufacturers with most parts, wherever they stand in the alphabet', async () => {
    const { brands } = await loadHome(shop.call('de'))
    const all = (
      await Promise.all([1, 2, 3].map(page => shop.call()(listBrands, { page, page_size: 100 })))
    ).flatMap(({ list }) => list.map(brand => brand.goods_count))
    expect(brands.map(brand => brand.goods_count)).toEqual(all.sort((a, b) => b - a).slice(0, 24))
  })

  test('is shown without a section whose call fails, and is not good enough to keep', async () => {
    const home = await loadHome(failingFloors(new NoAnswer('nobody answered')))
    expect([home.isDegraded, home.floors]).toEqual([true, []])
    expect(home.categories.length).toBeGreaterThan(10)
  })

  test('that lacks a section is not kept: the next visitor gets all of it', async () => {
    const rename = (from: string, to: string) =>
      shop.connection.pool.query(`alter table ${from} rename to ${to}`)
    const floor = 'Composants à la une'
    await rename('featured_parts', 'lost')
    const poor = await shop.get('/fr')
    expect([poor.status, (await poor.text()).includes(floor)]).toEqual([200, false])
    await rename('lost', 'featured_parts')
    expect((await (await shop.get('/fr')).text()).includes(floor)).toBe(true)
  })

  test('does not swallow a refused token', async () => {
    await expect(loadHome(failingFloors(new Refusal(4001)))).rejects.toThrow(Refusal)
  })
})
