import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isLive } from '../../../domain/quotes/states.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { startNext } from './act-on-quote.ts'
import { changeQuote } from './change-quote.ts'
import type { QuoteContext } from './quote-context.ts'
import { hasEnded, hasOffers, NOW, type QuoteRow, wasReminded } from './quotes.queries.ts'
import { mailToBuyer, prepareSending, sendDraft } from './send-quote.ts'
import { getVersion } from './versions.queries.ts'

const DAY_MS = 86_400_000

/**
 * A version that was sent never changes, so the same offer is sent again as the next one. It must end at least a day
 * later: otherwise a repeated press would mail the buyer again.
 */
export async function extendValidity(context: QuoteContext, typed: string): Promise<QuoteDetail> {
  const prepared = await prepareSending(context)
  return changeQuote(context, typed, null, async (transaction, quote) => {
    const { db } = transaction
    await refuseClosed(db, quote)
    if (quote.draftVersion !== null) throw new Refusal(409, { reason: 'desk_errors.quote_has_draft' })
    const settings = async () => prepared.trade
    const { set } = await startNext({ settings }, db, quote, 'revise', line => line)
    const { validUntil } = await getVersion(db, { quoteId: quote.id, version: set.draftVersion })
    if (validUntil.getTime() < Number(quote.validUntil) + DAY_MS)
      throw new Refusal(409, { reason: 'desk_errors.quote_long_enough' })
    return sendDraft(prepared, transaction, { ...quote, ...set }, 'extend_validity')
  })
}

/** The buyer is reminded at most once a day. */
export async function chaseQuote(context: QuoteContext, typed: string): Promise<QuoteDetail> {
  return changeQuote(context, typed, null, async ({ db }, quote) => {
    await refuseClosed(db, quote)
    if (!(await hasOffers(db, quote))) throw new Refusal(409, { reason: 'desk_errors.quote_no_offer' })
    if (await wasReminded(db, quote)) throw new Refusal(409, { reason: 'desk_errors.quote_reminded' })
    await mailToBuyer(db, quote, 'quote_reminder')
    return { act: 'chase', set: { remindedAt: NOW } }
  })
}

async function refuseClosed(db: TransactionDatabase, quote: QuoteRow): Promise<void> {
  if (!isLive(quote.state) || (await hasEnded(db, quote)))
    throw new Refusal(409, { reason: 'desk_errors.quote_not_open' })
  // A counter-offer or a question: sending the same again would not answer it.
  if (quote.waitsSince !== null) throw new Refusal(409, { reason: 'desk_errors.quote_waits' })
}
