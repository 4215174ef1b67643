import { ANALOG } from './families/analog.ts'
import { CAPACITIVE } from './families/capacitive.ts'
import { COMMON } from './families/common.ts'
import { CONNECTOR } from './families/connector.ts'
import { DISCRETE } from './families/discrete.ts'
import { LOGIC } from './families/logic.ts'
import { MAGNETIC } from './families/magnetic.ts'
import { MCU } from './families/mcu.ts'
import { MECHANICAL } from './families/mechanical.ts'
import { OPTO } from './families/opto.ts'
import { POWER } from './families/power.ts'
import { RESISTIVE } from './families/resistive.ts'
import { SENSOR } from './families/sensor.ts'
import { TIMING } from './families/timing.ts'
import { isGeneral, isValueName, onlyMain, shortName, valueSlug } from './general-names.ts'
import { foldName, foldWord, type Parameter } from './parameter.ts'
import type { ParameterSet } from './parameter-sets.ts'
import { readUnit, UNITS } from './units.ts'

/** Every parameter the shop understands. Addresses list filters in this order. */
export const PARAMETERS: readonly Parameter[] = [
  ...RESISTIVE,
  ...CAPACITIVE,
  ...MAGNETIC,
  ...DISCRETE,
  ...POWER,
  ...MCU,
  ...ANALOG,
  ...LOGIC,
  ...TIMING,
  ...OPTO,
  ...SENSOR,
  ...CONNECTOR,
  ...MECHANICAL,
  ...COMMON,
]

const bySlug = new Map(PARAMETERS.map(parameter => [parameter.slug, parameter]))

export function parameterBySlug(slug: string): Parameter | undefined {
  return bySlug.get(slug)
}

/** A column of a feed: its parameter and, if the name states one, the unit of its bare numbers. */
export type ParameterColumn = { parameter: Parameter; unit?: string }

/** The parameter a feed means by this name. */
export function findParameter(name: string, among?: ParameterSet | readonly string[]): Parameter | undefined {
  return readColumnName(name, among)?.parameter
}

/**
 * Reads the name of an attribute or column: `Voltage (V)`, `C [nF]`, `Drain Source Voltage (Vdss)`,
 * `Rds On (Max) @ Id, Vgs`. A name that several parameters share is read only if one of them is `among` those
 * of the part's category.
 */
export function readColumnName(
  name: string,
  among?: ParameterSet | readonly string[],
): ParameterColumn | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined
  const normal = name.normalize('NFKC')
  const text = normal.replace(PLUS_MINUS, ' ').trim()
  const set = among && 'lead' in among ? among : among && { lead: among, more: [] }
  const column = readTitle(text, set) ?? readTitle(text.replace(CONDITION, '').trim(), set)
  // A bare 15 below `Output voltage (±V)` is no 15 V.
  return text !== normal.trim() && column?.parameter.sign !== '±' ? undefined : column
}

const MAX_NAME_LENGTH = 120
const PLUS_MINUS = /±|\+ ?\/ ?-/g
const CONDITION = /\s*(?:@|\bat \d|при \d|bei \d|, 25).*$/iu

function readTitle(text: string, among?: ParameterSet): ParameterColumn | undefined {
  const whole = findName(text, among)
  if (whole) return isOneEnd(whole, text) ? undefined : { parameter: whole }
  const { title, notes } = splitNotes(text.replace(ON_RESISTANCE, 'RDSon'))
  const unit = notes.find(isUnit)
  const parameter = [
    findName(title, among),
    findWithSymbol(title, among),
    unit === undefined ? undefined : findShort(title, unit),
    // `温度系数(材质)`: a name that two parameters share, and one that decides.
    ...candidates(title)
      .filter(slug => notes.some(note => candidates(note).includes(slug)))
      .map(slug => bySlug.get(slug)),
  ].find(found => found && notes.every(note => agrees(found, note)))
  if (!parameter) return undefined
  if (isOneEnd(parameter, text)) return undefined
  return unit !== undefined && fits(parameter, unit) ? { parameter, unit } : { parameter }
}

/** The brackets of this symbol hold no note. */
const ON_RESISTANCE = /\bRDS ?\(on\)/i

/** `Drain-Source-Spannung UDS`: the name and its symbol. */
function findWithSymbol(title: string, among?: ParameterSet): Parameter | undefined {
  const [, name = '', symbol = ''] = /^(.+) (\S+)$/.exec(title) ?? []
  const parameter = name ? findName(name, among) : undefined
  return parameter && candidates(symbol).includes(parameter.slug) ? parameter : undefined
}

/** `Maximum operating temperature` is one end of a range, not the range. */
function isOneEnd(parameter: Parameter, text: string): boolean {
  if (parameter.kind !== 'range' || byName.has(nameKey(text))) return false
  return /(?<!\p{L})(?:max|min|maximum|minimum|макс|мин)(?!\p{L})/iu.test(text)
}

/** Brackets may be nested, as in (RDS(on)), and the last one may be missing. */
function splitNotes(text: string): { title: string; notes: string[] } {
  const at = text.search(/[([]/)
  const notes: string[] = []
  let title = text
  if (at > 0) {
    title = text.slice(0, at)
    notes.push(
      ...text
        .slice(at)
        .split(/[)\]]\s*[([]/)
        .map(note => note.replace(/^[([]|[)\]]+$/g, '').trim()),
    )
  }
  const parts = UNIT_AT_END.map(mark => mark.exec(title.trim())).find(found => isUnit(found?.[2] ?? ''))
  const [, name = title.trim(), unit = ''] = parts ?? []
  return { title: name, notes: [...notes, unit].filter(Boolean) }
}

/** `Capacitance, µF`; `Capacitance - µF`, `Spannung in V`, `Slew rate V/µs`; `Voltage/V`. */
const UNIT_AT_END = [/^(.+?)\s*,\s*([^,]+)$/, /^(.+?)\s+(?:[-–]\s+|in\s+)?(\S+)$/, /^(.+?)\s*\/\s*([^/]+)$/]

function isUnit(text: string): boolean {
  return Object.keys(UNITS).some(unit => unit !== 'pcs' && readUnit(text, unit, false)?.hasUnit)
}

function fits(parameter: Parameter, unit: string): boolean {
  return [parameter.unit, ...(parameter.also ?? [])].some(
    own => own !== undefined && readUnit(unit, own, parameter.spelling === 'iec')?.hasUnit,
  )
}

/** The text in brackets is the unit, the symbol, another name of the same parameter, or a mere note. */
function agrees(parameter: Parameter, note: string): boolean {
  if (isUnit(note) && fits(parameter, note)) return true
  if (NOTES.test(note)) return true
  return candidates(note).includes(parameter.slug)
}

const NOTES =
  /^(?:max|min|typ|nom|nominal|maximum|minimum|typical|range|rated|total|dc|ac|rms|ta|tc|tj|t[acj]? ?= ?[\d.]+ ?°?c|标称值|范围|最大值?|最小值?|典型值?|макс\.?|мин\.?)$/iu

/** `Power`, `Max. voltage`: a parameter that only the category of a part tells. */
export function isGeneralName(name: string): boolean {
  return isGeneral(nameKey(name, IDLE_WORDS))
}

function findShort(title: string, unit: string): Parameter | undefined {
  const parameter = bySlug.get(shortName(foldName(title)) ?? '')
  return parameter && fits(parameter, unit) ? parameter : undefined
}

function findName(text: string, among?: ParameterSet): Parameter | undefined {
  const slugs = candidates(text)
  if (slugs.length === 0) return among && findGeneral(text, among)
  const isAmong = (slug: string) => !among || among.lead.includes(slug) || among.more.includes(slug)
  const [only] = slugs.length > 1 ? slugs.filter(isAmong) : slugs
  return only === undefined ? undefined : bySlug.get(only)
}

/** `Voltage` means the only main voltage of the category, and `Value` its first parameter. */
function findGeneral(text: string, among: ParameterSet): Parameter | undefined {
  if (isValueName(text)) return bySlug.get(valueSlug(among) ?? '')
  const unit = bySlug.get(shortName(nameKey(text, IDLE_WORDS)) ?? '')?.unit
  if (unit === undefined) return undefined
  return bySlug.get(onlyMain(among, slug => bySlug.get(slug)?.unit === unit) ?? '')
}

/** The parameters with this name; the one with this label first. */
function candidates(text: string): readonly string[] {
  return (
    byName.get(nameKey(text)) ?? byName.get(nameKey(text, IDLE_WORDS)) ?? byLetters.get(foldWord(text)) ?? []
  )
}

/** Feeds turn names around: `Voltage - Rated`. The order of words does not count. */
function nameKey(text: string, idle?: ReadonlySet<string>): string {
  return toKey(foldName(text).split(' '), idle)
}

function toKey(words: readonly string[], idle?: ReadonlySet<string>): string {
  return (idle ? words.filter(word => !idle.has(word)) : words).toSorted().join(' ')
}

const IDLE_WORDS: ReadonlySet<string> = new Set(
  'max min typ nom maximum minimum typical of the no number de la le du des di del макс мин'.split(' '),
)

/** Folding all names takes a tenth of a second of each start, so it is done once. */
const NAMES = PARAMETERS.flatMap(({ slug, names }) =>
  Object.values(names).flatMap(list =>
    list.map((name, nth) => ({ slug, words: foldName(name).split(' '), isLabel: nth === 0 })),
  ),
)

const byName = indexNames()

/** Whole names come before names without their idle words: `Max frequency` is not `Frequency`. */
function indexNames(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, Set<string>>()
  const labels = NAMES.filter(({ isLabel }) => isLabel)
  const others = NAMES.filter(({ isLabel }) => !isLabel)
  for (const { slug, words } of [...labels, ...others]) enter(index, toKey(words), slug)
  for (const { slug } of PARAMETERS) enter(index, nameKey(slug), slug)
  for (const { slug, words } of [...labels, ...others]) enter(index, toKey(words, IDLE_WORDS), slug)
  return new Map([...index].map(([key, slugs]) => [key, [...slugs]]))
}

/** Feeds join words and hyphenate them as they like: `Gateladung`, `Gate-Ladung`; `정격전압`, `정격 전압`. */
const byLetters: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.map(({ words }) => [words.join(''), byName.get(toKey(words)) ?? []]),
)

/** `Maximum voltage` without its first word would be any voltage. */
function enter(index: Map<string, Set<string>>, key: string, slug: string): void {
  if (shortName(key) === undefined) index.set(key, (index.get(key) ?? new Set()).add(slug))
}
