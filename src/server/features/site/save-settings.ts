import { type FieldErrors, Refusal } from '../../../contract/wire/errors.ts'
import { BANK_SETTINGS, isAddressSetting } from '../../../domain/setting-sections.ts'
import type { Acting } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { hasFile } from '../files/index.ts'
import { readSettings, requireKnown, storeSetting } from './known-settings.ts'
import { refuseConflicts, type SettingChange } from './refuse-conflicts.ts'
import { settingErrors } from './setting-problem.ts'
import { addRev, lockSettings } from './setting-revs.queries.ts'
import { PICTURE_SETTINGS } from './site-settings.ts'
import { tellOwners } from './tell-owners.ts'

type IsServed = (path: string) => boolean

type Save = {
  /** For the audit log: a section of the desk, or a single setting. */
  subject: string
  /** Only those to change. Null: back to the default. */
  values: Readonly<Record<string, string | null>>
  /** Null: from a shell, where the last one wins. */
  seenRev: number | null
  /** Whether the shop serves this path from its own folder. */
  isServed?: IsServed
}

/** Saves some settings at once, from the desk or a shell, with one entry in the audit log. */
export async function saveSettings(
  { pool, by }: Pick<Acting, 'pool' | 'by'>,
  { subject, values, seenRev, isServed = () => false }: Save,
): Promise<void> {
  refuseInvalid(values)
  await inTransaction(pool, async ({ db }) => {
    await lockSettings(db)
    await refuseMissingPictures(db, values, isServed)
    const before = await readSettings(db)
    const wanted = Object.entries(values).flatMap(([name, text]) => {
      const known = before.get(name)
      if (!known) throw new Error(`there is no setting ${name}`)
      const after = text === null ? known.byDefault : text.trim()
      return after === known.value && known.isSet === (text !== null)
        ? []
        : [{ name, text, before: known.value, after }]
    })
    await refuseConflicts(db, by, wanted.filter(isVisible), seenRev)
    for (const { name, text } of wanted) await storeSetting(db, name, text)
    const changed = wanted.map(({ name }) => name)
    await addRev(db, by, changed)
    const auditId = await recordAct(db, by, {
      act: 'settings.save',
      subject: { kind: 'settings', id: subject, label: subject },
      changes: Object.fromEntries(wanted.map(({ name, before, after }) => [name, [before, after]])),
    })
    const visible = wanted.filter(isVisible).map(({ name }) => name)
    if (visible.some(name => BANK_SETTINGS.includes(name))) await tellOwners(db, 'bank_changed', auditId)
    if (visible.some(isAddressSetting)) await tellOwners(db, 'addresses_changed', auditId)
  })
}

/** Storing the default explicitly changes nothing that anyone sees. */
function isVisible({ before, after }: SettingChange): boolean {
  return before !== after
}

function refuseInvalid(values: Save['values']): void {
  const fields: FieldErrors = {}
  for (const [name, text] of Object.entries(values))
    if (text !== null) Object.assign(fields, settingErrors(requireKnown(name).schema, name, text))
  if (Object.keys(fields).length > 0) throw new Refusal(400, { reason: 'errors.check_input', fields })
}

async function refuseMissingPictures(
  db: TransactionDatabase,
  values: Save['values'],
  isServed: IsServed,
): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    if ((await missingPicture(db, name, text ?? '', isServed)) === null) continue
    const fields = { [name]: { key: 'desk_settings.errors.picture_missing' as const } }
    throw new Refusal(400, { reason: 'errors.check_input', fields })
  }
}

/** The path of an image that visitors would see broken; null if there is none. */
export async function missingPicture(
  db: Database,
  name: string,
  text: string,
  isServed: IsServed,
): Promise<string | null> {
  const path = text.trim()
  if (!PICTURE_SETTINGS.has(name) || !path.startsWith('/')) return null
  return isServed(path) || (await hasFile(db, path)) ? null : path
}
