import { Refusal } from '../../../contract/wire/errors.ts'
import type { Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { bareQuoteNumber } from './number.ts'
import { findQuoteByNumber, isQuoteKey, lockQuote, type QuoteRow } from './quotes.queries.ts'

/** The requester of a quote: a signed-in customer, or the holder of its key. */
export type QuoteAsker = { user: Identity | null; key: string | undefined }

/** For reading. Another customer's quote does not exist, and neither does a draft or one with a wrong key. */
export async function getBuyersQuote(db: Database, typed: string, asker: QuoteAsker): Promise<QuoteRow> {
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  if (!quote || !(await isTheirs(db, quote, asker)))
    throw new Refusal(404, { reason: 'errors.quote_unknown' })
  return quote
}

/** For changing; locked until the transaction ends. */
export async function lockBuyersQuote(
  db: TransactionDatabase,
  typed: string,
  asker: QuoteAsker,
): Promise<QuoteRow> {
  const quote = await lockQuote(db, bareQuoteNumber(typed))
  if (quote && (await isTheirs(db, quote, asker))) return quote
  // The same for existing and unknown quotes, so that numbers cannot be probed.
  throw new Refusal(asker.key === undefined ? 404 : 403, { reason: 'errors.quote_unknown' })
}

async function isTheirs(db: Database, quote: QuoteRow, { user, key }: QuoteAsker): Promise<boolean> {
  if (quote.version === 0) return false
  if (user && quote.userId === user.userId) return true
  return key !== undefined && isQuoteKey(db, quote.id, hashSecret(key))
}
