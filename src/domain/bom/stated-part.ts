import { parameterBySlug, readColumnName } from '../parameters/dictionary.ts'
import { readDescription } from '../parameters/read-description.ts'
import { readValues } from '../parameters/read-value.ts'
import { valueKey } from '../parameters/write-value.ts'
import { caseOf } from './case-of.ts'

/** The facts that a text states about a part; its values as comparable keys. */
export type StatedPart = {
  case: string | null
  polarity: string | null
  /** Of a protection diode: one or both. */
  direction: string | null
  values: Record<string, string>
}

/** The values that make another part of the same series; ratings that only limit its use are left out. */
const VALUES: readonly string[] = [
  'resistance',
  'capacitance',
  'inductance',
  'impedance',
  'frequency',
  'zener-voltage',
  'output-voltage',
  'standoff-voltage',
  'coil-voltage',
  'voltage',
  'dielectric',
]

/** What a part must bear at least; it may bear more than the row says. */
const RATINGS: readonly string[] = [
  'reverse-voltage',
  'forward-current',
  'drain-source-voltage',
  'collector-emitter-voltage',
]
const COMPARED = [...VALUES, ...RATINGS]

/** The words by which descriptions name the kind of part; a bare value beside R7 has none. */
const KIND_WORDS: Readonly<Record<string, string>> = { R: 'RES', C: 'CAP', L: 'IND', FB: 'FERRITE BEAD' }

export type StatedLine = { part_number: string; package: string; description: string; designators: string }

/** The facts that a row states about its part beside the number. */
export function readStated({
  part_number,
  package: housing,
  description,
  designators,
}: StatedLine): StatedPart {
  const [, prefix = ''] = /^([A-Z]{1,2})\d/.exec(designators.toUpperCase()) ?? []
  const described = readDescription(description)
  const kind = KIND_WORDS[prefix]
  const found =
    described.length > 0 || kind === undefined ? described : readDescription(`${kind} ${description}`)
  return {
    case: caseOf(housing) ?? caseOf(description) ?? sizeInNumber(part_number),
    polarity: saidIn(POLARITIES, description),
    direction: saidIn(DIRECTIONS, description),
    values: Object.fromEntries(
      found.filter(({ slug }) => COMPARED.includes(slug)).map(({ slug, value }) => [slug, valueKey(value)]),
    ),
  }
}

/** RC0603FR-0710KL: a series, then the size. */
function sizeInNumber(number: string): string | null {
  return /^[A-Z]{2,4}(0201|0402|0603|0805|1206|1210|2010|2512)(?=[A-Z])/i.exec(number)?.[1] ?? null
}

type KnownPart = {
  packaging: string
  description: string
  attributes: readonly { name: string; value: string }[]
}

/** The facts that the catalog states about a part. */
export function readKnown({ packaging, description, attributes }: KnownPart): StatedPart {
  const values: Record<string, string> = {}
  for (const { slug, value } of readDescription(description)) values[slug] = valueKey(value)
  let polarity = saidIn(POLARITIES, description)
  let direction = saidIn(DIRECTIONS, description)
  for (const { name, value } of attributes) {
    polarity ??= saidIn(POLARITIES, value)
    direction ??= saidIn(DIRECTIONS, value)
    const slug = slugOf(name)
    const parameter = slug === null ? undefined : parameterBySlug(slug)
    const [read, ...more] = parameter ? (readValues(parameter, value) ?? []) : []
    if (slug !== null && read && more.length === 0) values[slug] = valueKey(read)
  }
  return { case: caseOf(packaging) ?? caseOf(description), polarity, direction, values }
}

const SLUGS = new Map<string, string | null>()
const MOST_NAMES = 5_000

/** The names of attributes repeat from part to part. */
function slugOf(name: string): string | null {
  const known = SLUGS.get(name)
  if (known !== undefined) return known
  const slug = readColumnName(name)?.parameter.slug ?? null
  const kept = slug !== null && COMPARED.includes(slug) ? slug : null
  if (SLUGS.size < MOST_NAMES) SLUGS.set(name, kept)
  return kept
}

/** Whether both state something and it differs: another size, polarity or value. */
export function isOtherPart(stated: StatedPart, known: StatedPart): boolean {
  if (stated.case !== null && known.case !== null && stated.case !== known.case) return true
  if (stated.polarity !== null && known.polarity !== null && stated.polarity !== known.polarity) return true
  if (stated.direction !== null && known.direction !== null && stated.direction !== known.direction)
    return true
  return Object.entries(stated.values).some(([slug, key]) => {
    const other = known.values[slug]
    if (other === undefined || other === key) return false
    return !RATINGS.includes(slug) || numberIn(other) < numberIn(key)
  })
}

/** The number of a value's key; NaN for a word or a range. */
export function numberIn(key: string | undefined): number {
  return Number(/^n:(-?[\d.e+-]+)$/.exec(key ?? '')?.[1] ?? Number.NaN)
}

type Sayings = readonly (readonly [meaning: string, words: RegExp])[]

const POLARITIES: Sayings = [
  ['npn', /\bNPN\b/i],
  ['pnp', /\bPNP\b/i],
  ['n', /\bN[- ]?(?:ch(?:annel)?|kanal|канал\p{L}*)(?!\p{L})|N[- ]?沟道|\bNMOS\b/iu],
  ['p', /\bP[- ]?(?:ch(?:annel)?|kanal|канал\p{L}*)(?!\p{L})|P[- ]?沟道|\bPMOS\b/iu],
  ['positive', /\bpositive\b|\bpositiv\p{L}*/iu],
  ['negative', /\bnegative\b|\bnegativ\p{L}*/iu],
]

const DIRECTIONS: Sayings = [
  ['one', /\buni[- ]?dir|однонаправлен|单向|單向|単方向|단방향|أحادي الاتجاه/iu],
  ['both', /\bbi[- ]?dir|двунаправлен|双向|雙向|双方向|양방향|ثنائي الاتجاه/iu],
]

/** Null when it says none or two. */
function saidIn(sayings: Sayings, text: string): string | null {
  const said = sayings.filter(([, words]) => words.test(text))
  return said.length === 1 ? (said[0]?.[0] ?? null) : null
}
