import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { SHELL } from '../audit/index.ts'
import { readSettings, requireKnown, type StaffSetting } from './known-settings.ts'
import { missingPicture, saveSettings } from './save-settings.ts'
import { type SettingOutcome, settingProblem } from './setting-problem.ts'

export type { StaffSetting } from './known-settings.ts'

/** For the operator: all settings. */
export async function listStaffSettings({ pool }: Pick<Context, 'pool'>): Promise<StaffSetting[]> {
  const all = await inTransaction(pool, ({ db }) => readSettings(db))
  return [...all.values()]
}

/** Null when there is no setting of that name. */
export async function findStaffSetting(
  context: Pick<Context, 'pool'>,
  name: string,
): Promise<StaffSetting | null> {
  const all = await listStaffSettings(context)
  return all.find(setting => setting.name === name) ?? null
}

/** From a shell. `isServed`: whether the shop serves this path from its own folder. */
export async function setSetting(
  { pool }: Pick<Context, 'pool'>,
  name: string,
  text: string,
  isServed: (path: string) => boolean = () => false,
): Promise<SettingOutcome> {
  const problem = settingProblem(requireKnown(name).schema, text)
  if (problem !== null) return { outcome: 'invalid', problem }
  const missing = await inTransaction(pool, ({ db }) => missingPicture(db, name, text, isServed))
  if (missing !== null) return { outcome: 'invalid', problem: noImage(missing) }
  const values = { [name]: text }
  await saveSettings({ pool, by: SHELL }, { subject: name, values, seenRev: null, isServed })
  return { outcome: 'set' }
}

function noImage(path: string): string {
  return `the shop has no image ${path}; put it in public/ and run the command again, or upload it at the desk`
}

/** Returns false when it was not set. */
export async function unsetSetting({ pool }: Pick<Context, 'pool'>, name: string): Promise<boolean> {
  requireKnown(name)
  const known = await findStaffSetting({ pool }, name)
  if (!known?.isSet) return false
  await saveSettings({ pool, by: SHELL }, { subject: name, values: { [name]: null }, seenRev: null })
  return true
}
