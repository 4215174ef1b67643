import { seriesPitch } from '../../../../domain/connector-series.ts'
import { findParameter, parameterBySlug } from '../../../../domain/parameters/dictionary.ts'
import { passes, writeFilter } from '../../../../domain/parameters/filter.ts'
import type { Parameter, ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { readTypedValue } from '../../../../domain/parameters/read-value.ts'
import { readQuantities } from '../../../../domain/parameters/search-quantities.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import type { IndexedValue, ValueIndex } from '../segments/value-index.ts'
import { categoriesOf, type Reading } from './readings.ts'

/** Readings as a value, alone or beside the name of its parameter, if that name `isKnown` as nothing else. */
export function valueReadings(
  index: ValueIndex,
  words: readonly string[],
  isKnown: (words: readonly string[]) => boolean,
): Reading[] {
  const text = words.join(' ')
  const pitch = seriesPitch(words)
  if (pitch) return pitchReadings(index, pitch)
  if (words.length > 1 && !QUANTITY.test(text)) return namedReadings(index, words, isKnown)
  return [...quantityReadings(index, text), ...(DECIMAL.test(text) ? pitchReadings(index, text) : [])]
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
function namedReadings(
  index: ValueIndex,
  words: readonly string[],
  isKnown: (words: readonly string[]) => boolean,
): Reading[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const [names, value] = /^[\d±+-]/.test(first)
    ? [words.slice(1), first]
    : [words.slice(0, -1), /^[\d±+-]/.test(last) ? last : '']
  if (!value || names.some(name => /\d/.test(name))) return []
  const name = names.join(' ')
  const short = parameterBySlug(SHORT_NAMES[name.toLowerCase()] ?? '')
  if (!short && isKnown(names)) return []
  const parameter = short ?? findParameter(name)
  return parameter && parameter.kind !== 'text' ? typedReadings(index, parameter, value, 0) : []
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
  const passing = among.filter(
    ({ value }) => passes(parameter, filter, value) && !(isOrBetter && isFarBetter(test, value)),
  )
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

const FAR = 10

/** A search for 24 V does not mean an isolation of 1500 V. */
function isFarBetter(test: ParameterValue | Interval, value: ParameterValue): boolean {
  const least = test.kind === 'interval' ? test.low : null
  return least !== null && value.kind === 'number' && value.number > least * FAR
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

/** Ratings, and tolerances. A lower on-resistance or clamping voltage is better, too, but differs from the search. */
function orBetter({ better, unit: own }: Parameter, value: ParameterValue): Interval[] {
  const isRating = better === 'higher' || (better === 'lower' && (own === '%' || own === 'ppm'))
  if (value.kind !== 'number' || !isRating) return []
  const { number, unit } = value
  const other = unit === undefined ? {} : { unit }
  const [low, high] = better === 'higher' ? [number, null] : [null, number]
  return [{ kind: 'interval', low, high, ...other }]
}
