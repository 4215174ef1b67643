import { speak } from '../../../contract/translate.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { type FeedbackRow, findFeedback, listFeedback } from './feedback.queries.ts'
import { typeName } from './type-name.ts'

export type StaffFeedback = FeedbackRow & { type: string }

/** For staff: who wrote what, the newest first. */
export async function listStaffFeedback(pool: DatabasePool, search: string): Promise<StaffFeedback[]> {
  const rows = await inTransaction(pool, ({ db }) => listFeedback(db, search))
  return Promise.all(rows.map(withType))
}

export async function findStaffFeedback(pool: DatabasePool, id: number): Promise<StaffFeedback | null> {
  const row = await inTransaction(pool, ({ db }) => findFeedback(db, id))
  return row && withType(row)
}

async function withType(row: FeedbackRow): Promise<StaffFeedback> {
  const { t } = await speak(DEFAULT_LANG)
  return { ...row, type: typeName(t, row.typeId) }
}
