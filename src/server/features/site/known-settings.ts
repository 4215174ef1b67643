import type * as z from 'zod'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { settingProblem } from './setting-problem.ts'
import { listLanguageCodes, listSettings } from './site.queries.ts'
import { LANGUAGES_SETTING, SITE_SETTINGS } from './site-settings.ts'
import { removeSetting, saveLanguages, saveSetting } from './staff.queries.ts'
import { TRADE_SETTINGS } from './trade-settings.ts'

/** `value` is the effective value, in the form that can be set. */
export type StaffSetting = {
  name: string
  value: string
  byDefault: string
  isSet: boolean
  /** The problem of a stored value, because of which the default applies. */
  problem: string | null
}

type Known = { schema: z.ZodType; byDefault: unknown }

const LANGUAGES = 'languages'

const KNOWN: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...SITE_SETTINGS,
  ...Object.entries(TRADE_SETTINGS),
  [LANGUAGES, LANGUAGES_SETTING],
])

export function requireKnown(name: string): Known {
  const known = KNOWN.get(name)
  if (!known) throw new Error(`there is no setting ${name}`)
  return known
}

export async function readSettings(db: Database): Promise<Map<string, StaffSetting>> {
  const [set, codes] = [await listSettings(db), await listLanguageCodes(db)]
  const stored = codes.length > 0 ? { ...set, [LANGUAGES]: codes.join(', ') } : set
  return new Map([...KNOWN].map(([name, known]) => [name, describe(name, known, stored[name])]))
}

/** Null: back to the default. */
export async function storeSetting(
  db: TransactionDatabase,
  name: string,
  text: string | null,
): Promise<void> {
  if (name === LANGUAGES) return saveLanguages(db, text === null ? [] : LANGUAGES_SETTING.schema.parse(text))
  if (text === null) await removeSetting(db, name)
  else await saveSetting(db, name, text.trim())
}

function describe(name: string, { schema, byDefault }: Known, text: string | undefined): StaffSetting {
  const known = { name, byDefault: asTyped(byDefault) }
  if (text === undefined) return { ...known, value: known.byDefault, isSet: false, problem: null }
  // Names and contacts are shown unchanged, even if they were set by hand.
  if (SITE_SETTINGS.has(name)) return { ...known, value: text, isSet: true, problem: null }
  const { data } = schema.safeParse(text)
  const problem = settingProblem(schema, text)
  return { ...known, value: problem === null ? asTyped(data) : known.byDefault, isSet: true, problem }
}

function asTyped(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join(', ')
  const json = JSON.stringify(value, null, 2)
  // Forty countries are more readable in one line than in forty.
  return json.replace(/\[\s*("[A-Z*]{1,2}"(?:,\s*"[A-Z*]{1,2}")*)\s*\]/g, (_, codes) => {
    return `[${String(codes).replace(/\s+/g, ' ')}]`
  })
}
