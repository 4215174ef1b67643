import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listOf, orNone, PageId, PageIds, Paging, text } from '../wire/fields.ts'
import {
  Banner,
  Brand,
  Category,
  CategoryLink,
  CategoryNode,
  Facets,
  FacetValue,
  FeaturedGroup,
  Floor,
  Goods,
  GoodsDetail,
  GoodsQuery,
  goodsList,
  Suggestion,
  Understood,
} from './goods.ts'

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
  summary: 'Part numbers that begin with the typed text, at most 10, with stock and price',
  query: z.object({ keyword }),
  data: z.array(Suggestion),
})

export const suggestGroups = endpoint({
  method: 'GET',
  path: '/api/index/searchGroups',
  summary:
    'Categories and manufacturers whose names match the typed text, at most 3 of each, and the parts it describes',
  query: z.object({ keyword }),
  data: z.object({
    categories: z.array(z.object({ ...CategoryLink.shape, goods_count: z.int() })),
    brands: z.array(z.object({ brand_name: z.string(), brand_page_url: z.string(), goods_count: z.int() })),
    /** The text read as parameters of a category: their values, the filters by name, and the parts in stock. */
    understood: z.optional(
      z.object({
        ...CategoryLink.shape,
        labels: z.array(z.string()),
        filters: z.record(z.string(), z.string()),
        in_stock: z.int(),
      }),
    ),
  }),
})

export const findExact = endpoint({
  method: 'GET',
  path: '/api/index/searchExact',
  summary: 'The page URL of the only part with exactly this number, or an empty string',
  query: z.object({ keyword }),
  data: z.object({ goods_page_url: z.string() }),
})

const Corrected = z.object({ typed: z.string(), read: z.string() })
export type Corrected = z.infer<typeof Corrected>

export const searchParts = endpoint({
  method: 'GET',
  path: '/api/index/search',
  summary:
    'Searches parts by number, by parameters or by words, with facets; when nothing matches, leaves out words or suggests similar numbers',
  query: z.object({
    ...GoodsQuery.shape,
    keyword: longKeyword,
    /** `0` searches for the words; category ids fix the reading: the filters are then those of the query. */
    understood: orNone(z.union([z.literal('0'), PageIds])),
  }),
  otherNames: 'parameters',
  data: z.object({
    ...goodsList,
    did_you_mean: z.optional(z.array(Suggestion)),
    /** Words of the search that the results do not match, as typed. */
    left_out: z.optional(z.array(z.string())),
    /** The quantity that the search asks for, as in `LM358 500 pcs`: parts are sorted by their price for it, unless `qty` differs. */
    quantity: z.optional(z.int()),
    /** Nothing is listed, because without the other words the search would ask for another kind of part. */
    fewer_words: z.optional(
      z.object({
        keyword: z.string(),
        left_out: z.array(z.string()),
        total: z.int(),
        total_capped: z.optional(z.literal(true)),
      }),
    ),
    /** Misspelled names in the search, and the names that replaced them. */
    corrected: z.optional(z.array(Corrected)),
    /** The words were read as parameters: the list is that of these categories with these filters. */
    understood: z.optional(z.array(Understood)),
    understood_in: z.optional(z.array(z.object({ ...CategoryLink.shape, parents: z.array(CategoryLink) }))),
    /** The words mean different parameters in these categories, and the list has the parts of all of them. */
    several_readings: z.optional(z.literal(true)),
    /** The list is by number, but the words could also be parameters of this many parts. */
    or_understood: z.optional(
      z.object({ understood: z.array(Understood), categories: z.array(CategoryLink), total: z.int() }),
    ),
  }),
})

export const listCategoryParts = endpoint({
  method: 'GET',
  path: '/api/index/getCategoryList',
  summary: 'Parts of a category and its subcategories',
  query: z.object({ ...GoodsQuery.shape, id: PageId }),
  otherNames: 'parameters',
  data: z.object({ ...goodsList, category: Category }),
})

export const listFacetValues = endpoint({
  method: 'GET',
  path: '/api/facets/values',
  summary:
    'All values of a parameter in the list of a category, a manufacturer or a search, or those that contain a text',
  query: z.object({
    ...GoodsQuery.shape,
    /** One of these: a category, a manufacturer, or a search. */
    id: z.optional(PageId),
    manufacturer: z.optional(PageId),
    keyword: z.optional(longKeyword),
    understood: orNone(z.union([z.literal('0'), PageIds])),
    slug: text(LIMITS.nameLength),
    find: z._default(text(LIMITS.nameLength), ''),
  }),
  otherNames: 'parameters',
  data: z.object(listOf(FacetValue)),
})

export const listBrandParts = endpoint({
  method: 'GET',
  path: '/api/manufacturers/{id}',
  summary: 'Parts of a manufacturer',
  params: z.object({ id: PageId }),
  query: GoodsQuery,
  otherNames: 'parameters',
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
  summary: 'All categories, with names in the requested language',
  data: z.object({ category: z.array(CategoryNode) }),
})

export const getCatalogueStat = endpoint({
  method: 'GET',
  path: '/api/category/stat',
  summary: 'Totals of the catalog',
  data: z.object({ goods: z.int(), in_stock: z.int(), brands: z.int(), categories: z.int() }),
})

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/index/bannerList',
  summary: 'Banners of the home page',
  data: z.array(Banner),
})

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

export const getGoodsDetail = endpoint({
  method: 'GET',
  path: '/api/goods/goodsDetail',
  summary: 'One part with all its details',
  query: z.object({ id: PageId }),
  data: GoodsDetail,
})

export const listRecommended = endpoint({
  method: 'GET',
  path: '/api/goods/recommend/{id}',
  summary: 'Up to 10 parts related to this one',
  params: z.object({ id: PageId }),
  data: z.array(Goods),
})

/** One path with two responses: without an id a list of groups, with an id a list of parts. */
export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/index/featureGoodsList',
  summary: 'Featured groups; with an id, that group and its parts, filtered like other lists',
  query: z.object({ ...GoodsQuery.shape, id: orNone(PageId) }),
  data: z.object({
    ...listOf(z.union([Goods, FeaturedGroup])),
    feature: z.optional(FeaturedGroup),
    facets: z.optional(Facets),
  }),
})
