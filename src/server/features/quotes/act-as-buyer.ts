import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { type QuoteState, stateAfter } from '../../../domain/quotes/states.ts'
import { buyerOf } from '../../context.ts'
import type { Transaction, TransactionDatabase } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { addMessage } from '../messages/index.ts'
import { declineWith, WRITTEN } from './act-on-quote.ts'
import { lockBuyersQuote } from './buyers-quote.ts'
import { moveTo, type QuoteChange, storeChange } from './change-quote.ts'
import { addNotice, queueStaffMail } from './notices.ts'
import { QUOTE } from './number.ts'
import { addCounters, hasEnded, NOW, type QuoteRow } from './quotes.queries.ts'
import { type BuyerContext, describeFor } from './show-quote.ts'
import { listQuoteLines } from './versions.queries.ts'

type Body<E extends { body: z.ZodMiniType | null }> = z.output<NonNullable<E['body']>>

/** A person has looked at it before it ended. Only the first time is recorded; later visits just count. */
export async function seeQuote(
  context: BuyerContext,
  typed: string,
  body: Body<typeof contract.seeQuote>,
): Promise<{ state: QuoteState }> {
  const { state } = await change(context, typed, body, async ({ db }, quote) => {
    const state = stateAfter('see', quote.state, 'buyer')
    if (!state || quote.version !== body.version || (await hasEnded(db, quote))) return null
    const set = { state, firstSeenAt: NOW, lastSeenAt: NOW }
    return { act: 'see', set, changes: { seen: [false, true] } }
  })
  return { state }
}

export async function counterQuote(
  context: BuyerContext,
  typed: string,
  body: Body<typeof contract.counterQuote>,
) {
  const wanted = body.lines.filter(({ price, qty, note }) => price != null || qty != null || note !== '')
  if (wanted.length === 0 && body.note === '') throw new Refusal(400, { reason: 'errors.counter_required' })
  const quote = await change(context, typed, body, async ({ db }, quote) => {
    await refuseClosed(db, quote)
    const state = moveTo('counter', quote, 'buyer')
    if (quote.version !== body.version) return STALE
    await limitWords(db, quote)
    const key = { quoteId: quote.id, version: quote.version }
    const known = new Set((await listQuoteLines(db, key)).map(({ lineId }) => lineId))
    if (wanted.some(({ line_id }) => !known.has(line_id)))
      throw new Refusal(400, { reason: 'errors.quote_choice_unknown_line' })
    await addCounters(
      db,
      wanted.map(({ line_id, price, qty, note }) => ({
        ...key,
        lineId: line_id,
        wantedPrice: price?.toFixed(5) ?? null,
        wantedQuantity: qty ?? null,
        note,
      })),
    )
    if (body.note !== '') await addBuyersMessage(db, quote, body.note)
    await queueStaffMail(db, quote, 'quote_staff_countered')
    return {
      act: 'counter',
      set: { state, waitsSince: NOW },
      changes: { counters: [0, wanted.length] },
    }
  })
  return describeFor(context, quote)
}

export async function declineQuote(
  context: BuyerContext,
  typed: string,
  body: Body<typeof contract.declineQuote>,
) {
  const quote = await change(context, typed, body, async (transaction, quote) => {
    await refuseClosed(transaction.db, quote)
    if (quote.version !== body.version) return STALE
    const { reason, text } = body
    const set = await declineWith(transaction, quote, { by: 'buyer', reason, text })
    await addNotice(transaction.db, quote, 'declined')
    return { act: 'decline', set, changes: { decline_reason: [null, reason] } }
  })
  return describeFor(context, quote)
}

/** Also about a quote that has ended. */
export async function askAboutQuote(
  context: BuyerContext,
  typed: string,
  body: Body<typeof contract.askAboutQuote>,
) {
  const quote = await change(context, typed, body, async ({ db }, quote) => {
    await limitWords(db, quote)
    await addBuyersMessage(db, quote, body.body)
    await addNotice(db, quote, 'question')
    return { act: 'ask', set: { waitsSince: NOW }, changes: WRITTEN }
  })
  return describeFor(context, quote, body.key)
}

/** The buyer was shown another version than the present one. */
const STALE = 'stale'

/** Locks the buyer's quote and changes it with one audit entry. Null: nothing is to be changed. */
async function change(
  context: BuyerContext,
  typed: string,
  { key }: { key?: string | undefined },
  work: (transaction: Transaction, quote: QuoteRow) => Promise<QuoteChange | typeof STALE | null>,
): Promise<QuoteRow> {
  const { pool, who } = context
  await takeAllowance(context.db, [{ of: 'quoteAddress', for: who.client.address }])
  const { quote, isStale } = await inStockTransaction(pool, async transaction => {
    const { db } = transaction
    const quote = await lockBuyersQuote(db, typed, { user: who.user, key })
    const done = await work(transaction, quote)
    if (done === null || done === STALE) return { quote, isStale: done === STALE }
    return { quote: await storeChange(db, buyerOf(who.client), quote, done), isStale: false }
  })
  if (isStale)
    throw new Refusal(409, { reason: 'errors.quote_changed', data: await describeFor(context, quote) })
  return quote
}

async function refuseClosed(db: TransactionDatabase, quote: QuoteRow): Promise<void> {
  if (await hasEnded(db, quote)) throw new Refusal(409, { reason: 'errors.quote_ended' })
}

async function limitWords(db: TransactionDatabase, { id }: QuoteRow): Promise<void> {
  await takeAllowance(db, [{ of: 'quoteWords', for: String(id) }])
}

async function addBuyersMessage(db: TransactionDatabase, { id }: QuoteRow, body: string): Promise<void> {
  const message = { subjectKind: QUOTE, subjectId: id, staffId: null, authorName: '', isInternal: false }
  await addMessage(db, { ...message, author: 'buyer', body })
}
