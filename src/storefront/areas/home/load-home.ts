import {
  getCatalogueStat,
  getCategoryTree,
  listBanners,
  listFloors,
} from '../../../contract/shop/catalogue.ts'
import type { Brand, CategoryNode, Floor } from '../../../contract/shop/goods.ts'
import { listNews } from '../../../contract/shop/news.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { foldCategories } from '../../shell/chrome/categories/fold-categories.ts'
import { unlessRefused } from '../../shell/page/site-data.ts'
import { listAllBrands } from '../catalogue/browse/list-all-brands.ts'
import type { CardGoods } from '../catalogue/lists/goods-card.tsx'
import { toCardGoods } from '../catalogue/lists/to-card-goods.ts'

const NEWS = 3
const BRANDS = 24
const GOODS_ON = { featured: 6, preferential: 8, hot: 10, recommended: 12 }

export type HomeFloor = Pick<Floor, 'key' | 'title' | 'more_url'> & { goods: CardGoods[] }
export type HomeCategory = Omit<CategoryNode, 'children'>

/** Every section is optional: if its call fails, the others are shown without it, but the page is not cached. */
export async function loadHome(call: Call) {
  let isDegraded = false
  const otherwise = <T>(fallback: T) =>
    unlessRefused(fallback, () => {
      isDegraded = true
    })
  const [banners, stat, floors, categories, brands, news] = await Promise.all([
    call(listBanners).catch(otherwise([])),
    call(getCatalogueStat).catch(otherwise(null)),
    call(listFloors).then(toHomeFloors, otherwise([])),
    call(getCategoryTree).then(toTopCategories, otherwise([])),
    listAllBrands(call).then(toLargest, otherwise([])),
    call(listNews, { page_size: NEWS }).then(({ list }) => list, otherwise([])),
  ])
  return { isDegraded, banners, stat, floors, categories, brands, news }
}

function toHomeFloors(floors: Floor[]): HomeFloor[] {
  return floors.map(({ key, title, more_url, goods }) => ({
    key,
    title,
    more_url,
    goods: goods.slice(0, GOODS_ON[key]).map(toCardGoods),
  }))
}

function toTopCategories({ category }: { category: CategoryNode[] }): HomeCategory[] {
  return foldCategories(category).shown.map(({ children, ...top }) => top)
}

function toLargest(brands: Brand[]): Brand[] {
  return [...brands].sort((a, b) => b.goods_count - a.goods_count).slice(0, BRANDS)
}
