import { Refusal } from '../../../contract/wire/errors.ts'
import { stateAfter } from '../../../domain/quotes/states.ts'
import { CLOCK, type Context } from '../../context.ts'
import type { Transaction } from '../../database/transaction.ts'
import { logError } from '../../log.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { type QuoteChange, storeChange } from './change-quote.ts'
import { releasePieces } from './hold-stock.ts'
import { isHoldOver, listEndedHolds } from './holds.queries.ts'
import { addNotice } from './notices.ts'
import {
  hasEnded,
  hasOffers,
  listEndedQuotes,
  listQuotesToChase,
  lockQuote,
  NOW,
  type QuoteRow,
} from './quotes.queries.ts'
import { mailToBuyer } from './send-quote.ts'

const AT_ONCE = 100

type ClockContext = Pick<Context, 'db' | 'pool'>
type Tick = (transaction: Transaction, quote: QuoteRow) => Promise<QuoteChange | null>

/** Ends quotes and holds at their time, and reminds buyers. Any number of processes may run it side by side. */
export async function runQuoteClocks(context: ClockContext): Promise<void> {
  await tickAll(context, listEndedQuotes, expire)
  await tickAll(context, listEndedHolds, endHold)
  await tickAll(context, listQuotesToChase, chase)
}

/** Each quote has its own transaction, so that a failure does not block the others. */
async function tickAll(
  { db, pool }: ClockContext,
  list: (db: Context['db'], limit: number) => Promise<string[]>,
  tick: Tick,
): Promise<void> {
  for (let due = await list(db, AT_ONCE); due.length > 0; due = await list(db, AT_ONCE)) {
    let changed = 0
    for (const number of due) if (await tickOne(pool, number, tick)) changed++
    // Buyers or staff were quicker with all of these, or they failed; the rest is tried next time.
    if (changed === 0) return
  }
}

async function tickOne(pool: Context['pool'], number: string, tick: Tick): Promise<boolean> {
  try {
    return await inStockTransaction(pool, async transaction => {
      const quote = await lockQuote(transaction.db, number)
      const change = quote && (await tick(transaction, quote))
      if (!change) return false
      await storeChange(transaction.db, CLOCK, quote, change)
      return true
    })
  } catch (error) {
    if (!(error instanceof Refusal)) logError('the clock of a quote failed', error, { quote: number })
    return false
  }
}

/** A next version that is being written stays: the quote reads as reopened. */
const expire: Tick = async (transaction, quote) => {
  const { db } = transaction
  const state = stateAfter('expire', quote.state, 'clock')
  if (!state || !(await hasEnded(db, quote))) return null
  await releasePieces(transaction, quote.id, 'expired')
  if (await hasOffers(db, quote)) await mailToBuyer(db, quote, 'quote_expired')
  await addNotice(db, quote, 'expired')
  return { act: 'expire', set: { state, decidedAt: NOW, decidedBy: 'clock', waitsSince: null } }
}

const endHold: Tick = async (transaction, quote) => {
  if (!(await isHoldOver(transaction.db, quote.id))) return null
  await releasePieces(transaction, quote.id, 'ended')
  return { act: 'release', changes: { held: [true, false] } }
}

const chase: Tick = async ({ db }, quote) => {
  if (quote.chasedAt || !stateAfter('expire', quote.state, 'clock') || (await hasEnded(db, quote)))
    return null
  await mailToBuyer(db, quote, 'quote_expiring')
  return { act: 'chase', set: { chasedAt: NOW } }
}
