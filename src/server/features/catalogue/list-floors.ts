import type { Floor } from '../../../contract/shop/goods.ts'
import { FLOORS } from '../../../domain/floors.ts'
import { featuredGroupPath } from '../../../domain/paths.ts'
import type { PartsContext } from './catalogue-context.ts'
import { type Featured, goodsOf } from './list-featured.ts'

const GOODS_ON_A_FLOOR = 12

/** The sections of the home page, in their fixed order. A floor without parts is not shown. */
export async function listFloors(context: PartsContext, groups: Featured[]): Promise<Floor[]> {
  const floors = await Promise.all(
    FLOORS.map(async (key): Promise<Floor | null> => {
      const group = groups.find(({ floor }) => floor === key)
      if (!group) return null
      const { id, title, featured_page_url } = group
      const goods = await goodsOf(context, id, GOODS_ON_A_FLOOR)
      return { key, title, more_url: featuredGroupPath(featured_page_url), goods }
    }),
  )
  return floors.filter(floor => floor !== null).filter(({ goods }) => goods.length > 0)
}
