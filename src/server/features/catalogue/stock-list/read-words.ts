import type { PartRecord } from '../part-record.ts'
import { rememberRecent } from '../remember-recent.ts'
import { type CellReading, isBlank, readWhole } from './read-number.ts'

const COMPLIANT =
  'compliant, yes, y, true, 1, ok, rohs, rohs compliant, rohs 3, rohs3, rohs3 compliant, rohs 2, lead free, pb free, pb-free, leadfree, 是, 符合, 无铅, 無鉛, 环保, はい, 対応, 예, 무연, ja, konform, bleifrei, oui, conforme, sí, si, sì, да, соответствует, نعم'
const NON_COMPLIANT =
  'non_compliant, non compliant, non-compliant, noncompliant, not compliant, no, n, false, 0, non rohs, non-rohs, not rohs, leaded, contains lead, 否, 不符合, 有铅, 有鉛, いいえ, 非対応, 아니오, nein, nicht konform, non, non conforme, no conforme, нет, не соответствует, لا'
const UNKNOWN = 'unknown, n/k, 未知, 不明, unbekannt, inconnu, desconocido, sconosciuto, неизвестно'

const ROHS_WORDS = new Map<string, PartRecord['rohs']>()
for (const word of COMPLIANT.split(', ')) ROHS_WORDS.set(word, 'compliant')
for (const word of NON_COMPLIANT.split(', ')) ROHS_WORDS.set(word, 'non_compliant')
for (const word of UNKNOWN.split(', ')) ROHS_WORDS.set(word, 'unknown')

/** A cell that says in words that it says nothing. */
export function isUnknown(cell: string): boolean {
  return ROHS_WORDS.get(cell.trim().toLowerCase()) === 'unknown'
}

export function readRohs(cell: string): CellReading<PartRecord['rohs']> {
  if (isBlank(cell)) return { value: 'unknown' }
  const value = ROHS_WORDS.get(cell.trim().toLowerCase())
  return value ? { value } : { reason: 'is neither yes nor no' }
}

const WEEKS =
  /(?:weeks?|wks?|w|周|週|週間|주|Wochen?|semaines?|sem\.?|semanas?|settimane?|недел[яьи]|нед\.?|أسابيع|أسبوع)\.?$/iu
const MOST_WEEKS = 520

export function readWeeks(cell: string): CellReading<number | null> {
  if (isBlank(cell)) return { value: null }
  const reading = readWhole(cell.trim().replace(WEEKS, ''))
  if ('reason' in reading) return { reason: 'is not a number of whole weeks' }
  return reading.value > MOST_WEEKS ? { reason: `is more than ${MOST_WEEKS} weeks` } : reading
}

/** A web URL or a path of the shop. */
export const isAddress = rememberRecent(
  text => /^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/i.test(text) && URL.canParse(text, 'http://shop.invalid'),
)
