import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import type { Codes, Segment } from './segment.ts'

/** Raised when the layout changes; stored segments of another layout are built again. */
export const SEGMENT_LAYOUT = 2

/** Which values the parts of a category have. */
export type SegmentOutline = {
  categoryId: number
  brandIds: number[]
  packageNames: string[]
  columns: { slug: string; values: ParameterValue[] }[]
}

type Header = Omit<SegmentOutline, 'columns'> & {
  parts: number
  hasLongPrices: boolean
  columns: { slug: string; values: ParameterValue[]; isWide: boolean; more: number }[]
}

const ALIGNMENT = 8

/** A segment as it is stored: the length of the header, the header as JSON, then the columns one after another. */
export function toBytes(segment: Segment): Buffer {
  const header: Header = {
    categoryId: segment.categoryId,
    parts: segment.ids.length,
    hasLongPrices: segment.prices instanceof Float64Array,
    brandIds: segment.brands.ids,
    packageNames: segment.packages.names,
    columns: segment.columns.map(({ slug, values, codes, moreRows }) => ({
      slug,
      values,
      isWide: codes instanceof Uint16Array,
      more: moreRows.length,
    })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(ALIGNMENT)
  length.writeUInt32LE(json.length)
  const arrays = [
    segment.ids,
    segment.brands.codes,
    segment.packages.codes,
    segment.rohs,
    segment.prices,
    ...segment.columns.flatMap(column => [column.codes, column.moreRows, column.moreCodes]),
  ]
  return Buffer.concat(
    [length, json, ...arrays.map(bytesOf)].flatMap(bytes => [bytes, padding(bytes.length)]),
  )
}

function bytesOf({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function padding(length: number): Buffer {
  return Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT)
}

/** Where the header begins in the bytes, for reading it alone. */
export const HEADER_START = ALIGNMENT

export function readOutline(header: Uint8Array): SegmentOutline {
  const outline: Header = JSON.parse(Buffer.from(header).toString())
  return outline
}

export function outlineOf({ categoryId, brands, packages, columns }: Segment): SegmentOutline {
  return { categoryId, brandIds: brands.ids, packageNames: packages.names, columns }
}

/** Its columns are views of the bytes, which must begin where their memory does. */
export function fromBytes({ buffer }: Uint8Array<ArrayBuffer>): Segment {
  const headerLength = new DataView(buffer).getUint32(0, true)
  const header: Header = JSON.parse(Buffer.from(buffer, ALIGNMENT, headerLength).toString())
  let offset = aligned(ALIGNMENT + headerLength)
  const take = (bytes: number): number => {
    const start = offset
    offset = aligned(offset + bytes)
    return start
  }
  const { parts } = header
  const codes = (isWide: boolean): Codes =>
    isWide ? new Uint16Array(buffer, take(parts * 2), parts) : new Uint8Array(buffer, take(parts), parts)
  return {
    categoryId: header.categoryId,
    ids: new Int32Array(buffer, take(parts * 4), parts),
    brands: { ids: header.brandIds, codes: codes(isWide(header.brandIds.length)) },
    packages: { names: header.packageNames, codes: codes(isWide(header.packageNames.length)) },
    rohs: new Uint8Array(buffer, take(parts), parts),
    prices: header.hasLongPrices
      ? new Float64Array(buffer, take(parts * 8), parts)
      : new Uint32Array(buffer, take(parts * 4), parts),
    columns: header.columns.map(({ slug, values, isWide, more }) => ({
      slug,
      values,
      codes: codes(isWide),
      moreRows: new Uint32Array(buffer, take(more * 4), more),
      moreCodes: new Uint16Array(buffer, take(more * 2), more),
    })),
  }
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

/** Code 0 means that nothing is stated. */
function isWide(values: number): boolean {
  return values > 255
}

export function emptyCodes(parts: number, values: number): Codes {
  return isWide(values) ? new Uint16Array(parts) : new Uint8Array(parts)
}

/** The most values a column can tell apart. */
export const MOST_VALUES = 65_535
