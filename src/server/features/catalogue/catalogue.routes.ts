import * as alternates from '../../../contract/shop/alternates.ts'
import * as catalogue from '../../../contract/shop/catalogue.ts'
import { compareParts as comparePartsEndpoint } from '../../../contract/shop/compare.ts'
import type { Suggestion } from '../../../contract/shop/goods.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Context, Identity } from '../../context.ts'
import type { DatabaseChanges } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { keepAnswers } from '../../database/keep-answers.ts'
import { remember } from '../../database/remember.ts'
import { compareParts } from './compare-parts.ts'
import { countPartsInStock, listAttributeTexts } from './directory.queries.ts'
import { categoryTree, type Directory, getBrand, getCategory, loadDirectory } from './directory.ts'
import { findExact } from './find-exact.ts'
import { type AttributeTexts, getGoodsDetail } from './get-goods-detail.ts'
import { countAlternates, listAlternates } from './list-alternates.ts'
import { listBanners } from './list-banners.ts'
import { listBrands } from './list-brands.ts'
import { listCategoryGoods } from './list-category-goods.ts'
import { listFacetValues } from './list-facet-values.ts'
import { listFeatured, listFeaturedGoods, loadFeatured } from './list-featured.ts'
import { listFloors } from './list-floors.ts'
import { listFoundGoods } from './list-found-goods.ts'
import { listPartIndex } from './list-part-index.ts'
import { listRecommended } from './list-recommended.ts'
import { countPartsUnder } from './part-index.queries.ts'
import { type Found, searchParts } from './search-parts.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { suggestGroups } from './suggest-groups.ts'
import { suggestParts } from './suggest-parts.ts'

/** With the prices of the buyer's company, if there is one. */
export type Directories = (user?: Pick<Identity, 'companyId'> | null) => Promise<Directory>

/** The current directory, loaded once and shared by all requests of the process. */
export function rememberDirectory(db: Database, changes: DatabaseChanges): Directories {
  const directories = remember(changes, () => loadDirectory(db))
  return () => directories('all')
}

/** `db` may be a replica: none of these changes anything. */
export function catalogueRoutes(
  db: Database,
  changes: DatabaseChanges,
  directory: Directories,
  segments: SegmentStore,
  keepsAnswers: boolean,
): Route[] {
  const searches = forEveryone<Found>(changes, keepsAnswers ? KEPT.searches : 0)
  const suggestions = forEveryone<Suggestion[]>(changes, keepsAnswers ? KEPT.suggestions : 0)
  const texts = remember(changes, (lang: Lang) => loadAttributeTexts(db, lang))
  const inStock = remember(changes, async () => countPartsInStock(db, countGoods(await directory())))
  const countUnder = remember(changes, (name: string) => countPartsUnder(db, name))
  const featured = remember(changes, (lang: Lang) => loadFeatured(db, lang))
  const banners = remember(changes, (lang: Lang) => listBanners(db, lang))
  const reading = async (context: Context) => ({
    ...context,
    db,
    directory: await directory(context.who.user),
  })
  return [
    serve(catalogue.suggestParts, async ({ context, query: { keyword } }) =>
      suggestions(context, [keyword], async () => suggestParts(await reading(context), keyword)),
    ),
    serve(catalogue.suggestGroups, async ({ context, query }) =>
      suggestGroups({ ...(await reading(context)), segments }, query.keyword),
    ),
    serve(catalogue.findExact, ({ context, query }) => findExact({ ...context, db }, query.keyword)),
    serve(catalogue.searchParts, async ({ context, query, onDegraded }) =>
      searches(context, [context.lang, query], async drop => {
        const degrade = (error: unknown) => {
          drop()
          onDegraded(error)
        }
        return searchParts({ ...(await reading(context)), segments, onDegraded: degrade }, query)
      }),
    ),
    serve(catalogue.listCategoryParts, async ({ context, query }) => {
      const known = await reading(context)
      const category = getCategory(known.directory, query.id, context.lang)
      const list = await listCategoryGoods({ ...known, segments }, [query.id], query)
      return { category, ...list }
    }),
    serve(catalogue.listFacetValues, async ({ context, query }) =>
      listFacetValues({ ...context, db, directory: await directory(), segments }, query),
    ),
    serve(catalogue.listBrandParts, async ({ context, params, query }) => {
      const known = await reading(context)
      const brand = getBrand(known.directory, params.id)
      const source = { kind: 'brand', brandId: params.id } as const
      return { brand, ...(await listFoundGoods({ ...known, segments }, source, query)) }
    }),
    serve(catalogue.listBrands, async ({ query }) => listBrands(await directory(), query)),
    serve(catalogue.getCategoryTree, async ({ context }) => ({
      category: categoryTree(await directory(), context.lang),
    })),
    serve(catalogue.getCatalogueStat, async () => stat(await directory(), await inStock('all'))),
    serve(catalogue.listBanners, ({ context }) => banners(context.lang)),
    serve(catalogue.listFloors, async ({ context }) =>
      listFloors(await reading(context), await featured(context.lang)),
    ),
    serve(catalogue.listPartIndex, async ({ context, query }) =>
      listPartIndex(await reading(context), countUnder, query),
    ),
    serve(catalogue.getGoodsDetail, async ({ context, query }) =>
      getGoodsDetail(await reading(context), await texts(context.lang), query.id),
    ),
    serve(comparePartsEndpoint, async ({ context, query }) =>
      compareParts(await reading(context), await texts(context.lang), query.ids),
    ),
    serve(alternates.countAlternates, async ({ context, query }) => {
      const counts = await countAlternates({ ...(await reading(context)), segments }, query.ids)
      return counts.map(({ partId, inStock: in_stock }) => ({ goods_id: partId, in_stock }))
    }),
    serve(alternates.listAlternates, async ({ context, params, query }) =>
      listAlternates({ ...(await reading(context)), segments }, params.id, query.qty),
    ),
    serve(catalogue.listRecommended, async ({ context, params }) =>
      listRecommended(await reading(context), params.id),
    ),
    serve(catalogue.listFeatured, async ({ context, query }) => {
      const { id } = query
      const groups = await featured(context.lang)
      return id === undefined
        ? listFeatured(groups, query)
        : listFeaturedGoods(await reading(context), groups, { ...query, id })
    }),
  ]
}

/** An answer to a search takes up to 100 KB, suggestions up to 3 KB. */
const KEPT = { searches: 200, suggestions: 2_000 }

/** Keeps answers that are the same for all visitors: companies have their own prices. */
function forEveryone<T>(changes: DatabaseChanges, most: number) {
  const answers = most > 0 ? keepAnswers<T>(changes, most) : null
  return ({ who }: Context, asked: unknown[], read: (drop: () => void) => Promise<T>): Promise<T> =>
    answers && !who.user?.companyId ? answers(JSON.stringify(asked), read) : read(() => {})
}

function stat(directory: Directory, in_stock: number) {
  const { brandsByName, categories } = directory
  return { goods: countGoods(directory), in_stock, brands: brandsByName.length, categories: categories.size }
}

function countGoods({ brandsByName }: Directory): number {
  return brandsByName.reduce((sum, brand) => sum + brand.goods_count, 0)
}

async function loadAttributeTexts(db: Database, lang: Lang): Promise<AttributeTexts> {
  const texts = await listAttributeTexts(db, lang)
  return new Map(texts.map(({ text, translation }) => [text, translation]))
}
