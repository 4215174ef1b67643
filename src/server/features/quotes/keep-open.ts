import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isLive } from '../../../domain/quotes/states.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { startNext } from './act-on-quote.ts'
import { changeQuote } from './change-quote.ts'
import type { QuoteContext } from './quote-context.ts'
import { hasEnded, NOW, type QuoteRow, wasReminded } from './quotes.queries.ts'
import { mailToBuyer, prepareSending, sendDraft } from './send-quote.ts'

/** A version that was sent never changes, so the same offer is sent again as the next one. */
export async function extendValidity(context: QuoteContext, typed: string): Promise<QuoteDetail> {
  const prepared = await prepareSending(context)
  return changeQuote(context, typed, null, async (transaction, quote) => {
    const { db } = transaction
    await refuseClosed(db, quote)
    if (quote.draftVersion !== null) throw new Refusal(409, { reason: 'desk_errors.quote_has_draft' })
    const settings = async () => prepared.trade
    const { set } = await startNext({ settings }, db, quote, 'revise', line => line)
    return sendDraft(prepared, transaction, { ...quote, ...set }, 'extend_validity')
  })
}

/** The buyer is reminded at most once a day. */
export async function chaseQuote(context: QuoteContext, typed: string): Promise<QuoteDetail> {
  return changeQuote(context, typed, null, async ({ db }, quote) => {
    await refuseClosed(db, quote)
    if (await wasReminded(db, quote)) throw new Refusal(409, { reason: 'desk_errors.quote_reminded' })
    await mailToBuyer(db, quote, 'quote_reminder')
    return { act: 'chase', set: { remindedAt: NOW } }
  })
}

async function refuseClosed(db: TransactionDatabase, quote: QuoteRow): Promise<void> {
  if (!isLive(quote.state) || (await hasEnded(db, quote)))
    throw new Refusal(409, { reason: 'desk_errors.quote_not_open' })
}
