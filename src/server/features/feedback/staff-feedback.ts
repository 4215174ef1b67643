import { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import type { Page, Paged } from '../../database/page.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type FeedbackRow, findFeedback, listFeedback } from './feedback.queries.ts'
import { typeName } from './type-name.ts'

export type StaffFeedback = FeedbackRow & { type: string }

/** For staff: one page of the messages, newest first. */
export async function listStaffFeedback(
  { pool }: Pick<Context, 'pool'>,
  search: string,
  page: Page,
): Promise<Paged<StaffFeedback>> {
  const { list, total } = await inTransaction(pool, ({ db }) => listFeedback(db, search, page))
  return { list: await Promise.all(list.map(withType)), total }
}

export async function findStaffFeedback(
  { pool }: Pick<Context, 'pool'>,
  id: number,
): Promise<StaffFeedback | null> {
  const row = await inTransaction(pool, ({ db }) => findFeedback(db, id))
  return row && withType(row)
}

async function withType(row: FeedbackRow): Promise<StaffFeedback> {
  const { t } = await speak(DEFAULT_LANG)
  return { ...row, type: typeName(t, row.typeId) }
}
