import type { Quote } from '../../../contract/shop/quotes.ts'
import type { Context } from '../../context.ts'
import { hashSecret } from '../account/index.ts'
import { describeParts } from '../catalogue/index.ts'
import { listMessages } from '../messages/index.ts'
import { findKeyOrigin, listPayMethods } from '../orders/index.ts'
import { findLinked } from './buyers.queries.ts'
import { type BuyersQuote, getBuyersQuote, type QuoteAsker } from './buyers-quote.ts'
import { listOpenHolds } from './holds.queries.ts'
import { QUOTE } from './number.ts'
import { piecesOf } from './offer-line.ts'
import { latestCounters } from './quote.wire.ts'
import { hasEnded, listCounters, type QuoteRow } from './quotes.queries.ts'
import { holdEnd } from './send-quote.ts'
import { toQuote } from './shown-quote.wire.ts'
import { getVersion, listQuoteLines, type QuoteLineRow, type VersionRow } from './versions.queries.ts'

/** `hasWallet` is false without keys for a wallet. */
export type BuyerContext = Context & { hasWallet: boolean }

/** Reading marks nothing: mail scanners open links. */
export async function showQuote(context: BuyerContext, typed: string, asker: QuoteAsker): Promise<Quote> {
  return describeFor(context, await getBuyersQuote(context.db, typed, asker), asker.key)
}

/** The newest version that was sent, whichever the link was mailed with. */
export async function describeFor(context: BuyerContext, quote: BuyersQuote, key?: string): Promise<Quote> {
  const { db, lang } = context
  const version = await getVersion(db, { quoteId: quote.id, version: quote.version })
  const lines = await listQuoteLines(db, version)
  const partIds = lines.flatMap(({ partId }) => partId ?? [])
  const shown = {
    quote,
    version,
    lines,
    isPreview: quote.isPreview ?? false,
    hasEnded: !quote.isPreview && (await hasEnded(db, quote)),
    parts: await describeParts(db, partIds),
    heldUntil: await findHoldEnd(context, quote, { version, lines }),
    counters: latestCounters(await listCounters(db, quote.id), quote.version),
    messages: await listMessages(db, { subjectKind: QUOTE, subjectId: quote.id }),
    ...(await findLinked(db, quote)),
    orderAccess: await findOrderAccess(context, quote, key),
    payMethods: (await listPayMethods(context)).filter(({ enabled }) => enabled),
  }
  return toQuote(shown, lang)
}

type Content = { version: VersionRow; lines: readonly QuoteLineRow[] }

/** When the pieces are released that are kept, or that would be kept if the draft were sent now. */
async function findHoldEnd(
  { db, settings }: BuyerContext,
  quote: BuyersQuote,
  { version, lines }: Content,
): Promise<Date | null> {
  if (!quote.isPreview) return (await listOpenHolds(db, quote.id))[0]?.until ?? null
  if (!version.isHeld || piecesOf(lines).size === 0) return null
  return holdEnd(db, version.validUntil, (await settings()).quotes.holdDays)
}

/** The signed-in owner, or the holder of the key that accepted the quote. */
async function findOrderAccess(
  { db, who }: BuyerContext,
  { orderId, userId }: QuoteRow,
  key: string | undefined,
): Promise<Quote['order_access']> {
  if (orderId === null) return null
  if (who.user && who.user.userId === userId) return 'account'
  const isKept = key !== undefined && (await findKeyOrigin(db, orderId, hashSecret(key))) !== null
  return isKept ? 'key' : null
}
