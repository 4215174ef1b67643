import { speak } from '../../../contract/wire/translate.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { ADDRESS_SETTINGS, BANK_NOTICE_HOURS, SETTING_SECTIONS } from '../../../domain/setting-sections.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, findAudit } from '../audit/index.ts'
import {
  type ComposedMail,
  type Composers,
  type ComposeTools,
  inUnits,
  type MailFields,
  named,
  queueMail,
} from '../mail/index.ts'
import { findStaff, listOwners } from '../staff/index.ts'

/** Also the person who changed it: someone else may be using their session. */
export async function tellOwners(
  db: TransactionDatabase,
  kind: keyof typeof WATCHED,
  auditId: number,
): Promise<void> {
  for (const { id, emailKey, lang } of await listOwners(db))
    await queueMail(db, {
      recipient: emailKey,
      lang: langOr(lang, DEFAULT_LANG),
      kind,
      priority: 'account',
      fields: { staff_id: id, audit_id: auditId },
      isToStaff: true,
    })
}

/** The settings that each mail is about. */
const WATCHED = {
  bank_changed: SETTING_SECTIONS.bank,
  addresses_changed: ADDRESS_SETTINGS,
} as const

export const siteMails: Composers = {
  bank_changed: (tools, fields) => settingsChanged(tools, fields, 'bank_changed'),
  addresses_changed: (tools, fields) => settingsChanged(tools, fields, 'addresses_changed'),
}

async function settingsChanged(
  tools: ComposeTools,
  { staff_id, audit_id }: MailFields,
  kind: keyof typeof WATCHED,
): Promise<ComposedMail | null> {
  const person = await findStaff(tools.db, Number(staff_id))
  const change = await findAudit(tools.db, Number(audit_id))
  if (!person || person.disabledAt || !change) return null
  const lang = langOr(person.lang, tools.lang)
  const { t } = await speak(lang)
  const { shop } = tools
  const who = change.staffId === null ? t('desk.actors.shell') : named(change.who)
  const time = formatsFor(lang).longUtcTime(change.at.toISOString())
  return {
    lang,
    to: person.email,
    subject: t(`mail.${kind}.subject`, { shop }),
    heading: t(`mail.${kind}.heading`),
    blocks: [
      { kind: 'text', text: t(`mail.${kind}.text`, { who, time, shop }) },
      { kind: 'list', items: valuesOf(change.changes, kind, t) },
      { kind: 'text', text: t(`mail.${kind}.check`) },
      {
        kind: 'note',
        text: t('mail.bank_changed.note', { duration: inUnits(lang, BANK_NOTICE_HOURS, 'hour') }),
      },
    ],
  }
}

/** Each changed field with its value before and now. */
function valuesOf(changes: AuditChanges, kind: keyof typeof WATCHED, t: ComposeTools['t']): string[] {
  return WATCHED[kind].flatMap(field => {
    const [before, now] = changes[field] ?? []
    if (before === undefined || before === now) return []
    const name = t(`desk_settings.fields.${field}`)
    return [
      t('mail.bank_changed.before', { name, value: shown(before) }),
      t('mail.bank_changed.now', { name, value: shown(now) }),
    ]
  })
}

function shown(value: unknown): string {
  return value === '' ? '-' : named(String(value))
}
