import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import type { SegmentFilter } from './narrow.ts'
import { type Column, type LiveSegment, NO_PRICE, NOT_STATED, type Prices } from './segment.ts'

/** A condition on one property of parts, decided on its distinct values. `null`: not stated. */
export type ValueFilter = {
  slug: string
  isAllowed: (value: ParameterValue | null) => boolean
  /** Excludes a part even if another of its values is allowed. */
  isForbidden?: (value: ParameterValue) => boolean
  /** By category: the same word of a search means another property there. */
  elsewhere?: ReadonlyMap<number, Pick<ValueFilter, 'slug' | 'isAllowed'>>
}

/** The buyer's choices. Each of its fields is a filter of its own. */
export type PartChoice = {
  brandIds: ReadonlySet<number>
  categoryIds: ReadonlySet<number> | null
  isPackage: ((name: string) => boolean) | null
  isInStock: boolean
  isCompliant: boolean
  stock: Interval | null
  price: Interval | null
  values: readonly ValueFilter[]
}
export type Interval = { from: number; to: number }

/** A segment with the prices at the buyer's quantity. */
export type PricedSegment = { segment: LiveSegment; prices: Prices }

/** Slugs of the filters that are not parameters. */
const PLAIN_FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'stock', 'price'] as const

export function chosenSlugs({
  brandIds,
  categoryIds,
  isPackage,
  isInStock,
  isCompliant,
  stock,
  price,
  values,
}: PartChoice): string[] {
  const plain = {
    brand_id: brandIds.size > 0,
    category_id: categoryIds !== null,
    packaging: isPackage !== null,
    in_stock: isInStock,
    rohs: isCompliant,
    stock: stock !== null,
    price: price !== null,
  }
  return [...PLAIN_FILTERS.filter(slug => plain[slug]), ...values.map(({ slug }) => slug)]
}

export function filterOf(
  { segment, prices }: PricedSegment,
  choice: PartChoice,
  slug: string,
): SegmentFilter {
  const { brands, packages, rohs, stock } = segment
  switch (slug) {
    case 'brand_id':
      return { slug, codes: brands.codes, allowed: allow(brands.ids, id => choice.brandIds.has(id)) }
    case 'category_id':
      return { slug, isAllowed: choice.categoryIds?.has(segment.categoryId) ?? true }
    case 'packaging':
      return {
        slug,
        codes: packages.codes,
        allowed: allow(packages.names, name => choice.isPackage?.(name) ?? true),
      }
    case 'in_stock':
      return { slug, numbers: stock, from: 1, to: Number.POSITIVE_INFINITY }
    case 'rohs':
      return { slug, codes: rohs, allowed: Uint8Array.of(0, 1) }
    case 'stock':
      return { slug, numbers: stock, ...(choice.stock ?? EVERYTHING) }
    case 'price':
      // A part without a price is not within any limit.
      return {
        slug,
        numbers: prices,
        from: Math.max(choice.price?.from ?? 0, NO_PRICE + 1),
        to: choice.price?.to ?? Number.POSITIVE_INFINITY,
      }
    default:
      return valueFilter(segment, choice, slug)
  }
}

const EVERYTHING: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Which codes pass; code 0, not stated, does not. */
export function allow<T>(values: readonly T[], isAllowed: (value: T) => boolean): Uint8Array {
  return Uint8Array.from([0, ...values.map(value => (isAllowed(value) ? 1 : 0))])
}

function valueFilter(
  { columns, categoryId }: LiveSegment,
  { values }: PartChoice,
  slug: string,
): SegmentFilter {
  const chosen = values.find(known => known.slug === slug)
  const filter: ValueFilter | undefined = chosen?.elsewhere?.get(categoryId) ?? chosen
  const isAllowed = filter?.isAllowed ?? (() => true)
  const column = columns.find(known => known.slug === filter?.slug)
  if (!column) return { slug, isAllowed: isAllowed(null) }
  const allowed = allow(column.values, isAllowed)
  allowed[NOT_STATED] = isAllowed(null) ? 1 : 0
  const forbidden = filter?.isForbidden ? allow(column.values, filter.isForbidden) : undefined
  return { slug, codes: column.codes, allowed, forbidden, more: moreOf(column) }
}

export function moreOf({ moreRows, moreCodes }: Column) {
  return moreRows.length > 0 ? { rows: moreRows, codes: moreCodes } : undefined
}
