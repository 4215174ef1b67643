import type { FailedMail } from '../../../contract/desk/mails.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Acting, ShopContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { listFailed, requeueMail } from './staff-mails.queries.ts'

const SHOWN = 200

export async function listFailedMails({ db }: Pick<ShopContext, 'db'>): Promise<FailedMail[]> {
  const rows = await listFailed(db, SHOWN)
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    lang: row.lang,
    create_time: row.createdAt.toISOString(),
    fail_time: (row.failedAt ?? row.createdAt).toISOString(),
    attempts: row.attempts,
    error: row.lastError ?? '',
  }))
}

/** Two people may press the button at once: the mail is queued once. */
export async function retryMail({ pool, by }: Acting, id: number): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const mail = await requeueMail(db, id)
    if (!mail) throw new Refusal(409, { reason: 'desk_settings.errors.not_failed' })
    await recordAct(db, by, { act: 'mail.retry', subject: { kind: 'mail', id, label: mail.kind } })
  })
  return null
}
