import { SAME_MANUFACTURER } from './manufacturer-names.ts'

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

/** Whether a name in a buyer's file means a manufacturer that we spell differently. */
export function isSameManufacturer(told: string, known: string): boolean {
  const [a, b] = [words(told), words(known)]
  if (a.length === 0 || b.length === 0) return false
  if (a.join('') === b.join('')) return true
  const group = groupOf(a)
  if (group !== undefined && group === groupOf(b)) return true
  const [core, other] = [withoutAdditions(a), withoutAdditions(b)]
  return core.join('') === other.join('') || begins(core, other) || begins(other, core)
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
