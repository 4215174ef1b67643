import type { SettingSection } from '../../../contract/desk/settings.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import {
  ADDRESS_SETTINGS,
  BANK_NOTICE_HOURS,
  BANK_SETTINGS,
  SETTING_SECTION_IDS,
  SETTING_SECTIONS,
  type SettingSectionId,
} from '../../../domain/setting-sections.ts'
import type { Acting, ShopContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { readSettings, type StaffSetting } from './known-settings.ts'
import { saveSettings } from './save-settings.ts'
import { findLastRev, listRevs, type SettingRev } from './setting-revs.queries.ts'

export async function listSections({ db }: Pick<ShopContext, 'db'>): Promise<SettingSection[]> {
  const settings = await readSettings(db)
  const revs = await listRevs(db)
  return SETTING_SECTION_IDS.map(id => toSection(id, settings, revs))
}

type Save = { rev: number; values: Record<string, string | null> }

/** An emptied field goes back to its default if that is empty, too. */
export async function saveSection(
  acting: Acting,
  section: SettingSectionId,
  { rev, values }: Save,
): Promise<SettingSection> {
  const names: readonly string[] = SETTING_SECTIONS[section]
  const unknown = Object.keys(values).find(name => !names.includes(name))
  if (unknown !== undefined)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { [unknown]: { key: 'errors.field_invalid' } },
    })
  const settings = await readSettings(acting.db)
  const wanted = Object.entries(values).map(([name, text]) => {
    const isEmptied = text?.trim() === '' && settings.get(name)?.byDefault === ''
    return [name, isEmptied ? null : text]
  })
  await saveSettings(acting, { subject: section, values: Object.fromEntries(wanted), seenRev: rev })
  return findSection(acting.db, section)
}

async function findSection(db: Database, id: SettingSectionId): Promise<SettingSection> {
  return toSection(id, await readSettings(db), await listRevs(db))
}

function toSection(
  id: SettingSectionId,
  settings: ReadonlyMap<string, StaffSetting>,
  revs: ReadonlyMap<string, SettingRev>,
): SettingSection {
  const names: readonly string[] = SETTING_SECTIONS[id]
  const last = names.flatMap(name => revs.get(name) ?? []).sort((a, b) => b.rev - a.rev)[0]
  return {
    id,
    rev: last?.rev ?? 0,
    changed: last ? toChange(last) : null,
    fields: names.flatMap(name => {
      const setting = settings.get(name)
      return setting ? toField(setting) : []
    }),
  }
}

function toField({ name, value, byDefault, isSet, problem }: StaffSetting): SettingSection['fields'][number] {
  return { name, value, default: byDefault, is_set: isSet, is_invalid: problem !== null }
}

const HOUR_MS = 3_600_000

/** For all staff: a bank account or an address changed by a stranger is noticed soon. */
export async function getNotices({ db, clock }: Pick<ShopContext, 'db' | 'clock'>) {
  const since = clock().getTime() - BANK_NOTICE_HOURS * HOUR_MS
  const lastOf = async (names: readonly string[]) => {
    const last = await findLastRev(db, names)
    return last !== null && last.changedAt.getTime() > since ? toChange(last) : null
  }
  return { bank_changed: await lastOf(BANK_SETTINGS), addresses_changed: await lastOf(ADDRESS_SETTINGS) }
}

function toChange({ who, staffId, changedAt }: SettingRev) {
  return { who, is_staff: staffId !== null, time: changedAt.toISOString() }
}
