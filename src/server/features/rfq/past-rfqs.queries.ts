import type { Database } from '../../database/connection.ts'
import { rfqLines, rfqs } from './rfq.tables.ts'

/** A request with its history. */
export type PastRfq = {
  rfq: Omit<typeof rfqs.$inferInsert, 'id'>
  lines: Omit<typeof rfqLines.$inferInsert, 'rfqId'>[]
}

/** Inserts requests as they are, without mails. For the demo. Returns their ids. */
export async function addPastRfqs(db: Database, past: readonly PastRfq[]): Promise<number[]> {
  const ids = await db
    .insert(rfqs)
    .values(past.map(({ rfq }) => rfq))
    .returning({ id: rfqs.id })
  const lines = past.flatMap((request, index) =>
    request.lines.map(line => ({ ...line, rfqId: ids[index]?.id ?? 0 })),
  )
  await db.insert(rfqLines).values(lines)
  return ids.map(({ id }) => id)
}
