import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'

/** The code of a part that does not state a parameter. */
export const NOT_STATED = 0

export type Codes = Uint8Array | Uint16Array

/**
 * One property of all parts of a category. The values are in value order; a part's code is the place of its
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
 * The data that lists of a category need of its parts, as columns in the order of part numbers. The fields that
 * buyers see are read from the database.
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
  prices: Prices
  columns: Column[]
}

export const NO_PRICE = 0
/** Half the memory if no part costs more than $42,949. */
export type Prices = Uint32Array | Float64Array

/** The live part of a segment: stock changes with each order. */
export type LiveSegment = Segment & { stock: Int32Array; version: string }

/** All values that a part states of a property. */
export function valuesOf({ values, codes, moreRows, moreCodes }: Column, row: number): ParameterValue[] {
  const places = [codes[row] ?? NOT_STATED]
  // They are in the order of rows.
  for (let i = firstAt(moreRows, row); moreRows[i] === row; i++) places.push(moreCodes[i] ?? NOT_STATED)
  return places.flatMap(code => values[code - 1] ?? [])
}

/** Where a row begins among ascending ones. */
function firstAt(rows: Uint32Array, row: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low
}
