import { parameterBySlug } from './dictionary.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { readValues } from './read-value.ts'
import { isPrefix } from './units.ts'
import { valueKey } from './write-value.ts'

/** A value found in a description, and the words that say it. */
export type DescribedValue = { slug: string; value: ParameterValue; text: string }

type PartKind = {
  /** Words in lower case; a star matches any ending. */
  names: string
  /** Scripts without spaces between words. */
  signs?: RegExp
  /** Without it the description is about something else: a CAP without capacitance is a lid. */
  needs: string
  /** Read from quantities: the unit decides which. No two of them have the same unit. */
  slugs: readonly string[]
  /** Read from words. */
  words?: Readonly<Record<string, RegExp>>
  /** How the needed value may be written without a unit. */
  bare?: RegExp
}

const DIELECTRICS = /\b(?:[CX][08O]G|NP[0O]|U2J|X[5678][RSTLU]|Y5V|Z5U|Н[59]0)\b/giu
const FILMS = /thick[- ]?film|thin[- ]?film|metal[- ]?film|carbon[- ]?film|wire[- ]?wound|厚膜|薄膜/giu
/** Complementary pairs first, so that only a part of them is not read. */
const CHANNELS =
  /\bN[- ]*(?:and|und|et|y|e|и|&|\+|\/|,)[- ]*P[- ]*(?:channel|ch)?\b|\bP ?[&+/] ?N[- ]?(?:channel|ch)\b|\b[NP][- ]?(?:channel|ch|kanal)\b|[NP][-]?沟道|[NP][- ]?канал\p{L}*/giu
const JUNCTIONS = /\b(?:NPN|PNP)\b/gu

const KINDS: readonly PartKind[] = [
  {
    names: 'res resistor resistors резистор* widerstand résistance resistencia resistore',
    signs: /电阻|電阻|抵抗|저항/u,
    needs: 'resistance',
    slugs: ['resistance', 'tolerance', 'power', 'tempco'],
    words: { technology: FILMS },
    bare: /^[\d.,]+ ?(?:[kKMкКМ]|[mM]eg|MEG)$|^\d+[kKMRкКМ]\d+$|^R\d+$/,
  },
  {
    names:
      'cap caps capacitor capacitors mlcc конд конденсатор* kondensator condensateur condensador condensatore kerko elko',
    signs: /电容|電容|コンデンサ|커패시터|콘덴서/u,
    needs: 'capacitance',
    slugs: ['capacitance', 'tolerance', 'voltage'],
    words: { dielectric: DIELECTRICS },
    bare: /^[\d.,]+ ?(?:[pPnNuUµμнп]|мк)$|^\d+[pnuµμ]\d+$/,
  },
  {
    names: 'ind inductor inductors choke дроссель дроссели индуктивность катушка drossel spule inductance',
    signs: /电感|電感|インダクタ|인덕터/u,
    needs: 'inductance',
    slugs: ['inductance', 'tolerance', 'current'],
    bare: /^[\d.,]+ ?(?:[nNuUµμн]|мк)$|^\d+[nuµμ]\d+$/,
  },
  {
    names: 'bead beads fb бусина',
    signs: /磁珠|フェライトビーズ|비드/u,
    needs: 'impedance',
    slugs: ['impedance', 'current', 'tolerance'],
  },
  {
    names: 'crystal crystals xtal quartz кварц* резонатор*',
    signs: /晶振|晶体谐振|水晶|크리스탈/u,
    needs: 'frequency',
    slugs: ['frequency', 'load-capacitance'],
  },
  {
    names: 'mosfet mosfets мосфет*',
    signs: /场效应管/u,
    needs: 'polarity',
    slugs: ['drain-source-voltage', 'drain-current', 'on-resistance'],
    words: { polarity: CHANNELS },
  },
  {
    names: 'trans transistor transistors bjt транзистор*',
    signs: /三极管|トランジスタ/u,
    needs: 'polarity',
    slugs: ['collector-emitter-voltage', 'collector-current'],
    words: { polarity: JUNCTIONS },
  },
  {
    names: 'zener стабилитрон*',
    signs: /稳压二极管|稳压管|ツェナー/u,
    needs: 'zener-voltage',
    slugs: ['zener-voltage', 'tolerance', 'power'],
  },
  {
    names: 'schottky шоттки rectifier выпрямительный',
    signs: /肖特基|整流/u,
    needs: 'reverse-voltage',
    slugs: ['reverse-voltage', 'forward-current'],
  },
  {
    names: 'fuse предохранитель sicherung fusible',
    signs: /保险丝|熔断器|ヒューズ/u,
    needs: 'current',
    slugs: ['current', 'voltage'],
  },
]

/** Several parts at once, parts for parts, and parts whose numbers mean something else. */
const UNCLEAR = new Set(
  `kit assorted assortment sample set book holder driver drivers array network ntwrk converter module tvs esd
   bridge мост набор держатель trimmer pot varistor relay tester socket adapter`.split(/\s+/),
)
const UNCLEAR_SIGNS = /套件|样品|排阻|压敏/u

const kindOfWord = new Map(
  KINDS.flatMap(kind => kind.names.split(' ').map(name => [name.replace('*', ''), kind] as const)),
)
const stems = [...KINDS.flatMap(kind => kind.names.split(' ').map(name => ({ name, kind })))]
  .filter(({ name }) => name.endsWith('*'))
  .map(({ name, kind }) => ({ stem: name.slice(0, -1), kind }))

/** The kinds of part that a description names; none if it is unclear. */
function kindsIn(text: string): PartKind[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.some(word => UNCLEAR.has(word)) || UNCLEAR_SIGNS.test(text)) return []
  const found = new Set(words.map(kindOf).filter(kind => kind !== undefined))
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text))
    for (const kind of KINDS) if (kind.signs?.test(text)) found.add(kind)
  return KINDS.filter(kind => found.has(kind))
}

function kindOf(word: string): PartKind | undefined {
  const known = kindOfWord.get(word)
  if (known || word.charCodeAt(0) < 0x400) return known
  return stems.find(({ stem }) => word.startsWith(stem))?.kind
}

const MAX_LENGTH = 300

/**
 * Reads what a description such as `RES 10K OHM 1% 1/16W 0402` states unambiguously. The description must name
 * the kind of part, and a parameter with two different values is left out.
 */
export function readDescription(description: string): DescribedValue[] {
  const text = tidy(description.slice(0, MAX_LENGTH))
  const kind = theOnly(kindsIn(text))
  if (!kind) return []
  const found = [...readQuantities(kind, text), ...readNamed(kind, text)]
  const clear = found.filter(({ slug, value }) => value.kind !== 'range' && isAlone(found, slug, value))
  return clear.some(({ slug }) => slug === kind.needs) ? distinct(clear) : []
}

/** MOSFETs are transistors, and a Schottky diode may be called a rectifier. */
function theOnly(kinds: readonly PartKind[]): PartKind | undefined {
  const [first, second] = kinds
  if (kinds.length === 2 && first?.needs === 'polarity' && second?.needs === 'polarity') return first
  return kinds.length === 1 ? first : undefined
}

function tidy(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKC').replace(/\u2044/g, '/')
  return plain
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\+ ?\/ ?-|\+-/g, '±')
    .replace(/\s+/g, ' ')
}

const NUMBER = String.raw`\d+/\d+|\d+(?:[.,]\d+)?|\.\d+`
/** Chinese needs no space before a number. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}`
/** A number, its unit, and `ohm` written apart as in `10K OHM`. */
const QUANTITY = new RegExp(
  String.raw`(?:(?<![${LETTER}\d.,/+\-±~…])|(?=±))(±? ?(?:${NUMBER}))(?: ?([%Ω°]|[a-zA-Zµμ]+|\p{Script=Cyrillic}+|[欧伏安法瓦亨赫])(?:([Ωω])|/°?[CK])?)?( ?(?:ohms?|ом))?(?:(?<=%)|(?![${LETTER}\d]))|(?<![${LETTER}\d.,])(?:\d+[kKMRpnuµμкКМ]\d+|R\d+)(?:Ω| ?ohms?)?(?![${LETTER}\d])`,
  'giu',
)

function readQuantities(kind: PartKind, text: string): DescribedValue[] {
  return [...text.matchAll(QUANTITY)].flatMap(({ 0: whole, index }) => {
    const token = whole.trim()
    // In capitals a milliohm and a megohm look the same.
    if (/\d ?MOHMS?$/.test(token)) return []
    const [more = ''] = FURTHER.exec(text.slice(index + whole.length)) ?? []
    return kind.slugs.flatMap(slug => [
      ...remembered(slug, token, kind),
      ...(more ? readSeveral(slug, token + more) : []),
    ])
  })
}

/** `10K..100K` and `3.3V/5V` are no single value. */
const FURTHER = /^ ?(?:\.{2,}|[…~÷/-]) ?±?[\dR.,/]+ ?\p{L}*\d*/u

function readSeveral(slug: string, text: string): DescribedValue[] {
  const parameter = parameterBySlug(slug)
  const values = (parameter && readValues(parameter, text)) ?? []
  const isSeveral = values.length > 1 || values[0]?.kind === 'range'
  return isSeveral ? values.map(value => ({ slug, value, text })) : []
}

/** Descriptions repeat the same few tokens; a million of them are read during an import. */
const readTokens = new Map<string, DescribedValue[]>()
const MAX_REMEMBERED = 20_000

function remembered(slug: string, token: string, kind: PartKind): DescribedValue[] {
  const key = `${kind.needs} ${slug} ${token}`
  const known = readTokens.get(key)
  if (known) return known
  if (readTokens.size >= MAX_REMEMBERED) readTokens.clear()
  const values = readAs(slug, token, kind)
  readTokens.set(key, values)
  return values
}

function readAs(slug: string, token: string, { needs, bare }: PartKind): DescribedValue[] {
  const parameter = parameterBySlug(slug)
  if (!parameter || isOther(parameter, token)) return []
  if (!hasUnit(token) && !(slug === needs && bare?.test(token))) return []
  const [value, more] = readValues(parameter, token.replace(MILLI_IN_CAPITALS, '$1m$2')) ?? []
  return value?.kind === 'number' && !more ? [{ slug, value, text: token }] : []
}

/** No part has megawatts or megaamperes. */
const MILLI_IN_CAPITALS = /^([\d.,]+ ?)M([WA])$/

function hasUnit(token: string): boolean {
  const symbol = /^[±\d.,/ ]*(.*)$/.exec(token)?.[1] ?? ''
  return symbol !== '' && !isPrefix(symbol) && !/\d$/.test(symbol)
}

/** `±0.25 pF` is a tolerance, `0.25 pF` a capacitance. */
function isOther({ slug, sign }: Parameter, token: string): boolean {
  if (token.startsWith('±')) return sign !== '±'
  return slug === 'tolerance' && !token.includes('%')
}

function readNamed({ words = {} }: PartKind, text: string): DescribedValue[] {
  return Object.entries(words).flatMap(([slug, pattern]) => {
    const parameter = parameterBySlug(slug)
    return [...text.matchAll(pattern)].flatMap(([token]) => {
      const [value] = parameter ? (readValues(parameter, token) ?? []) : []
      return value ? [{ slug, value, text: token }] : []
    })
  })
}

function isAlone(found: readonly DescribedValue[], slug: string, value: ParameterValue): boolean {
  return found.every(other => other.slug !== slug || valueKey(other.value) === valueKey(value))
}

function distinct(found: readonly DescribedValue[]): DescribedValue[] {
  return [...new Map(found.toReversed().map(one => [one.slug, one])).values()].reverse()
}
