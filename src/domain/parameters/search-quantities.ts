import { PARAMETERS } from './dictionary.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { readMeasure } from './read-measure.ts'
import { readPhrase } from './read-value.ts'
import { tidyValue } from './tidy-text.ts'

/** A quantity of a search, read for all parameters with this unit. */
export type SearchQuantity = {
  parameters: readonly Parameter[]
  value: ParameterValue
  /** 0 with a unit; more for quantities that the trade writes without one, the usual meaning first. */
  doubt: number
  /** Three digits on the part: 104 is 100 nF or 100 kΩ. */
  isCode: boolean
}

/** Parameters that read every text alike. */
const GROUPS = groupParameters()

function groupParameters(): Parameter[][] {
  const groups = new Map<string, Parameter[]>()
  for (const parameter of PARAMETERS) {
    const { kind, unit, also, spelling, sign } = parameter
    if (kind !== 'number' && kind !== 'range' && kind !== 'count') continue
    const key = JSON.stringify([kind, unit, also, spelling === 'iec', sign])
    groups.set(key, [...(groups.get(key) ?? []), parameter])
  }
  return [...groups.values()]
}

/** Searches repeat the same few values. */
const known = new Map<string, SearchQuantity[]>()
const MOST_KNOWN = 5_000
const MAX_LENGTH = 40

/** The possible meanings of a word such as `100nF`, `4k7`, `3 to 36 V` or `±1%`; none for a number without a unit. */
export function readQuantities(text: string): readonly SearchQuantity[] {
  if (text.length > MAX_LENGTH || !/\d|^\p{L}+$/u.test(text) || NUMBER_OF_PART.test(text)) return []
  const remembered = known.get(text)
  if (remembered) return remembered
  const tidy = tidyValue(text.replace(TIMES, '$1$2 elements'))
    ?.replace(SPACED_PREFIX, '$1$2')
    .replace(MEG, '$1M')
  const measured = tidy ? GROUPS.flatMap(group => readGroup(group, tidy)) : []
  const found = [...measured, ...measured.flatMap(inBits), ...(tidy ? readCode(tidy) : [])]
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

/** MAX232 is no bound of 232 V, and 78M05 no 78.05 mΩ; `DC12V` is a voltage. */
const NUMBER_OF_PART = /^(?![ad]c\d)\p{Script=Latin}{2,}\d|^7[89][lm]\d\d$/iu

/** `10 k`, and `1 Meg` as the trade writes megohms. */
const SPACED_PREFIX = /^(\d*\.?\d+) ([pnuμkKM])$/
const MEG = /^(\d*\.?\d+) ?meg$/i

/** `4x` before a value, `x4` after it: the number of them in one part. */
const TIMES = /^(?:(\d{1,2})[x×*]|[x×*](\d{1,2}))$/i

function readGroup(group: Parameter[], text: string): SearchQuantity[] {
  const [parameter] = group
  const doubt = parameter && doubtOf(parameter, text)
  if (!parameter || doubt === undefined) return []
  // Bounds differ inside a group; a value that no part has is dropped later.
  const wide = { ...parameter, least: 0, most: Number.MAX_VALUE }
  const [value, another] = readPhrase(wide, text) ?? []
  if (!value || value.kind === 'word' || another) return []
  // 5.08 beside `terminal` is a pitch.
  if (parameter.unit === 'pcs' && value.kind === 'number' && !Number.isInteger(value.number)) return []
  if (value.unit === undefined) {
    const isCounted = parameter.kind === 'count' || parameter.unit === 'pcs'
    const parameters = isCounted ? countedBy(group, text) : group
    const isOfBits = isCounted && BITS.test(countedIn(text))
    return parameters.length > 0
      ? [{ parameters, value, doubt: isOfBits ? DOUBT.rare : doubt, isCode: false }]
      : []
  }
  // Without ±, 0.25 pF is a capacitance and no tolerance.
  const others = group.filter(({ slug }) => text.startsWith('±') || slug !== 'tolerance')
  return others.length > 0 ? [{ parameters: others, value, doubt: DOUBT.rare, isCode: false }] : []
}

/** `2-polig` are positions of a connector, no channels; `2 rows` are rows. */
function countedBy(group: Parameter[], text: string): Parameter[] {
  const slugs = COUNTED.find(([pattern]) => pattern.test(countedIn(text)))?.[1]
  return slugs ? group.filter(({ slug }) => slugs.includes(slug)) : group
}

function countedIn(text: string): string {
  return text.replace(/^[\d ]+-?/, '')
}

/** Of a register or a translator. */
const BITS = /^bits?$/iu

const COUNTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:p|pos|positions?|ways?|pol|poles?|polig|poli|polos|pôles?|vies?|voies|contacts?|kontakte|contactos|contatti|pines|конт\p{L}*|芯|極)$/iu,
    ['positions', 'pins'],
  ],
  [
    /^(?:pins?|leads?|terminals?|balls?|broches|piedini|выв\p{L}*|针|引脚|ピン|핀|طرف|أطراف)$/iu,
    ['pins', 'positions'],
  ],
  [/^(?:rows?|排)$/iu, ['rows']],
  [
    /^(?:fach|ch|channels?|kan[aä]le?|canali|canales|canaux|канал\p{L}*|通道|채널|قناة|قنوات)$/iu,
    ['channels', 'adc-channels'],
  ],
  [/^elements$/iu, ['elements', 'channels']],
  [BITS, ['channels']],
  [/^segments?$/iu, []],
  [/^inputs?$/iu, []],
  [/^ports?$/iu, ['channels']],
]

/** Chips that only store are measured in bits: 16 MB of flash are 128 Mbit. */
function inBits({ parameters, value, doubt }: SearchQuantity): SearchQuantity[] {
  if (parameters[0]?.unit !== 'byte' || value.kind !== 'number') return []
  const stored = PARAMETERS.filter(({ unit }) => unit === 'Mbit')
  return [{ parameters: stored, value: { ...value, number: value.number * 8 }, doubt, isCode: false }]
}

/** Words such as `dual` are counts, too. */
function doubtOf(parameter: Parameter, text: string): number | undefined {
  if (!/\d/.test(text)) return parameter.kind === 'count' ? DOUBT.word : undefined
  if (PREFIX_ONLY.test(text)) return barePrefixDoubt(parameter, text)
  const measure = readMeasure(parameter, text, {})
  if (measure) return measure.reading.hasUnit ? 0 : undefined
  return /\p{L}|[%°Ω]/u.test(text) ? 0 : undefined
}

const DOUBT = { usual: 1, rare: 2, unusual: 3, word: 2, code: 4 }
/** 100n, 4k7, 10u, 1M: the unit is left out. R and V are units. */
const PREFIX_ONLY = /^\d*\.?\d*[pnuμkKMG]\d*$/

/** 100n is a capacitor before it is an inductor; 10k is a resistor before it is a frequency. */
function barePrefixDoubt({ unit, kind }: Parameter, text: string): number | undefined {
  // 4p: four positions.
  if (kind === 'count') return /^\d{1,2}p$/.test(text) ? DOUBT.rare : undefined
  if (/[pnuμ]/.test(text)) {
    if (unit === 'F') return DOUBT.usual
    return unit === 'H' ? DOUBT.rare : undefined
  }
  if (unit === 'Ω') return DOUBT.usual
  return unit === 'Hz' || unit === 'Mbit' || unit === 'byte' ? DOUBT.unusual : undefined
}

function readCode(text: string): SearchQuantity[] {
  const [, digits, zeros] = /^([1-9]\d)([0-6])$/.exec(text) ?? []
  if (!digits || !zeros) return []
  const inUnit = (unit: string, exponent: number): SearchQuantity[] => {
    const parameters = PARAMETERS.filter(known => MARKED.has(known.slug) && known.unit === unit)
    const number = Number(`${digits}e${Number(zeros) + exponent}`)
    return [{ parameters, value: { kind: 'number', number }, doubt: DOUBT.code, isCode: true }]
  }
  return [...inUnit('F', -12), ...inUnit('Ω', 0)]
}

/** The parameters that are printed on parts as a code. */
const MARKED = new Set(['capacitance', 'resistance'])
