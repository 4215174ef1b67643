import { type Codes, type Column, type LiveSegment, NOT_STATED } from './segment.ts'
import type { PricedSegment } from './segment-filters.ts'

/** A segment with only these rows, in this order. */
export function pickRows({ segment, prices }: PricedSegment, rows: Uint32Array): PricedSegment {
  const { brands, packages, columns } = segment
  const placeOf = new Map([...rows].map((row, place) => [row, place]))
  return {
    segment: {
      ...segment,
      ids: Int32Array.from(rows, row => segment.ids[row] ?? 0),
      stock: Int32Array.from(rows, row => segment.stock[row] ?? 0),
      rohs: Uint8Array.from(rows, row => segment.rohs[row] ?? 0),
      prices: Float64Array.from(rows, row => segment.prices[row] ?? 0),
      brands: { ids: brands.ids, codes: pickCodes(brands.codes, rows) },
      packages: { names: packages.names, codes: pickCodes(packages.codes, rows) },
      columns: columns.map(column => pickColumn(column, rows, placeOf)),
    },
    prices: Float64Array.from(rows, row => prices[row] ?? 0),
  }
}

/** The rows of a manufacturer's parts, in the order of their numbers. */
export function rowsOfBrand({ brands }: LiveSegment, brandId: number): Uint32Array {
  const code = brands.ids.indexOf(brandId) + 1
  const rows: number[] = []
  if (code === NOT_STATED) return Uint32Array.from(rows)
  for (let row = 0; row < brands.codes.length; row++) if (brands.codes[row] === code) rows.push(row)
  return Uint32Array.from(rows)
}

/** The rows of these parts, in the order of their numbers. */
export function rowsOfParts({ ids }: LiveSegment, wanted: ReadonlyMap<number, number>): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < ids.length; row++) if (wanted.has(ids[row] ?? 0)) rows.push(row)
  return Uint32Array.from(rows)
}

function pickCodes(codes: Codes, rows: Uint32Array): Codes {
  const codeOf = (row: number) => codes[row] ?? NOT_STATED
  return codes instanceof Uint8Array ? Uint8Array.from(rows, codeOf) : Uint16Array.from(rows, codeOf)
}

function pickColumn(column: Column, rows: Uint32Array, placeOf: ReadonlyMap<number, number>): Column {
  const codes = pickCodes(column.codes, rows)
  const more: [number, number][] = []
  for (const [i, row] of column.moreRows.entries()) {
    const place = placeOf.get(row)
    if (place !== undefined) more.push([place, column.moreCodes[i] ?? NOT_STATED])
  }
  // Further values are found by their row, so they are in the order of rows.
  more.sort(([a], [b]) => a - b)
  return {
    ...column,
    codes,
    moreRows: Uint32Array.from(more, ([place]) => place),
    moreCodes: Uint16Array.from(more, ([, code]) => code),
  }
}
