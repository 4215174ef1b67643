import { setImmediate } from 'node:timers/promises'
import { toUnits } from '../../../../domain/money.ts'
import { compareValues } from '../../../../domain/parameters/compare-values.ts'
import { isOwnAttribute, parameterOf } from '../../../../domain/parameters/own-attributes.ts'
import { packageKey } from '../../../../domain/parameters/packages.ts'
import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import type { TradeData } from '../../../../domain/trade-data.ts'
import { type Codes, type Column, NO_PRICE, NOT_STATED, type Prices, type Segment } from './segment.ts'
import { emptyCodes, MOST_VALUES } from './segment-bytes.ts'

export type SegmentRow = {
  id: number
  brandId: number
  packaging: string
  isCompliant: boolean
  price: string | null
  /** Ids of values, joined by commas: stated by attributes, and read from the description. */
  stated: string
  described: string
} & Omit<TradeData, 'lastBuyOn'>

export type KnownValue = { id: number; slug: string; value: ParameterValue }

/** Attributes that the dictionary does not know become filters only if they can divide a list. */
const OWN_ATTRIBUTE_PARTS = 3
const OWN_ATTRIBUTE_VALUES = 200

/** Turns the parts of a category, in the order of their numbers, into columns. */
export function buildSegment(
  categoryId: number,
  parts: number,
  values: ReadonlyMap<number, KnownValue>,
): { add: (rows: readonly SegmentRow[]) => void; finish: () => Promise<Segment> } {
  const ids = new Int32Array(parts)
  const rohs = new Uint8Array(parts)
  const prices = new Float64Array(parts)
  const brands = new Encoder<number>(parts)
  const packages = new Encoder<string>(parts)
  const spellings = new Map<string, Map<string, number>>()
  const columns = new Map<string, RawColumn>()
  const setOf = rememberSets(values)
  const trade = new TradeValues()
  let row = 0

  function addRow(part: SegmentRow): void {
    ids[row] = part.id
    rohs[row] = part.isCompliant ? 1 : 0
    prices[row] = part.price === null ? NO_PRICE : toUnits(Number(part.price))
    brands.set(row, part.brandId)
    if (part.packaging !== '') packages.set(row, spelled(part.packaging))
    const set = setOf(part.stated, part.described)
    for (const [slug, ids] of new Map([...set, ...trade.idsOf(part)])) columnOf(slug).set(row, ids)
    row++
  }

  function spelled(packaging: string): string {
    const key = packageKey(packaging)
    const counts = spellings.get(key) ?? new Map<string, number>()
    counts.set(packaging, (counts.get(packaging) ?? 0) + 1)
    spellings.set(key, counts)
    return key
  }

  function columnOf(slug: string): RawColumn {
    const known = columns.get(slug) ?? new RawColumn(parts)
    columns.set(slug, known)
    return known
  }

  return {
    add: rows => rows.forEach(addRow),
    finish: async () => {
      const { keys, codes } = packages.encode(byCodePoint)
      return {
        categoryId,
        ids,
        brands: renamed(brands.encode((a, b) => a - b)),
        packages: { codes, names: keys.map(key => commonest(spellings.get(key))) },
        rohs,
        prices: compact(prices),
        columns: await toColumns(columns, id => values.get(id) ?? trade.known.get(id)),
      }
    },
  }
}

/** With a turn for other requests after each: a column of a large category takes some milliseconds. */
async function toColumns(
  raw: ReadonlyMap<string, RawColumn>,
  find: (id: number) => KnownValue | undefined,
): Promise<Column[]> {
  const columns: Column[] = []
  for (const [slug, column] of raw) {
    columns.push(...toColumn(slug, column, find))
    await setImmediate()
  }
  return columns
}

const MOST_SHORT = 0xffff_ffff

function compact(prices: Float64Array): Prices {
  return prices.every(price => price <= MOST_SHORT) ? Uint32Array.from(prices) : prices
}

function renamed({ keys, codes }: { keys: number[]; codes: Codes }) {
  return { ids: keys, codes }
}

function byCodePoint(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function commonest(counts: ReadonlyMap<string, number> = new Map()): string {
  const [first] = [...counts].sort(([a, x], [b, y]) => y - x || byCodePoint(a, b))
  return first?.[0] ?? ''
}

/** Collects one key for each row, and numbers the distinct keys in order. */
class Encoder<K> {
  readonly #places = new Map<K, number>()
  readonly #rows: Int32Array

  constructor(parts: number) {
    this.#rows = new Int32Array(parts)
  }

  set(row: number, key: K): void {
    const place = this.#places.get(key) ?? this.#places.size + 1
    this.#places.set(key, place)
    this.#rows[row] = place
  }

  encode(compare: (a: K, b: K) => number): { keys: K[]; codes: Codes } {
    const keys = [...this.#places.keys()].sort(compare)
    const codeOf = new Int32Array(keys.length + 1)
    for (const [i, key] of keys.entries()) codeOf[this.#places.get(key) ?? 0] = i + 1
    const codes = emptyCodes(this.#rows.length, keys.length)
    for (let row = 0; row < codes.length; row++) codes[row] = codeOf[this.#rows[row] ?? 0] ?? NOT_STATED
    return { keys, codes }
  }
}

/** The value ids of one parameter by row. */
class RawColumn {
  readonly first: Int32Array
  readonly more: { row: number; id: number }[] = []
  parts = 0

  constructor(parts: number) {
    this.first = new Int32Array(parts)
  }

  set(row: number, [first = 0, ...others]: readonly number[]): void {
    this.first[row] = first
    this.parts++
    for (const id of others) this.more.push({ row, id })
  }
}

function toColumn(slug: string, raw: RawColumn, find: (id: number) => KnownValue | undefined): Column[] {
  const ids = new Set(raw.first)
  for (const { id } of raw.more) ids.add(id)
  ids.delete(0)
  const parameter = parameterOf(slug)
  if (!parameter || ids.size > MOST_VALUES) return []
  if (isOwnAttribute(slug) && (raw.parts < OWN_ATTRIBUTE_PARTS || ids.size > OWN_ATTRIBUTE_VALUES)) return []
  const sorted = [...ids]
    .flatMap(id => find(id) ?? [])
    .sort((a, b) => compareValues(parameter, a.value, b.value) || a.id - b.id)
  const codeOf = new Map(sorted.map(({ id }, i) => [id, i + 1]))
  const codes = emptyCodes(raw.first.length, sorted.length)
  for (let row = 0; row < codes.length; row++) codes[row] = codeOf.get(raw.first[row] ?? 0) ?? NOT_STATED
  return [
    {
      slug,
      values: sorted.map(({ value }) => value),
      codes,
      moreRows: Uint32Array.from(raw.more, ({ row }) => row),
      moreCodes: Uint16Array.from(raw.more, ({ id }) => codeOf.get(id) ?? NOT_STATED),
    },
  ]
}

type ValueSet = [slug: string, ids: number[]][]

/** Fields of parts as values. Their ids are negative, because stored values have positive ones. */
class TradeValues {
  readonly known = new Map<number, KnownValue>()
  readonly #ids = new Map<string, number>()

  idsOf({ lifecycle, origin, eccn, hsCode, msl }: SegmentRow): ValueSet {
    const words = { lifecycle, origin, eccn, 'hs-code': hsCode, msl: msl && `MSL-${msl}` }
    return Object.entries(words).flatMap(([slug, word]) =>
      word === null ? [] : [[slug, [this.#idOf(slug, word)]]],
    )
  }

  #idOf(slug: string, word: string): number {
    const key = `${slug} ${word}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = -1 - this.#ids.size
    this.#ids.set(key, id)
    this.known.set(id, { id, slug, value: { kind: 'word', word } })
    return id
  }
}

/** Most parts share their set of values with others. A stated value wins over one from the description. */
function rememberSets(
  values: ReadonlyMap<number, KnownValue>,
): (stated: string, described: string) => ValueSet {
  const known = new Map<string, ValueSet>()
  const bySlug = (ids: string) => {
    const found = new Map<string, number[]>()
    for (const text of ids === '' ? [] : ids.split(',')) {
      const value = values.get(Number(text))
      if (value) found.set(value.slug, [...(found.get(value.slug) ?? []), value.id])
    }
    return found
  }
  return (stated, described) => {
    const key = `${stated}|${described}`
    const remembered = known.get(key)
    if (remembered) return remembered
    const set = [...new Map([...bySlug(described), ...bySlug(stated)])]
    known.set(key, set)
    return set
  }
}
