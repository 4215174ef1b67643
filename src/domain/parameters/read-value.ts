import { singularName } from '../search-words.ts'
import { foldName, foldWord, type Parameter, type ParameterValue, type ParameterWord } from './parameter.ts'
import { isForeign, type Measurement, measure, type ReadOptions, readMeasure } from './read-measure.ts'
import { tidyValue, withoutNotes } from './tidy-text.ts'
import type { UnitReading } from './units.ts'

/**
 * Reads the text a feed gives for a parameter. Undefined means the text stays a text: a wrong number is far
 * worse than none, so everything ambiguous, mixed or implausible is refused.
 */
export function readValues(
  parameter: Parameter,
  text: string,
  unitFromColumn?: string,
): ParameterValue[] | undefined {
  return readWith(parameter, text, unitFromColumn === undefined ? {} : { columnUnit: unitFromColumn })
}

/** The same for a phrase of a search, which is one quantity or none. */
export function readPhrase(parameter: Parameter, text: string): ParameterValue[] | undefined {
  return readWith(parameter, text, { isPhrase: true })
}

/** The same for a value typed into an address or a field, where a bare number has the parameter's unit. */
export function readTypedValue(parameter: Parameter, text: string): ParameterValue | undefined {
  const values = readWith(parameter, text, { isTyped: true })
  return values?.length === 1 ? values[0] : undefined
}

/** Both ends of an interval, typed: the low end takes unit and prefix of the high one if it has none. */
export function readRangeEnds(parameter: Parameter, low: string, high: string): ParameterValue | undefined {
  const [from, to] = [tidyValue(low), tidyValue(high)]
  if (!from || !to) return undefined
  return readRangeOf(parameter, from, to, { isTyped: true }) ?? readWholeEnds(parameter, from, to)
}

/** `220..82k`: with the prefix of the high end, the low one would be above it. */
function readWholeEnds(parameter: Parameter, from: string, to: string): ParameterValue | undefined {
  const [low, high] = [readTypedValue(parameter, from), readTypedValue(parameter, to)]
  if (low?.kind !== 'number' || high?.kind !== 'number' || low.unit !== high.unit) return undefined
  if (low.number >= high.number) return undefined
  const { number, ...rest } = high
  return { ...rest, kind: 'range', low: low.number, high: number }
}

function readWith(parameter: Parameter, text: string, options: ReadOptions): ParameterValue[] | undefined {
  const { kind } = parameter
  if (kind === 'text') return readText(text)
  const tidy = tidyValue(text)
  if (!tidy || NOTHING.test(tidy)) return undefined
  if (kind === 'enum' || kind === 'flag') return readWords(parameter, tidy)
  const bare = withoutHalves(parameter, withoutName(parameter, tidy), options)
  return readNumbers(parameter, bare, options) ?? readCountWord(parameter, tidy) ?? readWords(parameter, tidy)
}

/** `额定电压 50V`, `Capacitance: 22 pF`: the text repeats the name of the column. */
function withoutName(parameter: Parameter, text: string): string {
  const [, name = '', value = ''] = NAMED.exec(text) ?? []
  return name && namesOf(parameter).has(foldName(name)) ? value : text
}

const NAMED = /^([\p{L}][^\d±<>≤≥=:]*[^\d±<>≤≥=:\s+-])\s*[:=]?\s*((?:[±+-] ?)?[\d.].*)$/u

/** `3 V ~ 32 V, ±1.5 V ~ 16 V`: a supply, and the same once more in a positive and a negative half. */
function withoutHalves(parameter: Parameter, text: string, options: ReadOptions): string {
  const [, whole = '', low = '', high = ''] = (parameter.slug === 'supply' && HALVES.exec(text)) || []
  if (!whole) return text
  const [full, half] = [readRange(parameter, whole, options), readRangeOf(parameter, low, high, options)]
  if (full?.kind !== 'range' || half?.kind !== 'range') return text
  return full.low === 2 * half.low && full.high === 2 * half.high ? whole : text
}

const HALVES = /^([^±]+?) ?[,;/(] ?± ?([^±]+?) ?(?:~|…|-| to ) ?±? ?([^±)]+?)\)?$/

const nameSets = new WeakMap<Parameter, ReadonlySet<string>>()

function namesOf(parameter: Parameter): ReadonlySet<string> {
  const known = nameSets.get(parameter)
  if (known) return known
  const names = new Set(Object.values(parameter.names).flat().map(foldName))
  nameSets.set(parameter, names)
  return names
}

function readCountWord({ kind }: Parameter, text: string): ParameterValue[] | undefined {
  const number = kind === 'count' ? COUNT_WORDS.get(countWord(text)) : undefined
  return number === undefined ? undefined : [{ kind: 'number', number }]
}

const COUNT_WORDS = new Map(
  [
    [
      1,
      'single einfach simple sencillo singolo одинарный одиночный 单 單 单通道 單通道 单路 單路 单排 シングル 싱글',
    ],
    [
      2,
      'dual double stereo zweifach doppel doble doppio doppia сдвоенный двойной 双 雙 双通道 雙通道 双路 雙路 双排 デュアル 듀얼 مزدوج',
    ],
    [3, 'triple dreifach triplo строенный тройной 三通道 三路 トリプル ثلاثي'],
    [
      4,
      'quad quadruple vierfach cuádruple quadruplo счетверенный счетверённый 四 四通道 四路 クワッド 쿼드 رباعي',
    ],
    [6, 'hex sechsfach séxtuple 六通道 六路'],
    [8, 'octal achtfach óctuple 八通道 八路'],
  ].flatMap(([number, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [countWord(word), Number(number)]),
  ),
)

/** In the singular: doubles, cuádruples. */
function countWord(text: string): string {
  return singularName(foldWord(text))
}

const NOTHING = /^[-–?./]+$/

/** A text that stays a text; undefined for marks such as `-` that mean nothing. */
export function readText(text: string): ParameterValue[] | undefined {
  const word = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return word && !NOTHING.test(word) ? [{ kind: 'word', word }] : undefined
}

function readNumbers(parameter: Parameter, text: string, options: ReadOptions): ParameterValue[] | undefined {
  const bounds = readBounds(parameter, text, options)
  if (bounds) return [bounds]
  const lasting = withoutDuration(parameter, text)
  const noted = lasting && !isOfConditions(parameter, lasting) ? withoutNotes(lasting) : undefined
  if (!noted || hasValueAfterCondition(parameter, text, options)) return undefined
  const [inBrackets, ...others] = noted.inBrackets
  // `J (±5%)`: the code and its meaning.
  if (inBrackets && others.length === 0 && (!noted.value || (isCode(noted.value) && parameter.sign === '±')))
    return readItem(parameter, inBrackets, options)
  if (!noted.value) return undefined
  const unit = others.length === 0 ? bracketedUnit(parameter, noted.value, inBrackets) : undefined
  if (unit) return unit.hasUnit ? readItem(parameter, `${noted.value} ${inBrackets}`, options) : undefined
  // `2 A (Ta), 5 A (Tc)`: values of different conditions.
  if (noted.inBrackets.length > 1 && readItem(parameter, noted.value, options) === undefined) return undefined
  const values =
    readItem(parameter, noted.value, options) ??
    readList(parameter, noted.value, options) ??
    readFirst(parameter, noted.value, options)
  return values && agreeing(parameter, values, noted.inBrackets, options)
}

/** `5000 V/1 min`: an isolation is tested for a minute. Elsewhere `1 min` may be a minute or a minimum. */
function withoutDuration({ slug }: Parameter, text: string): string | undefined {
  if (slug === 'isolation-voltage') return text.replace(DURATION, '')
  return MINUTES.test(text) ? undefined : text
}

const DURATION =
  / ?(?:[/,;]|\(| for) ?(?:for )?\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|minut[io]s?|minuten|сек|с|мин|минут[аы]?|秒|分|分钟|分鐘|分間|초|분|دقيقة|ثانية)\.?\)?$/iu
const MINUTES = /[/,;] ?\d+ ?(?:min|мин)\.?$/iu

/** `-40/85/21` is a climatic category, and `5000/105` a lifetime at a temperature. */
function isOfConditions({ unit, kind }: Parameter, text: string): boolean {
  if (unit === '°C' && kind === 'range') return CLIMATIC.test(text)
  return unit === 'h' && /\/ ?\d{2,3}$/.test(text)
}

const CLIMATIC = /^(?:[+-]?\d+ ?°?C? ?\/ ?\+?\d+ ?°?C? ?\/ ?\d|\d+ ?\/ ?\d+ ?(?:$|\())/i

/** The unit or prefix of `20 (mA)` and `10 (k)`. */
function bracketedUnit(parameter: Parameter, value: string, inBrackets = ''): UnitReading | undefined {
  if (!/\d$/.test(value) || !/^\D+$/.test(inBrackets) || NOTES.test(inBrackets)) return undefined
  const reading = readMeasure({ ...parameter, also: [] }, `1 ${inBrackets}`, {})?.reading
  return reading?.hasUnit || reading?.hasPrefix ? reading : undefined
}

/** `min` is no minute, and `Ta` no teraampere. */
const NOTES = /^(?:min|max|typ|nom|t[acj])\.?$/i

/** `2 W @ 70 °C; 1.5 W`: it is unclear which condition the second value has. */
function hasValueAfterCondition(parameter: Parameter, text: string, options: ReadOptions): boolean {
  const [, condition = ''] = text.split('@')
  const [, ...others] = condition.split(/[;,/] ?/)
  return others.some(other => readMeasure(parameter, other, options)?.reading.hasUnit)
}

function isCode(text: string): boolean {
  return /^[A-Z]$/.test(text)
}

/** `100 nF ±10 % 50 V X7R`: the first quantity, if all that follows is clearly of other parameters. */
function readFirst(parameter: Parameter, text: string, options: ReadOptions): ParameterValue[] | undefined {
  if (parameter.kind !== 'number' || options.columnUnit !== undefined || options.isPhrase) return undefined
  const words = text
    .replace(/(?<=\d) (?=[^\d\s±])/gu, '')
    .split(/ ?(?:[;、]|,(?!\d)|(?<=\D),|(?<!\d ?)\/) ?|\s|(?=±)/u)
  const [first = '', ...rest] = joinedSigns(words.filter(Boolean))
  if (rest.length === 0 || !rest.every(word => isForeign(parameter, word) || OTHER_CODES.test(word)))
    return undefined
  const found = readMeasure(parameter, first, options)
  if (!found?.reading.hasUnit && !found?.reading.hasPrefix) return undefined
  const value = plausibleValue(parameter, found)
  return value && [value]
}

function joinedSigns(words: readonly string[]): string[] {
  return words.join(' ').replace(/± /g, '±').split(' ')
}

/** Dielectrics and chip sizes. */
const OTHER_CODES =
  /^(?:X[5-8][RSTLU]|[CN][0OP][G0O]|Y5V|Z5U|01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)$/i

/** `min 1.8 V, max 5.5 V` */
function readBounds(parameter: Parameter, text: string, options: ReadOptions): ParameterValue | undefined {
  const [, low = '', high = ''] = MIN_MAX.exec(text) ?? LOW_HIGH.exec(text) ?? []
  return low && high ? readRangeOf(parameter, low.trim(), high.trim(), options) : undefined
}

const MIN_MAX = /^min(?:imum|\.)?[: ]*([^,;/a-z]*[^,;/]*?)[,;/ ]+max(?:imum|\.)?[: ]*(.+)$/i

/** `4.75 V min, 5.25 V max` */
const LOW_HIGH = /^([^a-z]*[^,;/(]*?) ?\(?min\.?\)?[,;/ ~-]+(.+?) ?\(?max\.?\)?$/i

function readItem(parameter: Parameter, text: string, options: ReadOptions): ParameterValue[] | undefined {
  // `-40,85` has lost the separator of its ends.
  if (parameter.kind === 'range' && parameter.unit === '°C' && /^-\d+,\d+ ?°?C?$/i.test(text))
    return undefined
  const single = readMeasure(parameter, text, options)
  const value = single ? plausibleValue(parameter, single) : readRange(parameter, text, options)
  return value && [value]
}

/** The value of one measure, if its sign and size are plausible. */
function plausibleValue(parameter: Parameter, found: Measurement): ParameterValue | undefined {
  const { sign, unit } = found
  const number = parameter.sign === 'size' ? Math.abs(found.number) : found.number
  if (!isPlausible(parameter, { ...found, number })) return undefined
  const other = otherUnit(parameter, unit)
  if (sign === '±' && parameter.kind === 'range')
    return parameter.sign === '±' ? { kind: 'range', low: -number, high: number, ...other } : undefined
  if (sign === '±' && parameter.sign !== '±') return undefined
  if (sign === '+' && parameter.sign === '±' && parameter.kind !== 'range') return undefined
  return { kind: 'number', number, ...other }
}

function isPlausible(parameter: Parameter, { number, sign, unit }: Measurement): boolean {
  if (number < 0 && (parameter.sign === undefined || (parameter.sign === '±' && parameter.kind !== 'range')))
    return false
  if (parameter.kind === 'count' && (!Number.isInteger(number) || sign !== '')) return false
  if (parameter.unit !== undefined && unit !== parameter.unit) return Math.abs(number) < 1e15
  const size = parameter.sign === undefined ? number : Math.abs(number)
  return number === 0 ? canBeZero(parameter) : size >= parameter.least && size <= parameter.most
}

function canBeZero({ least, sign }: Parameter): boolean {
  return least === 0 || sign === 'signed'
}

function otherUnit(parameter: Parameter, unit: string): { unit?: string } {
  return parameter.kind === 'count' || unit === parameter.unit ? {} : { unit }
}

const RANGE_MARKS = [
  /^(?:from |от |von |de |entre |between |da |من )?(.+?) ?(?:~|…|→| to | thru | through | bis | до | à | and | إلى | 至 | 到 |至|到|から|에서|부터) ?(.+?) ?(?:まで|까지)?$/iu,
  // A dash is a sign as well: it separates only after a digit, a unit or a bracket. V~ is no end of `-1.2V ~ -37V`.
  /^([+-]? ?[\d.,]+[^\d~…]*?) ?- ?([+-]? ?[\d.,].*)$/u,
  // `2V7-5V5`, `1/4W-1/2W`
  /^(\d*(?:\p{L}|\/)\d+[^\d~…]*?) ?- ?(\d*(?:\p{L}|\/)\d.*|[\d.,]+ ?\p{L}.*)$/u,
]

/** `-40 a 125 °C` in Spanish and Italian. Of single numbers `12 a 800 V` may be amperes. */
const LATIN_RANGE = /^(?:desde |de |da )?(.+?) a (.+)$/u

/** `-40/+85 °C`. Of voltages these are two values. */
const SLASH_RANGE = /^([+-]? ?[\d.,]+[^\d]*?) ?\/ ?(\+? ?[\d.,].*)$/u

function readRange(parameter: Parameter, text: string, options: ReadOptions): ParameterValue | undefined {
  if (parameter.kind === 'count') return undefined
  const uneven = readUneven(parameter, text, options)
  if (uneven) return uneven
  const isSlashed = parameter.unit === '°C' && text.startsWith('-')
  const isLatin = parameter.kind === 'range' && parameter.unit !== 'A'
  for (const mark of [
    ...RANGE_MARKS,
    ...(isSlashed ? [SLASH_RANGE] : []),
    ...(isLatin ? [LATIN_RANGE] : []),
  ]) {
    const [, low = '', high = ''] = mark.exec(text) ?? []
    const range = low && high ? readRangeOf(parameter, low, high, options) : undefined
    if (range) return range
  }
  return undefined
}

/** Limits below and above in any order: `+80/-20 %`, `-20 %, +80 %`, `0/+600 ppm/°C`. */
function readUneven(parameter: Parameter, text: string, options: ReadOptions): ParameterValue | undefined {
  if (parameter.sign !== '±') return undefined
  const [, first = '', second = ''] =
    /^((?:[+-] ?|(?=0))[\d.,]+[^\d,/]*?) ?[,/] ?([+-] ?[\d.,].*)$/.exec(text) ?? []
  if (!first || first[0] === second[0]) return undefined
  const last = readMeasure({ ...parameter, sign: 'signed' }, second, options)
  const other = last && readEnd(parameter, first, last, options)
  if (!last || !other || last.unit !== other.unit) return undefined
  const [low, high] = last.number < other.number ? [last, other] : [other, last]
  if (low.number > 0 || high.number < 0) return undefined
  const unit = otherUnit(parameter, last.unit)
  if (low.number === -high.number && parameter.kind !== 'range')
    return { kind: 'number', number: high.number, ...unit }
  if (!areEndsPlausible(parameter, low, { ...high, number: high.number || -low.number })) return undefined
  return { kind: 'range', low: low.number, high: high.number, ...unit }
}

/** A bare first end takes unit and prefix of the second: `100…500 mA`. */
function readRangeOf(
  parameter: Parameter,
  lowText: string,
  highText: string,
  options: ReadOptions,
): ParameterValue | undefined {
  const last = readMeasure(parameter, highText, options)
  const first = last && readEnd(parameter, lowText, last, options)
  // `-1.2 V ~ -37 V`: negative voltages are written by their size.
  const isDescending = first && first.number < 0 && first.number > last.number
  const [low, high] = isDescending ? [last, first] : [first, last]
  if (!low || !high || low.unit !== high.unit || low.sign === '±' || high.sign === '±') return undefined
  if (low.number > high.number || !areEndsPlausible(parameter, low, high)) return undefined
  const other = otherUnit(parameter, high.unit)
  if (low.number === high.number) return { kind: 'number', number: low.number, ...other }
  // `-15 V ~ 15 V` is ±15 V: the part may need both.
  if (parameter.slug === 'supply' && low.number === -high.number) return undefined
  if (parameter.sign === '±' && parameter.kind !== 'range' && low.number === -high.number)
    return { kind: 'number', number: high.number, ...other }
  return { kind: 'range', low: low.number, high: high.number, ...other }
}

/** A range may start at zero, and tolerances may have different ends: -20 … +80 %. */
function areEndsPlausible(parameter: Parameter, low: Measurement, high: Measurement): boolean {
  const ranged: Parameter = { ...parameter, kind: 'range', sign: parameter.sign ?? undefined }
  return isPlausible({ ...ranged, least: 0 }, low) && isPlausible(ranged, high)
}

function readEnd(
  parameter: Parameter,
  text: string,
  other: Measurement,
  options: ReadOptions,
): Measurement | undefined {
  const typed = readMeasure({ ...parameter, unit: other.unit, also: [] }, text, { isTyped: true })
  if (!typed) return undefined
  if (typed.reading.hasUnit || typed.reading.hasPrefix)
    return typed.reading.hasUnit || options.isTyped || !other.reading.hasUnit ? typed : undefined
  return measure(typed.unit, typed.sign, typed.decimal, other.reading)
}

/** Between watts and inches a slash is a fraction. */
const FRACTION_LIST_MARKS = / ?[;|、] ?|, /u
const LIST_MARKS = / ?[;/|、] ?|, |,(?<=\D,)(?=[+-]?[\d.])| or | and | oder | ou | или | 或 /iu
const MAX_VALUES = 30

function readList(parameter: Parameter, text: string, options: ReadOptions): ParameterValue[] | undefined {
  const hasFractions = parameter.unit === 'W' || parameter.unit === 'mm'
  const items = text.split(hasFractions ? FRACTION_LIST_MARKS : LIST_MARKS).map(item => item.trim())
  if (items.length < 2 || items.length > MAX_VALUES || items.some(item => !item)) return undefined
  const isFraction = parameter.unit !== 'W' && FRACTION.test(text)
  if (parameter.kind === 'count' || currentKinds(items) > 1 || isFraction) return undefined
  const last = readMeasure(parameter, items.at(-1) ?? '', options)
  // `10k/25`: a bare number after others may be a condition.
  if (last && isBare(last) && items.some(item => HAS_UNIT.test(item))) return undefined
  // `±2g, 4g, 8g`: the sign is that of all.
  const sign = parameter.kind === 'range' && parameter.sign === '±' && text.startsWith('±') ? '±' : ''
  const values = items.map(item =>
    readListed(parameter, /^\d/.test(item) ? sign + item : item, last, options),
  )
  return values.every(value => value !== undefined)
    ? settleFractions(parameter, distinct(values), text)
    : undefined
}

function isBare({ reading }: Measurement): boolean {
  return !reading.hasUnit && !reading.hasPrefix
}

const HAS_UNIT = /\d ?[\p{L}Ω%]/u

/** `1/2 Ω` is no list. */
const FRACTION = /^[1-3]\/(?:2|3|4|8|10|16|32|64)(?!\d)/

/** An AC and a DC rating are two different parameters. */
function currentKinds(items: string[]): number {
  return new Set(items.map(item => /(ac|dc)(?!\p{L})/iu.exec(item)?.[1]?.toLowerCase()).filter(Boolean)).size
}

/** A list of signed numbers is no list of values: `-20 %, +80 %`. */
function readListed(
  parameter: Parameter,
  item: string,
  last: Measurement | undefined,
  options: ReadOptions,
): ParameterValue | undefined {
  const found = last && !/[~…]/.test(item) ? readEnd(parameter, item, last, options) : undefined
  if (found?.sign === '+' || (found?.sign === '-' && parameter.sign !== 'signed')) return undefined
  if (found) return plausibleValue(parameter, found)
  return readRange(parameter, item, options)
}

function distinct(values: readonly ParameterValue[]): ParameterValue[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()]
}

/** `0.063W, 1/16W` is one value written twice; the fraction is the exact one, unless it has no end. */
function settleFractions(
  parameter: Parameter,
  values: ParameterValue[],
  text: string,
): ParameterValue[] | undefined {
  if (parameter.unit !== 'W' || !/\d\/\d/.test(text) || values.length !== 2) return values
  const [a, b] = values
  if (a?.kind !== 'number' || b?.kind !== 'number' || !isClose(a.number, b.number)) return undefined
  const [fraction, decimal] = /^\d+\/\d/.test(text) ? [a, b] : [b, a]
  return [isTerminating(fraction.number) ? fraction : decimal]
}

function isTerminating(number: number): boolean {
  return String(number).length < 10
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.02 * Math.max(Math.abs(a), Math.abs(b))
}

/**
 * Brackets may repeat the value in another unit: `0.100" (2.54 mm)`. Any other content makes the whole text
 * unreadable.
 */
function agreeing(
  parameter: Parameter,
  values: ParameterValue[],
  inBrackets: string[],
  options: ReadOptions,
): ParameterValue[] | undefined {
  const [value] = values
  for (const content of inBrackets.filter(
    text => /\d/.test(text) && !CONDITIONS.test(text) && !isForeign(parameter, text),
  )) {
    if (
      value?.kind === 'number' &&
      values.length === 1 &&
      isClose(value.number, readCode(parameter, content))
    )
      continue
    const repeated = readItem(parameter, content, options)?.[0]
    if (value?.kind !== 'number' || repeated?.kind !== 'number' || values.length > 1) return undefined
    if (!isClose(value.number, repeated.number)) return undefined
    if (/[/]\d|mm/.test(content)) return [repeated]
  }
  return values
}

/** The digits on a part: 104 are 100 nF, 100 kΩ or 100 mH. */
function readCode({ unit = '' }: Parameter, text: string): number {
  const [, digits, power] = /^(\d{2,3})(\d)$/.exec(text) ?? []
  const exponent = CODE_EXPONENTS[unit]
  return digits && exponent !== undefined ? Number(`${digits}e${Number(power) + exponent}`) : Number.NaN
}

const CODE_EXPONENTS: Readonly<Record<string, number>> = { F: -12, Ω: 0, H: -6 }

/** Conditions in brackets: (Ta=25°C), (TJ), (Vgs=10V), (100 kHz); and how a memory is organized: (16M x 8). */
const CONDITIONS = /^(?:t[acj]?|v\w*|i\w*|f)\s*[=:]|^[\d.]+ ?[kM]?Hz$|^[\d.]+ ?[KMG]? ?x ?\d+$/i

function readWords(parameter: Parameter, text: string): ParameterValue[] | undefined {
  const whole = findWord(parameter, text)
  if (whole) return [whole]
  const [, before = '', inBrackets = ''] = /^([^([]+) ?[([]([^)\]]*)[)\]]$/.exec(text) ?? []
  if (before && !findWord(parameter, inBrackets)) return readWords(parameter, before)
  const items = text.split(WORD_MARKS).filter(Boolean)
  if (items.length < 2 || items.length > MAX_VALUES) return undefined
  const words = items.map(item => findWord(parameter, item))
  if (!words.every(word => word !== undefined)) return undefined
  const pair = findWord(
    parameter,
    words
      .map(({ word }) => word)
      .sort()
      .join('+'),
  )
  return pair ? [pair] : distinct(words)
}

const WORD_MARKS = /\s*[,;/|、+&]\s*|\s+(?:and|or|und|oder|et|ou|y|o|e|и|или)\s+/iu

type Word = ParameterValue & { kind: 'word' }

const indexes = new WeakMap<Parameter, Map<string, Word>>()

function findWord(parameter: Parameter, text: string): Word | undefined {
  const index = indexes.get(parameter) ?? indexWords(parameter.values ?? [])
  indexes.set(parameter, index)
  return index.get(foldWord(text))
}

function indexWords(words: readonly ParameterWord[]): Map<string, Word> {
  const index = new Map<string, Word>()
  for (const { word, synonyms, labels } of words)
    for (const spelling of [word, ...synonyms, ...Object.values(labels ?? {})])
      if (!index.has(foldWord(spelling))) index.set(foldWord(spelling), { kind: 'word', word })
  return index
}
