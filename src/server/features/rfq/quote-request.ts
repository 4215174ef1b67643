import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { lockRfq } from './desk.queries.ts'
import { type MatchedRequestLine, matchRequestLines } from './match-request-lines.ts'
import { bareNumber } from './number.ts'
import { markQuoting } from './quoted-rfqs.queries.ts'
import { findRfqByNumber, listLines, type RfqRow } from './rfq.queries.ts'

/** The key of the buyer's email. */
export async function findRequestMailbox(db: Database, typed: string): Promise<string | null> {
  return (await findRfqByNumber(db, bareNumber(typed)))?.emailKey ?? null
}

/** For a new quote: the lines of a request beside our parts. */
export async function listMatchedLines(context: PartsContext, typed: string): Promise<MatchedRequestLine[]> {
  const rfq = await findRfqByNumber(context.db, bareNumber(typed))
  if (!rfq) throw new Refusal(404)
  return matchRequestLines(context, await listLines(context.db, rfq.id))
}

/** In the transaction that starts its quote. A request without an owner becomes that of the seller. */
export async function quoteRequest(
  db: TransactionDatabase,
  { staff }: Pick<StaffContext, 'staff'>,
  typed: string,
): Promise<RfqRow> {
  const rfq = await lockRfq(db, bareNumber(typed))
  if (!rfq) throw new Refusal(404)
  if (rfq.declinedAt) throw new Refusal(409, { reason: 'desk_errors.request_declined' })
  await markQuoting(db, rfq.id, staff.staffId)
  return rfq
}
