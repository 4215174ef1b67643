import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listBrands, listFloors } from '../../../contract/shop/catalogue.ts'
import { type Call, NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { optionalOn } from '../../shell/page/screen-loader.ts'
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

async function load(call: Call) {
  const failures: unknown[] = []
  const home = await loadHome({ call, optional: optionalOn('/', error => failures.push(error)) })
  return { home, failures }
}

describe('the home page', () => {
  test('has every section, with no more data than it shows', async () => {
    const { home, failures } = await load(shop.call('de'))
    expect(failures).toEqual([])
    expect(home.floors.map(({ key, goods }) => [key, goods.length])).toEqual([
      ['featured', 6],
      ['preferential', 8],
      ['hot', 10],
      ['recommended', 12],
    ])
    expect(home.news).toHaveLength(3)
  })

  test('shows the manufacturers with the most parts, with any initial letter', async () => {
    const { brands } = (await load(shop.call('de'))).home
    const all = (
      await Promise.all([1, 2, 3].map(page => shop.call()(listBrands, { page, page_size: 100 })))
    ).flatMap(({ list }) => list.map(brand => brand.goods_count))
    expect(brands.map(brand => brand.goods_count)).toEqual(all.sort((a, b) => b - a).slice(0, 24))
  })

  test('is shown without a section whose call fails, and is not cached', async () => {
    const { home, failures } = await load(failingFloors(new NoAnswer('no response')))
    expect([failures.length, home.floors]).toEqual([1, []])
    expect(home.categories.length).toBeGreaterThan(10)
  })

  test('that lacks a section is not cached: the next visitor gets all sections', async () => {
    const rename = (from: string, to: string) =>
      shop.connection.pool.query(`alter table ${from} rename to ${to}`)
    const floor = 'Composants à la une'
    await rename('featured_parts', 'lost')
    const poor = await shop.get('/fr')
    expect([poor.status, (await poor.text()).includes(floor)]).toEqual([200, false])
    await rename('lost', 'featured_parts')
    expect((await (await shop.get('/fr')).text()).includes(floor)).toBe(true)
  })

  test('does not ignore a rejected token', async () => {
    await expect(load(failingFloors(new Refusal(4001)))).rejects.toThrow(Refusal)
  })
})
