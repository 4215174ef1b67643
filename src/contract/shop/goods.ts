import * as z from 'zod/mini'
import { FLOORS } from '../../domain/floors.ts'
import { LIMITS } from '../../domain/limits.ts'
import { PARAMETER_KINDS } from '../../domain/parameters/parameter-kinds.ts'
import { ROHS_STATES } from '../../domain/rohs.ts'
import { SORTS } from '../../domain/sorts.ts'
import { splitFilter } from '../../domain/split-filter.ts'
import { LIFECYCLES, MOISTURE_LEVELS } from '../../domain/trade-data.ts'
import { listOf, orNone, PageIds, Paging, Pieces, text } from '../wire/fields.ts'

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
  rohs: z.enum(ROHS_STATES),
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
  /** Null in these: not stated. */
  lifecycle: z.nullable(z.enum(LIFECYCLES)),
  /** The last day of orders, with `last_time_buy`. */
  last_buy_date: z.nullable(z.iso.date()),
  eccn: z.nullable(z.string()),
  hs_code: z.nullable(z.string()),
  /** Two letters, ISO 3166-1. */
  origin: z.nullable(z.string()),
  msl: z.nullable(z.enum(MOISTURE_LEVELS)),
  update_time: z.iso.datetime(),
  /** The main parameters of its category, in lists of one category. */
  parameters: z.optional(z.array(z.object({ slug: z.string(), label: z.string() }))),
})
export type Goods = z.infer<typeof Goods>
/** The fields that lists show and that the cart and the RFQ list take. */
export type ShownGoods = Omit<
  Goods,
  | ('brand_id' | 'category_id' | 'category_name' | 'category_page_url' | 'rohs' | 'lead_time')
  | ('weight_g' | 'eccn' | 'hs_code' | 'origin' | 'msl' | 'update_time')
>
export type NumberedPart = Pick<Goods, 'goods_id' | 'part_number'>

export const CategoryLink = z.object({
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
// The schema is recursive. In the API description it needs a name, so that it can refer to itself.
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
  /** The rest is given where numbers are suggested. */
  packaging: z.optional(z.string()),
  stock: z.optional(z.int()),
  /** At the minimum quantity; null if the part is sold on request. */
  price: z.optional(z.nullable(z.number())),
  min_qty: z.optional(z.int()),
})
export type Suggestion = z.infer<typeof Suggestion>

const IdCount = z.object({ id: z.int(), name: z.string(), count: z.int() })
/** `value` is written as in the URL, `label` is for buyers. */
export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

export const ParameterFacet = z.object({
  slug: z.string(),
  name: z.string(),
  unit: z.string(),
  kind: z.enum(PARAMETER_KINDS),
  /** In value order; of many values the most frequent ones and the chosen ones. */
  values: z.array(FacetValue),
  /** How many further values there are. */
  more: z.int(),
  min: z.nullable(z.string()),
  max: z.nullable(z.string()),
  /** Parts that do not state it. */
  missing: z.int(),
  /** The filter as written in the URL; empty without one. */
  chosen: z.string(),
})
export type ParameterFacet = z.infer<typeof ParameterFacet>

export const Facets = z.object({
  brands: z.array(IdCount),
  categories: z.array(IdCount),
  packagings: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Parts in stock and parts that comply with RoHS, in lists of one category. */
  in_stock: z.optional(z.int()),
  rohs: z.optional(z.int()),
  /** In lists of one category and its subcategories. */
  parameters: z.array(ParameterFacet),
})
export type Facets = z.infer<typeof Facets>

/** Package names, separated by commas; a comma in a name is written `\\,`. */
const PackageNames = text(LIMITS.filterLength).check(
  z.refine(value => splitFilter(value).every(name => name.length <= LIMITS.nameLength)),
)
const ParameterSort = z.string().check(z.regex(/^-?(?:a\.)?[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u))

/** `1`: only those; `0` is as if it were not given. */
const Only = z.enum(['0', '1'])

/** Filters and sort order of a list of parts. */
const GoodsFilter = {
  brand_id: orNone(PageIds),
  category_id: orNone(PageIds),
  packaging: orNone(PackageNames),
  in_stock: orNone(Only),
  rohs: orNone(Only),
  /** Prices, and sorting by price, are for this quantity. */
  qty: orNone(Pieces),
  /** From..to in USD at the quantity; pieces in stock, from..to. */
  price: orNone(text(LIMITS.nameLength)),
  stock: orNone(text(LIMITS.nameLength)),
  /** One of SORTS, a column or a parameter, with `-` in front for the other direction. */
  sort: z._default(z.union([z.enum(SORTS), ParameterSort]), 'relevance'),
  /** Filters by parameter, each by its own name in the URL: `resistance=10k`. */
  parameters: z.optional(z.record(z.string(), z.string())),
}
export const GoodsQuery = z.object({ ...Paging, ...GoodsFilter })
export type GoodsQuery = z.output<typeof GoodsQuery>

const FilterName = { slug: z.string(), name: z.string() }

export const goodsList = {
  ...listOf(Goods),
  facets: Facets,
  /** Filters that could not be read, by name. */
  not_understood: z.optional(z.array(z.object({ name: z.string(), text: z.string() }))),
  /** When nothing matches: the filters whose removal helps most, with the resulting total. */
  relax: z.optional(
    z.array(z.object({ ...FilterName, total: z.int(), also: z.optional(z.array(z.object(FilterName))) })),
  ),
}

const ReadAs = {
  /** A parameter, `packaging`, `brand_id` or `category_id`, and its filter as written in the URL. */
  slug: z.string(),
  value: z.string(),
  /** Of a parameter, in the requested language. */
  name: z.string(),
  label: z.string(),
}

/** The reading of a word of a search, and its other possible meanings. */
export const Understood = z.object({
  token: z.string(),
  ...ReadAs,
  others: z.array(
    z.object({
      ...ReadAs,
      /** The parts of the list with this reading: its categories, and all its filters by name. */
      total: z.int(),
      categories: z.array(z.int()),
      filters: z.record(z.string(), z.string()),
    }),
  ),
})
export type Understood = z.infer<typeof Understood>

export const Banner = z.object({
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  link: z.string(),
})
export type Banner = z.infer<typeof Banner>

export const Floor = z.object({
  key: z.enum(FLOORS),
  title: z.string(),
  more_url: z.string(),
  goods: z.array(Goods),
})
export type Floor = z.infer<typeof Floor>

/** `from_description`: the shop has read it from the description. */
const Attribute = z.object({
  name: z.string(),
  value: z.string(),
  from_description: z.optional(z.literal(true)),
})

export const GoodsDetail = z.object({
  ...Goods.shape,
  images: z.array(z.string()),
  attributes: z.array(Attribute),
  /** The country's name in the requested language; empty if not stated. */
  origin_name: z.string(),
  breadcrumbs: z.array(CategoryLink),
  shipping_note: z.string(),
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const FeaturedGroup = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  image: z.string(),
  featured_page_url: z.string(),
  goods_count: z.int(),
})
export type FeaturedGroup = z.infer<typeof FeaturedGroup>
