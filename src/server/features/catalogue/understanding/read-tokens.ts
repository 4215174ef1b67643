import { LIMITS } from '../../../../domain/limits.ts'
import type { Lang } from '../../../../domain/locales.ts'
import { findParameter, parameterBySlug } from '../../../../domain/parameters/dictionary.ts'
import { passes, writeFilter } from '../../../../domain/parameters/filter.ts'
import { inchSize, packageKey } from '../../../../domain/parameters/packages.ts'
import { foldWord, type Parameter, type ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { readTypedValue } from '../../../../domain/parameters/read-value.ts'
import { readQuantities } from '../../../../domain/parameters/search-quantities.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import { splitSearch } from '../../../../domain/split-search.ts'
import { tradeName } from '../../../../domain/trade-words.ts'
import type { Directory } from '../directory.ts'
import { brandsCalled, categoriesCalled, categoriesNamed, categoriesOfCompound } from '../name-index.ts'
import type { IndexedPackage, IndexedValue, IndexedWord, ValueIndex } from '../segments/value-index.ts'

/** One meaning of a word, and the categories with parts that have it. */
export type Reading = {
  /** A parameter, or `packaging`, `brand_id`, `category_id`. */
  slug: string
  /** As it stands in the URL. */
  text: string
  /** How far the meaning is from the usual one. */
  doubt: number
  /** A rating that is at least as good as the typed one. */
  isOrBetter: boolean
  /** A range, such as the supply voltage, that includes the typed number. */
  isInside: boolean
  isCode: boolean
  categoryIds: ReadonlySet<number>
}

/** A word of a search, or several that belong together, with all its meanings; none for an unknown word. */
export type SearchToken = { text: string; readings: readonly Reading[] }

type Known = {
  index: ValueIndex
  directory: Directory
  lang: Lang
  /** An unknown word is also read as the category at its end: Metallschichtwiderstand. */
  hasCompounds?: boolean
}

const MOST_WORDS = 14
const LONGEST = 4

/** The longest known phrase wins: `SOT 23 5`, `100 nF`, `op amp`. */
export function readTokens(known: Known, text: string): SearchToken[] {
  const words = splitSearch(text)
    .flatMap(word => word.split(/[@=]+/).filter(Boolean))
    .slice(0, MOST_WORDS)
  const tokens: SearchToken[] = []
  for (let place = 0; place < words.length; ) {
    const { length, ...token } = longestToken(known, words, place)
    // A word typed twice is one.
    if (!tokens.some(other => other.text.toLowerCase() === token.text.toLowerCase())) tokens.push(token)
    place += length
  }
  return inOrder(tokens, text)
}

const CONVERSION = /(\d[\d.,]*) ?V ?(?:to|auf|->|=>|→|>) ?(\d[\d.,]*) ?V(?!\p{L})/iu

/** `12V to 5V`: the input stands before the output. */
function inOrder(tokens: SearchToken[], text: string): SearchToken[] {
  const [, from, to] = CONVERSION.exec(text) ?? []
  const without = (token: SearchToken, slug: string) => {
    const readings = token.readings.filter(reading => reading.slug !== slug)
    return readings.length > 0 ? { ...token, readings } : token
  }
  return tokens.map(token => {
    const [, number] = /^([\d.]+) ?V$/i.exec(token.text) ?? []
    if (number === undefined) return token
    if (number === from?.replace(',', '.')) return without(token, 'output-voltage')
    return number === to?.replace(',', '.') ? without(token, 'input-voltage') : token
  })
}

function longestToken(known: Known, words: string[], place: number): SearchToken & { length: number } {
  for (let length = Math.min(LONGEST, words.length - place); length > 0; length--) {
    const span = words.slice(place, place + length)
    if (length > 1 && endsInQuantity(span, words[place + length])) continue
    if (length > 1 && breaksName(known, span, words[place + length])) continue
    const readings = readSpan(known, span)
    if (readings.length > 0 || length === 1 || isOneThing(span))
      return { text: span.join(' '), readings, length }
  }
  return { text: '', readings: [], length: 1 }
}

/** `0 ohm` and `logic level` are one word, also if no part has it. */
function isOneThing(span: readonly string[]): boolean {
  if (tradeName(span)) return true
  return span.length === 2 && /^\d/.test(span[0] ?? '') && readQuantities(span.join(' ')).length > 0
}

/** `connecteur USB C`: a letter alone means nothing, so `USB C` is not torn apart for `connecteur USB`. */
function breaksName(known: Known, span: readonly string[], next: string | undefined): boolean {
  return next !== undefined && /^[a-z]$/i.test(next) && readSpan(known, [span.at(-1) ?? '', next]).length > 0
}

/** `SOT-23 3 V` is no SOT-23-3. */
function endsInQuantity(span: readonly string[], next: string | undefined): boolean {
  const last = span.at(-1) ?? ''
  return next !== undefined && /^\d+(?:\.\d+)?$/.test(last) && readQuantities(`${last} ${next}`).length > 0
}

type Memory = { directory: Directory; spans: Map<string, Reading[]> }

const memories = new WeakMap<ValueIndex, Memory>()
/** A voltage can mean thirty parameters, each with its categories. */
const MOST_REMEMBERED = 300

/** Searches repeat the same words; a search of six words looks at twenty phrases. */
function readSpan(known: Known, words: readonly string[]): Reading[] {
  const { index, directory, lang, hasCompounds = false } = known
  const kept = memories.get(index)
  const memory = kept?.directory === directory ? kept : { directory, spans: new Map<string, Reading[]>() }
  memories.set(index, memory)
  const key = `${lang} ${hasCompounds} ${words.join(' ')}`
  const remembered = memory.spans.get(key)
  if (remembered) return remembered
  if (memory.spans.size >= MOST_REMEMBERED) memory.spans.clear()
  const readings = findReadings(known, words)
  memory.spans.set(key, readings)
  return readings
}

function findReadings(known: Known, words: readonly string[]): Reading[] {
  const text = words.join(' ')
  const isOne = words.length === 1
  const readings = [
    ...(isOne || QUANTITY.test(text) ? quantityReadings(known.index, text) : namedReadings(known, words)),
    ...(isOne && DECIMAL.test(text) ? pitchReadings(known.index, text) : []),
    ...packageReadings(known.index, text, isOne),
    ...wordReadings(known.index, words),
    ...categoryReadings(known, words),
    ...brandReadings(known, text),
  ].filter(({ categoryIds }) => categoryIds.size > 0)
  return readings.length === 0 && isOne && known.hasCompounds ? compoundReadings(known, text) : readings
}

function compoundReadings({ index, directory }: Known, text: string): Reading[] {
  const ids = categoriesOfCompound(directory, text).filter(id => index.categoryIds.has(id))
  return ids.length > 0 ? [categoryReading(ids, 1)] : []
}

const NUMBER = String.raw`[±≤≥+-]?\d*\.?\d+(?:e\d{1,2}|[kKM])?`
const UNIT = String.raw`[^\d\s]+(?: (?:ohms?|\p{Script=Arabic}+))?`
/** `100 nF`, `10 k ohm`, `3 to 36 V`. */
const QUANTITY = new RegExp(
  `^${NUMBER}(?: ?${UNIT})?(?: (?:to|bis|до|à|a|~|-|…|\\.\\.) ${NUMBER} ?${UNIT})?$`,
  'iu',
)

function quantityReadings(index: ValueIndex, text: string): Reading[] {
  if (/^[≤≥]/.test(text)) return boundReadings(index, text.startsWith('≥'), text.slice(1))
  return readQuantities(text).flatMap(({ parameters, value, doubt, isCode }) =>
    parameters.flatMap(parameter => {
      const known = { parameter, among: index.values.get(parameter.slug) ?? [], doubt, isCode }
      const better = orBetter(parameter, value)
      return [
        ...statedOrInside(testReading(known, value, false), known, value),
        ...better.map(test => testReading(known, test, true)),
      ]
    }),
  )
}

/** Without a unit: 2.54, 5.08. */
const DECIMAL = /^\d{1,2}\.\d{1,2}$/

function pitchReadings(index: ValueIndex, text: string): Reading[] {
  const parameter = parameterBySlug('pitch')
  return parameter ? typedReadings(index, parameter, text, 1) : []
}

/** A value beside the name of its parameter: `pitch 2.54`, `2.54mm pitch`, `RM 5.08`, `36V input`. */
function namedReadings(known: Known, words: readonly string[]): Reading[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const [names, value] = /^[\d±+-]/.test(first)
    ? [words.slice(1), first]
    : [words.slice(0, -1), /^[\d±+-]/.test(last) ? last : '']
  if (!value || names.some(name => /\d/.test(name))) return []
  const name = names.join(' ')
  const short = parameterBySlug(SHORT_NAMES[name.toLowerCase()] ?? '')
  if (!short && readSpan(known, names).length > 0) return []
  const parameter = short ?? findParameter(name)
  return parameter && parameter.kind !== 'text' ? typedReadings(known.index, parameter, value, 0) : []
}

/** Beside a voltage a coil is that of a relay, and no inductor. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  rm: 'pitch',
  input: 'input-voltage',
  vin: 'input-voltage',
  output: 'output-voltage',
  vout: 'output-voltage',
  coil: 'coil-voltage',
  spule: 'coil-voltage',
  bobina: 'coil-voltage',
  bobine: 'coil-voltage',
}

function typedReadings(index: ValueIndex, parameter: Parameter, text: string, doubt: number): Reading[] {
  const value = readTypedValue(parameter, text)
  if (value?.kind !== 'number') return []
  const known = { parameter, among: index.values.get(parameter.slug) ?? [], doubt, isCode: false }
  return [
    ...statedOrInside(testReading(known, value, false), known, value),
    ...orBetter(parameter, value).map(test => testReading(known, test, true)),
  ]
}

/** `≥50V`, `≤1%`. */
function boundReadings(index: ValueIndex, isLower: boolean, text: string): Reading[] {
  return readQuantities(text).flatMap(({ parameters, value, doubt, isCode }) => {
    if (value.kind !== 'number') return []
    const { number, unit } = value
    const [low, high] = isLower ? [number, null] : [null, number]
    const test: Interval = { kind: 'interval', low, high, ...(unit === undefined ? {} : { unit }) }
    return parameters.map(parameter =>
      testReading({ parameter, among: index.values.get(parameter.slug) ?? [], doubt, isCode }, test, false),
    )
  })
}

type KnownParameter = Pick<Reading, 'doubt' | 'isCode'> & {
  parameter: Parameter
  among: readonly IndexedValue[]
}

function testReading(
  { parameter, among, doubt, isCode }: KnownParameter,
  test: ParameterValue | Interval,
  isOrBetter: boolean,
): Reading {
  const filter = { any: [test], none: [], isMissing: false }
  const passing = among.filter(entry => passes(parameter, filter, entry.value))
  return {
    slug: parameter.slug,
    text: writeFilter(parameter, filter),
    doubt,
    isOrBetter,
    isInside: false,
    isCode,
    categoryIds: categoriesOf(passing),
  }
}

/** Where no part states the number itself, it is inside a range. */
function statedOrInside(reading: Reading, known: KnownParameter, value: ParameterValue): Reading[] {
  const { parameter, among } = known
  if (parameter.kind !== 'range') return [reading]
  if (parameter.slug === 'measuring-range' && value.kind === 'number') {
    const fullScale = fullScaleReading(known, value)
    if (fullScale.categoryIds.size > 0) return [fullScale, { ...reading, isInside: true }]
  }
  const stated = categoriesOf(among.filter(entry => valueKey(entry.value) === valueKey(value)))
  const inside = [...reading.categoryIds].filter(id => !stated.has(id))
  return [
    { ...reading, categoryIds: stated },
    { ...reading, isInside: true, categoryIds: new Set(inside) },
  ]
}

/** A sensor for 20 A measures 0 … 20 A or ±20 A, and not 50 A. */
function fullScaleReading(
  { parameter, among, doubt, isCode }: KnownParameter,
  value: ParameterValue & { kind: 'number' },
): Reading {
  const { number, unit } = value
  const ends = among.flatMap(({ value: other }) =>
    other.kind === 'range' && other.unit === unit && other.high > number ? [other.high] : [],
  )
  const next = shortNumber(Math.min(...ends), number)
  const none = ends.length > 0 ? [{ ...value, number: next }] : []
  const filter = { any: [value], none, isMissing: false }
  const stated = among.filter(
    ({ value: other }) =>
      other.kind === 'range' &&
      other.unit === unit &&
      other.high === number &&
      (other.low === 0 || other.low === -number),
  )
  const text = writeFilter(parameter, filter)
  return { slug: parameter.slug, text, doubt, isCode, ...EXACT, categoryIds: categoriesOf(stated) }
}

const EXACT = { isOrBetter: false, isInside: false }

/** 15 psi are 103421.35939752 Pa; 103400 Pa is between them and 100000 Pa as well. */
function shortNumber(number: number, above: number): number {
  const power = 10 ** (Math.floor(Math.log10(number)) - 3)
  const short = Number((Math.floor(number / power) * power).toPrecision(4))
  return short > above ? short : number
}

type Interval = { kind: 'interval'; low: number | null; high: number | null; unit?: string }

/** Ratings, and tolerances. A lower on-resistance or clamping voltage is better, too, but not what was asked for. */
function orBetter({ better, unit: own }: Parameter, value: ParameterValue): Interval[] {
  const isRating = better === 'higher' || (better === 'lower' && (own === '%' || own === 'ppm'))
  if (value.kind !== 'number' || !isRating) return []
  const { number, unit } = value
  const other = unit === undefined ? {} : { unit }
  const [low, high] = better === 'higher' ? [number, null] : [null, number]
  return [{ kind: 'interval', low, high, ...other }]
}

function categoriesOf(entries: readonly { categoryIds: ReadonlySet<number> }[]): Set<number> {
  return new Set(entries.flatMap(({ categoryIds }) => [...categoryIds]))
}

const PLAIN = { isOrBetter: false, isInside: false, isCode: false }

const TWO_SIDES = /^\d[\d.]*[x×]\d/i

/** The package itself, `5x20` also with its unit; without one, all packages of this size or family: 3225, QFN. */
function packageReadings({ packages, packageParts }: ValueIndex, text: string, isOne: boolean): Reading[] {
  const withUnit = TWO_SIDES.test(text) ? packages.get(packageKey(`${text}mm`)) : undefined
  const exact = packages.get(packageKey(text)) ?? withUnit
  if (!isOne && hasPackageBeside(packages, text)) return []
  if (exact) return [packageReading([exact], 0)]
  const size = sizeCode(text) ?? text
  const family = isOne || size !== text ? (packageParts.get(size.toUpperCase()) ?? []) : []
  const inches = packages.get(inchSize(size) ?? '')
  return [
    ...(family.length > 0 && family.length <= LIMITS.filterValues ? [packageReading(family, 1)] : []),
    ...(inches ? [packageReading([inches], 2)] : []),
  ]
}

/** `LED 0603` and `0603 电阻` name a package and what is in it. */
function hasPackageBeside(packages: ValueIndex['packages'], text: string): boolean {
  const words = text.split(' ')
  const isSame = (word: string) => packageKey(word) === packageKey(text)
  return packages.has(packageKey(words.at(-1) ?? '')) || words.some(isSame)
}

const DIMENSIONS = /^(\d(?:\.\d)?) ?(?:mm)? ?[x×*] ?(\d(?:\.\d)?) ?(?:mm)?$/i

/** 3.2 × 2.5 mm is 3225. */
function sizeCode(text: string): string | undefined {
  const [, length, width] = DIMENSIONS.exec(text) ?? []
  if (!length || !width) return undefined
  return [length, width].map(side => String(Math.round(Number(side) * 10)).padStart(2, '0')).join('')
}

export function packageReading(among: readonly IndexedPackage[], doubt: number): Reading {
  const text = among.map(({ name }) => name.replaceAll(',', '\\,')).join(',')
  return { slug: 'packaging', text, doubt, ...PLAIN, categoryIds: categoriesOf(among) }
}

/** Values with this name, or with another name of the trade for the same thing: SPI and QSPI. */
function wordReadings({ words: known }: ValueIndex, words: readonly string[]): Reading[] {
  const names = [words, ...(tradeName(words)?.english ?? [])].map(name => foldWord(name.join(' ')))
  const bySlug = new Map<string, IndexedWord[]>()
  for (const word of new Set(names).values())
    for (const entry of known.get(word) ?? [])
      bySlug.set(entry.parameter.slug, [...(bySlug.get(entry.parameter.slug) ?? []), entry])
  return [...bySlug].flatMap(([slug, entries]) => {
    const parameter = entries[0]?.parameter
    const any = entries.map(({ value }) => value)
    return parameter
      ? [
          {
            ...WORD,
            slug,
            text: writeFilter(parameter, { any, none: [], isMissing: false }),
            categoryIds: categoriesOf(entries),
          },
        ]
      : []
  })
}

const WORD = { doubt: 0, ...PLAIN }

/** Of several words only those that the trade knows as one name, or that are a category's whole name. */
function categoryReadings({ index, directory, lang }: Known, words: readonly string[]): Reading[] {
  const name = tradeName(words)
  const names = [words.map(word => word.toLowerCase()), ...(name?.all ?? [])]
  const called = categoriesCalled(directory, names)
  if (!name && called.size === 0 && (words.length > 1 || !/\p{L}/u.test(words[0] ?? ''))) return []
  const ids = [...new Set([...called, ...categoriesNamed(directory, lang, names)])].filter(id =>
    index.categoryIds.has(id),
  )
  const [whole, partly] = [ids.filter(id => called.has(id)), ids.filter(id => !called.has(id))]
  return [
    categoryReading(whole, 0),
    // A crystal is a quartz crystal before it is a part of crystals and timing.
    categoryReading(partly, whole.length > 0 ? 1 : 0),
  ]
}

function categoryReading(ids: readonly number[], doubt: number): Reading {
  return { slug: 'category_id', text: '', doubt, ...PLAIN, categoryIds: new Set(ids) }
}

function brandReadings({ index, directory }: Known, text: string): Reading[] {
  const ids = brandsCalled(directory, text).filter(id => index.brands.has(id))
  const categoryIds = new Set(ids.flatMap(id => [...(index.brands.get(id) ?? [])]))
  return ids.length > 0 ? [{ slug: 'brand_id', text: ids.join(','), doubt: 1, ...PLAIN, categoryIds }] : []
}
