import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { endpoint } from './endpoint.ts'
import { listOf, orNone, PageId, Paging, text } from './fields.ts'

export const Goods = z.object({
  goods_id: z.int(),
  part_number: z.string(),
  brand_id: z.int(),
  brand_name: z.string(),
  brand_page_url: z.string(),
  category_id: z.nullable(z.int()),
  category_name: z.string(),
  category_page_url: z.string(),
  packaging: z.string(),
  batch: z.string(),
  rohs: z.enum(['compliant', 'non_compliant', 'unknown']),
  lead_time: z.nullable(z.int()),
  stock: z.int(),
  datasheet: z.string(),
  description: z.string(),
  min_qty: z.int(),
  multiple: z.int(),
  price: z.nullable(z.number()),
  prices: z.array(z.object({ qty: z.int(), price: z.number() })),
  goods_page_url: z.string(),
  icons: z.string(),
  weight_g: z.number(),
  update_time: z.iso.datetime(),
})
export type Goods = z.infer<typeof Goods>

const CategoryLink = z.object({
  category_id: z.int(),
  category_name: z.string(),
  category_page_url: z.string(),
})
export type CategoryLink = z.infer<typeof CategoryLink>

const categoryFields = { ...CategoryLink.shape, category_icon: z.string(), goods_count: z.int() }

export type CategoryNode = CategoryLink & {
  category_icon: string
  goods_count: number
  children: CategoryNode[]
}
export const CategoryNode: z.ZodMiniType<CategoryNode> = z.object({
  ...categoryFields,
  children: z.lazy(() => z.array(CategoryNode)),
})
// A tree cannot be written out in the API's description: it needs a name to refer to itself by.
z.globalRegistry.add(CategoryNode, { id: 'CategoryNode' })

export const Category = z.object({
  ...categoryFields,
  parents: z.array(CategoryLink),
  children: z.array(CategoryNode),
})
export type Category = z.infer<typeof Category>

export const Brand = z.object({
  brand_id: z.int(),
  brand_name: z.string(),
  brand_logo: z.string(),
  brand_page_url: z.string(),
  goods_count: z.int(),
  letter: z.string(),
})
export type Brand = z.infer<typeof Brand>

export const Suggestion = z.object({
  part_number: z.string(),
  brand_name: z.string(),
  goods_page_url: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>

const IdCount = z.object({ id: z.int(), name: z.string(), count: z.int() })
export const Facets = z.object({
  brands: z.array(IdCount),
  categories: z.array(IdCount),
  packagings: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

export const SORTS = ['relevance', 'price', 'stock'] as const

/** What narrows and orders a list of parts. */
export const GoodsFilter = {
  brand_id: orNone(PageId),
  category_id: orNone(PageId),
  packaging: orNone(text(LIMITS.nameLength)),
  in_stock: orNone(z.enum(['0', '1'])),
  rohs: orNone(z.enum(['0', '1'])),
  sort: z._default(z.enum(SORTS), 'relevance'),
}
const GoodsQuery = z.object({ ...Paging, ...GoodsFilter })
export type GoodsQuery = z.output<typeof GoodsQuery>

const goodsList = { ...listOf(Goods), facets: Facets }

const keyword = z._default(text(LIMITS.keywordLength), '')
const longKeyword = z.prefault(
  text(LIMITS.keywordLength).check(
    z.refine(value => [...value].length >= LIMITS.keywordMinLength, { error: 'errors.keyword_too_short' }),
  ),
  '',
)

export const suggestParts = endpoint({
  method: 'GET',
  path: '/api/index/searchOption',
  summary: 'Part numbers that begin with what has been typed so far, at most 10',
  query: z.object({ keyword }),
  data: z.array(Suggestion),
})

export const findExact = endpoint({
  method: 'GET',
  path: '/api/index/searchExact',
  summary: 'The page of the one part with exactly this number, or an empty string',
  query: z.object({ keyword }),
  data: z.object({ goods_page_url: z.string() }),
})

export const searchParts = endpoint({
  method: 'GET',
  path: '/api/index/search',
  summary: 'Parts by number or words, best match first, with facets; near numbers when nothing matches',
  query: z.object({ ...GoodsQuery.shape, keyword: longKeyword }),
  data: z.object({ ...goodsList, did_you_mean: z.optional(z.array(Suggestion)) }),
})

export const listCategoryParts = endpoint({
  method: 'GET',
  path: '/api/index/getCategoryList',
  summary: 'Parts of a category and all below it',
  query: z.object({ ...GoodsQuery.shape, id: PageId }),
  data: z.object({ ...goodsList, category: Category }),
})

export const listBrandParts = endpoint({
  method: 'GET',
  path: '/api/manufacturers/{id}',
  summary: 'Parts of a manufacturer',
  params: z.object({ id: PageId }),
  query: GoodsQuery,
  data: z.object({ ...goodsList, brand: Brand }),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/api/manufacturers',
  summary: 'Manufacturers by first letter or name',
  query: z.object({
    ...Paging,
    letter: orNone(text(LIMITS.nameLength)),
    keyword: orNone(text(LIMITS.nameLength)),
  }),
  data: z.object(listOf(Brand)),
})

export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/api/category/tree',
  summary: 'All categories, named in the asked language',
  data: z.object({ category: z.array(CategoryNode) }),
})

export const getCatalogueStat = endpoint({
  method: 'GET',
  path: '/api/category/stat',
  summary: 'How much there is',
  data: z.object({ goods: z.int(), in_stock: z.int(), brands: z.int(), categories: z.int() }),
})

export const Banner = z.object({
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  link: z.string(),
})
export type Banner = z.infer<typeof Banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/index/bannerList',
  summary: 'Pictures at the top of the home page',
  data: z.array(Banner),
})

export const FLOORS = ['featured', 'preferential', 'hot', 'recommended'] as const

export const Floor = z.object({
  key: z.enum(FLOORS),
  title: z.string(),
  more_url: z.string(),
  goods: z.array(Goods),
})
export type Floor = z.infer<typeof Floor>

export const listFloors = endpoint({
  method: 'GET',
  path: '/api/index/floorList',
  summary: 'Sections of the home page with their parts',
  data: z.array(Floor),
})

export const listPartIndex = endpoint({
  method: 'GET',
  path: '/api/index/productNav',
  summary: 'Part numbers by first character: A to Z, 0 to 9, other',
  query: z.object({ ...Paging, name: z._default(text(LIMITS.nameLength), 'A') }),
  data: z.object({ ...listOf(Suggestion), name: z.string(), index: z.array(z.string()) }),
})

const Attribute = z.object({ name: z.string(), value: z.string() })

export const GoodsDetail = z.object({
  ...Goods.shape,
  images: z.array(z.string()),
  attributes: z.array(Attribute),
  breadcrumbs: z.array(CategoryLink),
  shipping_note: z.string(),
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const getGoodsDetail = endpoint({
  method: 'GET',
  path: '/api/goods/goodsDetail',
  summary: 'Everything about one part',
  query: z.object({ id: PageId }),
  data: GoodsDetail,
})

export const listRecommended = endpoint({
  method: 'GET',
  path: '/api/goods/recommend/{id}',
  summary: 'Up to 10 parts a buyer of this one may want',
  params: z.object({ id: PageId }),
  data: z.array(Goods),
})

export const FeaturedGroup = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  image: z.string(),
  featured_page_url: z.string(),
  goods_count: z.int(),
})
export type FeaturedGroup = z.infer<typeof FeaturedGroup>

/** One path, two answers: the contract gives the call without id a list of groups, with id a list of parts. */
export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/index/featureGoodsList',
  summary: 'Featured groups; with an id, that group and its parts with the filters of other lists',
  query: z.object({ ...GoodsQuery.shape, id: orNone(PageId) }),
  data: z.object({
    ...listOf(z.union([Goods, FeaturedGroup])),
    feature: z.optional(FeaturedGroup),
    facets: z.optional(Facets),
  }),
})
