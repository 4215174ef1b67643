import {
  getCatalogueStat,
  getCategoryTree,
  listBanners,
  listFloors,
} from '../../../contract/shop/catalogue.ts'
import type { Brand, CategoryNode, Floor } from '../../../contract/shop/goods.ts'
import { listNews } from '../../../contract/shop/news.ts'
import { foldCategories } from '../../shell/chrome/categories/fold-categories.ts'
import type { ScreenArgs } from '../../shell/page/screen-loader.ts'
import { listAllBrands } from '../catalogue/browse/list-all-brands.ts'
import type { CardGoods } from '../catalogue/lists/goods-card.tsx'
import { toCardGoods } from '../catalogue/lists/to-card-goods.ts'

const NEWS = 3
const BRANDS = 24
const GOODS_ON = { featured: 6, preferential: 8, hot: 10, recommended: 12 }

export type HomeFloor = Pick<Floor, 'key' | 'title' | 'more_url'> & { goods: CardGoods[] }
export type HomeCategory = Omit<CategoryNode, 'children'>

/** Every section is optional: without it the page shows the others. */
export async function loadHome({ call, optional }: Pick<ScreenArgs, 'call' | 'optional'>) {
  const [banners, stat, floors, categories, brands, news] = await Promise.all([
    optional(call(listBanners), []),
    optional(call(getCatalogueStat), null),
    optional(call(listFloors).then(toHomeFloors), []),
    optional(call(getCategoryTree).then(toTopCategories), []),
    optional(listAllBrands(call).then(toLargest), []),
    optional(
      call(listNews, { page_size: NEWS }).then(({ list }) => list),
      [],
    ),
  ])
  return { banners, stat, floors, categories, brands, news }
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
