import type { RfqEntry } from '../../../contract/shop/rfq-history.ts'
import type { Paging } from '../../../contract/wire/fields.ts'
import type { UserContext } from '../../context.ts'
import { namesOf } from './number.ts'
import { countUserRfqs, listUserRfqs, type RfqRow } from './rfq.queries.ts'

export async function listRfqs({ db, who }: UserContext, { page, page_size }: Paging) {
  const { userId } = who.user
  const offset = (page - 1) * page_size
  const rows = await listUserRfqs(db, userId, { offset, limit: page_size })
  return { list: rows.map(toEntry), total: await countUserRfqs(db, userId), page, page_size }
}

type Head = Pick<RfqRow, 'id' | 'number' | 'createdAt' | 'viewedAt'> & { lineCount: number }

export function toEntry({ id, number, createdAt, viewedAt, lineCount }: Head): RfqEntry {
  return {
    id,
    ...namesOf(number),
    date: createdAt.toISOString(),
    status: viewedAt ? 'viewed' : 'submitted',
    line_count: lineCount,
  }
}
