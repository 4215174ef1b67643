import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { queueMail } from '../mail/index.ts'
import type { UserRow } from './users.queries.ts'

/** Notifies the owner, who may not have made the change. */
export async function tellPasswordChanged(db: Database, { emailKey, lang }: UserRow): Promise<void> {
  await queueMail(db, {
    recipient: emailKey,
    lang: langOr(lang, DEFAULT_LANG),
    kind: 'password_changed',
    priority: 'account',
    fields: { email_key: emailKey },
  })
}
