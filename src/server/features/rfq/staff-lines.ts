import { priceAt } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import { identifyLines } from './identify-lines.ts'
import { type LineRow, listLines } from './rfq.queries.ts'

/** A requested line with our current stock and price; null where the part is not in the catalog. */
export type StaffLine = LineRow & { ourStock: number | null; ourPrice: number | null }

export async function listStaffLines(db: Database, rfqId: number): Promise<StaffLine[]> {
  const lines = await identifyLines(db, await listLines(db, rfqId))
  return lines.map(({ part, ...line }) => ({
    ...line,
    ourStock: part?.stock ?? null,
    ourPrice: part ? priceAt(part.prices, line.quantity) : null,
  }))
}
