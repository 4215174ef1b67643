import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { type QuoteAct, type QuoteParty, type QuoteState, stateAfter } from '../../../domain/quotes/states.ts'
import type { Actor } from '../../context.ts'
import type { Transaction, TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { getQuote } from './get-quote.ts'
import { bareQuoteNumber, QUOTE } from './number.ts'
import type { QuoteContext } from './quote-context.ts'
import { lockQuote, type QuoteRow, updateQuote } from './quotes.queries.ts'

export type QuoteChange = {
  /** Without `quote.`. */
  act: string
  set?: Parameters<typeof updateQuote>[2]
  changes?: AuditChanges
}

/**
 * The rev that the person saw, and the fields of the audit whose changes by others are a conflict. `isStrict`: own
 * changes are one, too.
 */
type Seen = { rev: number; fields: readonly string[]; isStrict?: boolean } | null

/** Locks a quote, changes it with one audit entry, and returns it. Null: everything is as wanted already. */
export async function changeQuote(
  context: QuoteContext,
  typed: string,
  seen: Seen,
  work: (transaction: Transaction, quote: QuoteRow) => Promise<QuoteChange | null>,
): Promise<QuoteDetail> {
  const number = bareQuoteNumber(typed)
  await inStockTransaction(context.pool, async transaction => {
    const { db } = transaction
    const quote = await lockQuote(db, number)
    if (!quote) throw new Refusal(404)
    if (seen) await refuseStale({ ...context, db }, quote, seen)
    const change = await work(transaction, quote)
    if (change) await storeChange(db, context.by, quote, change)
  })
  return getQuote(context, number)
}

export async function refuseStale(
  context: Omit<QuoteContext, 'db'> & { db: TransactionDatabase },
  { id, number, rev }: QuoteRow,
  { rev: seen, fields, isStrict = false }: NonNullable<Seen>,
): Promise<void> {
  const edit = { subject: { kind: QUOTE, id }, seen, rev, fields, isStrict }
  await refuseOverwriting(context.db, context.by, edit, () => getQuote(context, number))
}

/** One revision is exactly one entry of the audit trail. */
export async function storeChange(
  db: TransactionDatabase,
  by: Actor,
  quote: QuoteRow,
  { act, set = {}, changes = {} }: QuoteChange,
): Promise<QuoteRow> {
  const updated = await updateQuote(db, quote, set)
  const state: AuditChanges = quote.state === updated.state ? {} : { state: [quote.state, updated.state] }
  await recordAct(db, by, {
    act: `quote.${act}`,
    subject: { kind: QUOTE, id: quote.id, label: quote.number },
    changes: { ...state, ...changes, rev: [quote.rev, updated.rev] },
  })
  return updated
}

/** The state after an act; refuses if it is not allowed. */
export function moveTo(act: QuoteAct, { state }: Pick<QuoteRow, 'state'>, by: QuoteParty): QuoteState {
  const next = stateAfter(act, state, by)
  if (!next) throw new Refusal(409, { reason: 'errors.quote_state' })
  return next
}
