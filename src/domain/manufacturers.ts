import { FORMER_MANUFACTURERS, SAME_MANUFACTURER } from './manufacturer-names.ts'
import { isOneSlipAway } from './one-slip.ts'

/** Words that companies add to their names and buyers leave out. */
const ADDITIONS = new Set(
  `ag america american co company components corp corporation devices electronic electronics elektronik electro gmbh
  group holdings inc incorporated industries integrated international kg limited llc ltd manufacturing mfg
  microelectronics nv plc sa semi semiconductor semiconductors solutions spa tech technologies technology the usa
  株式会社 株 有限公司 股份有限公司 주식회사 주`
    .normalize('NFKD')
    .split(/\s+/),
)

const GROUPS = new Map(SAME_MANUFACTURER.flatMap((names, group) => names.map(name => [squeeze(name), group])))
const GROUP_NAMES = SAME_MANUFACTURER.map(names => names.map(squeeze))

const FORMER = new Map(
  FORMER_MANUFACTURERS.map(([today = '', ...former]) => [keyOf(today), former.map(keyOf)]),
)

/** Whether a name in a buyer's file means a manufacturer that we spell differently. */
export function isSameManufacturer(stated: string, known: string): boolean {
  return namesIn(stated).some(name => namesIn(known).some(other => isSameName(name, other)))
}

/**
 * How surely a name means a manufacturer: 3 if it is its name, 2 if only words like "Inc." differ, 1 if it is another
 * of its names. 0 also for a similar name, which isSameManufacturer() allows in files that a buyer checks afterwards.
 */
export function nameCertainty(stated: string, known: string): number {
  const certainties = namesIn(stated).flatMap(name =>
    namesIn(known).map(other => certaintyOf(words(name), words(other))),
  )
  return Math.max(...certainties)
}

function certaintyOf(stated: string[], known: string[]): number {
  if (stated.length === 0 || known.length === 0) return 0
  if (stated.join('') === known.join('')) return 3
  if (withoutAdditions(stated).join('') === withoutAdditions(known).join('')) return 2
  const group = groupOf(stated)
  return group !== undefined && group === groupOf(known) ? 1 : 0
}

/** Whether the parts of a manufacturer were sold under a name that now belongs to another one: NXP for Nexperia. */
export function isFormerManufacturer(stated: string, known: string): boolean {
  const former = namesIn(known).flatMap(name => FORMER.get(keyOf(name)) ?? [])
  return former.length > 0 && namesIn(stated).some(name => former.includes(keyOf(name)))
}

/** One key for all spellings of a manufacturer. */
function keyOf(name: string): string {
  const group = groupOf(words(name))
  return group === undefined ? withoutAdditions(words(name)).join('') : String(group)
}

/** The whole name, and each of several: "TI(德州仪器)", "Microchip / Atmel". */
function namesIn(text: string): string[] {
  const parts = text.split(/[/()（）;|]+/).filter(part => words(part).length > 0)
  return parts.length > 1 ? [text, ...parts] : [text]
}

function isSameName(stated: string, known: string): boolean {
  const [a, b] = [words(stated), words(known)]
  if (a.length === 0 || b.length === 0) return false
  if (certaintyOf(a, b) > 0) return true
  const [core, other] = [withoutAdditions(a), withoutAdditions(b)]
  if (begins(core, other) || begins(other, core)) return true
  if (isShortened(stated, b) || isShortened(known, a)) return true
  return (
    isMisspelled(core.join(''), other.join(''), groupOf(b)) ||
    isMisspelled(other.join(''), core.join(''), groupOf(a))
  )
}

/**
 * "ST Micro", "Texas Instr.": the beginning of a name or of another of its names. One word without a point is a
 * name, and so is one that a manufacturer has.
 */
function isShortened(stated: string, meant: string[]): boolean {
  const [key, several] = [squeeze(stated), words(stated).length > 1 || stated.trim().endsWith('.')]
  if (!several || key.length < SHORTEST_CORRECTED || GROUPS.has(key)) return false
  const names = [meant.join(''), ...(GROUP_NAMES[groupOf(meant) ?? -1] ?? [])]
  return names.some(name => name.startsWith(key))
}

/** Shorter names are one letter from another manufacturer's. */
const SHORTEST_CORRECTED = 6

/** "Littlefuse": one slip from the name or from another of its names, and no other manufacturer's name. */
function isMisspelled(stated: string, meant: string, group: number | undefined): boolean {
  if (stated.length < SHORTEST_CORRECTED || GROUPS.has(stated)) return false
  const names = [meant, ...(GROUP_NAMES[group ?? -1] ?? [])]
  return names.some(name => name.length >= SHORTEST_CORRECTED && isOneSlipAway(stated, name))
}

/** Manufacturers known by several names share a number. */
export function manufacturerGroup(name: string): number | undefined {
  return groupOf(words(name))
}

function words(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function squeeze(name: string): string {
  return words(name).join('')
}

/** By the whole name, or by the name without additions. */
function groupOf(name: string[]): number | undefined {
  return GROUPS.get(name.join('')) ?? GROUPS.get(withoutAdditions(name).join(''))
}

/** A name of additions only ("Semiconductor Components") keeps them. */
function withoutAdditions(name: string[]): string[] {
  const core = name.filter(word => !ADDITIONS.has(word))
  return core.length > 0 ? core : name
}

/** "Vishay" and "Vishay Dale": a whole first word of some length, not just a common prefix. */
function begins(short: string[], long: string[]): boolean {
  const isTelling = short.join('').length >= 3
  return isTelling && short.length < long.length && short.every((word, index) => word === long[index])
}
