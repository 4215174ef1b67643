import { Refusal } from '../../../contract/wire/errors.ts'
import type { Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { bareQuoteNumber } from './number.ts'
import { findKeyUse, findQuoteByNumber, lockQuote, type QuoteRow } from './quotes.queries.ts'

/** The requester of a quote: a signed-in customer, or the holder of its key. */
export type QuoteAsker = { user: Identity | null; key: string | undefined }

/** `isPreview`: the draft, as it will be once it is sent, for staff. */
export type BuyersQuote = QuoteRow & { isPreview?: boolean }

/** For reading. Another customer's quote does not exist, and neither does a draft or one with a wrong key. */
export async function getBuyersQuote(db: Database, typed: string, asker: QuoteAsker): Promise<BuyersQuote> {
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  const use = quote && (await findUse(db, quote, asker))
  if (!quote || !use) throw new Refusal(404, { reason: 'errors.quote_unknown' })
  return use === 'preview' ? asSent(quote) : quote
}

function asSent(quote: QuoteRow): BuyersQuote {
  return { ...quote, version: quote.draftVersion ?? quote.version, state: 'sent', isPreview: true }
}

/** For changing; locked until the transaction ends. */
export async function lockBuyersQuote(
  db: TransactionDatabase,
  typed: string,
  asker: QuoteAsker,
): Promise<QuoteRow> {
  const quote = await lockQuote(db, bareQuoteNumber(typed))
  if (quote && (await findUse(db, quote, asker)) === 'buyer') return quote
  // The same for existing and unknown quotes, so that numbers cannot be probed.
  throw new Refusal(asker.key === undefined ? 404 : 403, { reason: 'errors.quote_unknown' })
}

async function findUse(
  db: Database,
  quote: QuoteRow,
  { user, key }: QuoteAsker,
): Promise<'buyer' | 'preview' | null> {
  const use = key === undefined ? null : await findKeyUse(db, quote.id, hashSecret(key))
  if (use === 'preview') return quote.draftVersion === null ? null : use
  if (quote.version === 0) return null
  return user && quote.userId === user.userId ? 'buyer' : use
}
