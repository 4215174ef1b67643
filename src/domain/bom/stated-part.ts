import { parameterBySlug, readColumnName } from '../parameters/dictionary.ts'
import { readDescription } from '../parameters/read-description.ts'
import { readValues } from '../parameters/read-value.ts'
import { valueKey } from '../parameters/write-value.ts'
import { caseOf } from './case-of.ts'

/** The facts that a text states about a part: its case, its polarity and its values, each as a comparable key. */
export type StatedPart = { case: string | null; polarity: string | null; values: Record<string, string> }

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
    polarity: polarityOf(description),
    values: Object.fromEntries(
      found.filter(({ slug }) => VALUES.includes(slug)).map(({ slug, value }) => [slug, valueKey(value)]),
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
  let polarity = polarityOf(description)
  for (const { name, value } of attributes) {
    polarity ??= polarityOf(value)
    const slug = slugOf(name)
    const parameter = slug === null ? undefined : parameterBySlug(slug)
    const [read, ...more] = parameter ? (readValues(parameter, value) ?? []) : []
    if (slug !== null && read && more.length === 0) values[slug] = valueKey(read)
  }
  return { case: caseOf(packaging) ?? caseOf(description), polarity, values }
}

const SLUGS = new Map<string, string | null>()
const MOST_NAMES = 5_000

/** The names of attributes repeat from part to part. */
function slugOf(name: string): string | null {
  const known = SLUGS.get(name)
  if (known !== undefined) return known
  const slug = readColumnName(name)?.parameter.slug ?? null
  const kept = slug !== null && VALUES.includes(slug) ? slug : null
  if (SLUGS.size < MOST_NAMES) SLUGS.set(name, kept)
  return kept
}

/** Whether both state something and it differs: another size, polarity or value. */
export function isOtherPart(stated: StatedPart, known: StatedPart): boolean {
  if (stated.case !== null && known.case !== null && stated.case !== known.case) return true
  if (stated.polarity !== null && known.polarity !== null && stated.polarity !== known.polarity) return true
  return Object.entries(stated.values).some(
    ([slug, key]) => slug in known.values && known.values[slug] !== key,
  )
}

const POLARITIES: readonly (readonly [string, RegExp])[] = [
  ['npn', /\bNPN\b/i],
  ['pnp', /\bPNP\b/i],
  ['n', /\bN[- ]?(?:ch(?:annel)?|kanal|канал\p{L}*)(?!\p{L})|N[- ]?沟道|\bNMOS\b/iu],
  ['p', /\bP[- ]?(?:ch(?:annel)?|kanal|канал\p{L}*)(?!\p{L})|P[- ]?沟道|\bPMOS\b/iu],
  ['positive', /\bpositive\b|\bpositiv\p{L}*/iu],
  ['negative', /\bnegative\b|\bnegativ\p{L}*/iu],
]

/** Null when it says none or two. */
function polarityOf(text: string): string | null {
  const said = POLARITIES.filter(([, words]) => words.test(text))
  return said.length === 1 ? (said[0]?.[0] ?? null) : null
}
