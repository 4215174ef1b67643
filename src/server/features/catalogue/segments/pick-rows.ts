import { type Codes, type Column, type LiveSegment, NOT_STATED, type Prices } from './segment.ts'
import type { PricedSegment } from './segment-filters.ts'

/** A segment with only these rows, in this order. */
export function pickRows({ segment, prices }: PricedSegment, rows: Uint32Array): PricedSegment {
  const { brands, packages, columns } = segment
  const size = rows.length
  return {
    segment: {
      ...segment,
      ids: pick(new Int32Array(size), segment.ids, rows),
      stock: pick(new Int32Array(size), segment.stock, rows),
      rohs: pick(new Uint8Array(size), segment.rohs, rows),
      prices: pickPrices(segment.prices, rows),
      brands: { ids: brands.ids, codes: pickCodes(brands.codes, rows) },
      packages: { names: packages.names, codes: pickCodes(packages.codes, rows) },
      columns: columns.map(column => pickColumn(column, rows)),
    },
    prices: pickPrices(prices, rows),
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

/** The rows of these parts, in the order of their numbers, or with `isInOrder` in that of the ids. */
export function rowsOfParts(
  { ids }: LiveSegment,
  partIds: readonly number[],
  isInOrder: boolean,
): Uint32Array {
  // Looking up every part of a large category in a map takes ten times longer.
  const marks = new Uint8Array(partIds.reduce((most, id) => Math.max(most, id), 0) + 1)
  for (const id of partIds) marks[id] = 1
  const rows: number[] = []
  for (let row = 0; row < ids.length; row++) if (marks[ids[row] ?? 0] === 1) rows.push(row)
  if (!isInOrder) return Uint32Array.from(rows)
  const rowOf = new Map(rows.map(row => [ids[row], row]))
  return Uint32Array.from(partIds.flatMap(id => rowOf.get(id) ?? []))
}

type Numbers = { [at: number]: number; readonly length: number }

/** A plain loop: `from()` of a typed array is many times slower. */
function pick<T extends Numbers>(picked: T, from: Numbers, rows: Uint32Array): T {
  const target: Numbers = picked
  for (let i = 0; i < rows.length; i++) target[i] = from[rows[i] ?? 0] ?? 0
  return picked
}

function pickCodes(codes: Codes, rows: Uint32Array): Codes {
  return codes instanceof Uint8Array
    ? pick(new Uint8Array(rows.length), codes, rows)
    : pick(new Uint16Array(rows.length), codes, rows)
}

function pickPrices(prices: Prices, rows: Uint32Array): Prices {
  return prices instanceof Uint32Array
    ? pick(new Uint32Array(rows.length), prices, rows)
    : pick(new Float64Array(rows.length), prices, rows)
}

function pickColumn(column: Column, rows: Uint32Array): Column {
  const more = pickMore(column, rows)
  return {
    ...column,
    codes: pickCodes(column.codes, rows),
    moreRows: Uint32Array.from(more, ([place]) => place),
    moreCodes: Uint16Array.from(more, ([, code]) => code),
  }
}

/** Further values, in the order of rows, by which they are found. */
function pickMore({ moreRows, moreCodes }: Column, rows: Uint32Array): [number, number][] {
  if (moreRows.length === 0) return []
  const placeOf = new Map([...rows].map((row, place) => [row, place]))
  const more: [number, number][] = []
  for (const [i, row] of moreRows.entries()) {
    const place = placeOf.get(row)
    if (place !== undefined) more.push([place, moreCodes[i] ?? NOT_STATED])
  }
  return more.sort(([a], [b]) => a - b)
}
