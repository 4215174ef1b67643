import type * as z from 'zod'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type SettingOutcome, settingProblem } from './setting-problem.ts'
import { listSettings } from './site.queries.ts'
import { SITE_SETTINGS } from './site-settings.ts'
import { removeSetting, saveSetting } from './staff.queries.ts'
import { TRADE_SETTINGS } from './trade-settings.ts'

/** `value` is the effective value, in the form that can be set. */
export type StaffSetting = {
  name: string
  value: string
  isSet: boolean
  /** The problem of a stored value, because of which the default applies. */
  problem: string | null
}

type Known = { schema: z.ZodType; byDefault: unknown }

const KNOWN: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...SITE_SETTINGS,
  ...Object.entries(TRADE_SETTINGS),
])

/** For the operator: all settings. */
export async function listStaffSettings({ pool }: Pick<Context, 'pool'>): Promise<StaffSetting[]> {
  const set = await inTransaction(pool, ({ db }) => listSettings(db))
  return [...KNOWN].map(([name, known]) => describe(name, known, set[name]))
}

/** Null when there is no setting of that name. */
export async function findStaffSetting(
  context: Pick<Context, 'pool'>,
  name: string,
): Promise<StaffSetting | null> {
  const all = await listStaffSettings(context)
  return all.find(setting => setting.name === name) ?? null
}

export async function setSetting(
  { pool }: Pick<Context, 'pool'>,
  name: string,
  text: string,
): Promise<SettingOutcome> {
  const problem = settingProblem(requireKnown(name).schema, text)
  if (problem !== null) return { outcome: 'invalid', problem }
  await inTransaction(pool, ({ db }) => saveSetting(db, name, text.trim()))
  return { outcome: 'set' }
}

/** Returns false when it was not set. */
export async function unsetSetting({ pool }: Pick<Context, 'pool'>, name: string): Promise<boolean> {
  requireKnown(name)
  return inTransaction(pool, ({ db }) => removeSetting(db, name))
}

function requireKnown(name: string): Known {
  const known = KNOWN.get(name)
  if (!known) throw new Error(`there is no setting ${name}`)
  return known
}

function describe(name: string, { schema, byDefault }: Known, text: string | undefined): StaffSetting {
  if (text === undefined) return { name, value: asTyped(byDefault), isSet: false, problem: null }
  // Names and contacts are shown unchanged, even if they were set by hand.
  if (SITE_SETTINGS.has(name)) return { name, value: text, isSet: true, problem: null }
  const { data } = schema.safeParse(text)
  const problem = settingProblem(schema, text)
  return { name, value: asTyped(problem === null ? data : byDefault), isSet: true, problem }
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
