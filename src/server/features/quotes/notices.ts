import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { addNoticeRow, type NoticeKind } from './notices.queries.ts'
import type { QuoteRow } from './quotes.queries.ts'

/** The address is resolved when the mail is sent: that of the owner, or of the sales desk. */
const STAFF = 'staff'

/** For events that staff have to know at once. */
export async function queueStaffMail(
  db: TransactionDatabase,
  { id }: Pick<QuoteRow, 'id'>,
  kind: 'quote_staff_accepted' | 'quote_staff_countered',
): Promise<void> {
  const mail = { recipient: STAFF, isToStaff: true, lang: DEFAULT_LANG }
  await queueMail(db, { ...mail, kind, fields: { quote_id: id } })
}

/** Everything else: one mail per person and quarter of an hour. */
export async function addNotice(
  db: TransactionDatabase,
  { id, ownerId }: Pick<QuoteRow, 'id' | 'ownerId'>,
  kind: NoticeKind,
): Promise<void> {
  const { bundle, isFirst, afterSeconds } = await addNoticeRow(db, { quoteId: id, staffId: ownerId, kind })
  if (!isFirst) return
  await queueMail(db, {
    recipient: STAFF,
    isToStaff: true,
    lang: DEFAULT_LANG,
    kind: 'quote_staff_news',
    fields: { bundle, staff_id: ownerId ?? 0 },
    afterSeconds,
  })
}
