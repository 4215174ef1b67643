import type { FeaturedGroup, Goods, GoodsQuery } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Paging } from '../../../contract/wire/fields.ts'
import type { FloorKey } from '../../../domain/floors.ts'
import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listFeaturedGroups, listFeaturedPartIds, listFeaturedTexts } from './featured.queries.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { listGoods } from './list-goods.ts'

export type Featured = FeaturedGroup & { floor: FloorKey | null }

/** All groups in the operator's order, named in the language or else in English. */
export async function loadFeatured(db: Database, lang: Lang): Promise<Featured[]> {
  const [groups, texts] = await Promise.all([listFeaturedGroups(db), listFeaturedTexts(db, lang)])
  return groups.map(({ id, floor, image, count }) => {
    const written = (wanted: Lang) => texts.find(text => text.groupId === id && text.lang === wanted)
    const english = written(DEFAULT_LANG)
    const text = written(lang) ?? english
    return {
      id,
      floor,
      image,
      title: text?.title ?? '',
      intro: text?.intro ?? '',
      featured_page_url: pageUrl(english?.title ?? '', id),
      goods_count: count,
    }
  })
}

export function listFeatured(groups: Featured[], { page, page_size }: Paging) {
  const from = (page - 1) * page_size
  return {
    list: groups.slice(from, from + page_size).map(withoutFloor),
    total: groups.length,
    page,
    page_size,
  }
}

export async function listFeaturedGoods(
  context: PartsContext,
  groups: Featured[],
  query: GoodsQuery & { id: number },
) {
  const group = groups.find(known => known.id === query.id)
  if (!group) throw new Refusal(404)
  const goods = await listGoods(context, { kind: 'featured', groupId: group.id }, query)
  return { feature: withoutFloor(group), ...goods }
}

export async function goodsOf(
  { db, directory, lang }: PartsContext,
  groupId: number,
  limit: number,
): Promise<Goods[]> {
  const ids = await listFeaturedPartIds(db, groupId, limit)
  return (await listPartsById(db, ids)).map(part => toGoods(part, directory, lang))
}

function withoutFloor({ floor, ...group }: Featured): FeaturedGroup {
  return group
}
