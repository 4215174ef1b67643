import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'

/** The code of a part that does not state a parameter. */
export const NOT_STATED = 0

export type Codes = Uint8Array | Uint16Array

/**
 * One property of all parts of a category. The values stand in value order; a part's code is the place of its
 * value counted from 1.
 */
export type Column = {
  slug: string
  values: ParameterValue[]
  codes: Codes
  /** Further values of parts that have several, as pairs of row and code. */
  moreRows: Uint32Array
  moreCodes: Uint16Array
}

/**
 * What lists of a category need of its parts, as columns in the order of their part numbers. What a buyer sees
 * of a part is read from the database.
 */
export type Segment = {
  categoryId: number
  ids: Int32Array
  /** Manufacturer ids and the places of each part's manufacturer among them. */
  brands: { ids: number[]; codes: Codes }
  /** Package names; those that mean the same share one. */
  packages: { names: string[]; codes: Codes }
  /** 1 for parts that comply. */
  rohs: Uint8Array
  /** At the minimum quantity, in 1/100,000 USD; NO_PRICE where a quote is needed. */
  prices: Float64Array
  columns: Column[]
}

export const NO_PRICE = Number.POSITIVE_INFINITY

/** The live part of a segment: stock changes with each order. */
export type LiveSegment = Segment & { stock: Int32Array; version: string }
