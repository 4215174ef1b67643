import { priceAt } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import { describeParts } from '../catalogue/index.ts'
import { type LineRow, listLines } from './rfq.queries.ts'

/** What was asked for, beside what we have of it today; null where the part is not in the catalogue. */
export type StaffLine = LineRow & { ourStock: number | null; ourPrice: number | null }

export async function listStaffLines(db: Database, rfqId: number): Promise<StaffLine[]> {
  const lines = await listLines(db, rfqId)
  const parts = await describeParts(
    db,
    lines.flatMap(({ partId }) => partId ?? []),
  )
  return lines.map(line => {
    const part = line.partId === null ? undefined : parts.get(line.partId)
    return { ...line, ourStock: part?.stock ?? null, ourPrice: part ? priceAt(part.prices, line.qty) : null }
  })
}
