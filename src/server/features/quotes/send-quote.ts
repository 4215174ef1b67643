import { createHash } from 'node:crypto'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { isPositive, priceAt } from '../../../domain/money.ts'
import { quotePath } from '../../../domain/paths.ts'
import { isComplete } from '../../../domain/quotes/offer.ts'
import { isLive } from '../../../domain/quotes/states.ts'
import { isTooLong } from '../../../domain/quotes/validity.ts'
import {
  type QuoteSettings,
  type TradeSettings,
  type TransferAccount,
  transferAccount,
} from '../../../domain/trade-settings.ts'
import type { Database } from '../../database/connection.ts'
import type { Transaction, TransactionDatabase } from '../../database/transaction.ts'
import { findGoods, type PartsContext } from '../catalogue/index.ts'
import { listPageLangs, pageAddress, queueMail } from '../mail/index.ts'
import { markQuoted } from '../rfq/index.ts'
import { changeQuote, moveTo, type QuoteChange } from './change-quote.ts'
import { describeFacts } from './describe-facts.ts'
import { holdPieces, releasePieces, type ShortPart } from './hold-stock.ts'
import { readTimeIn } from './holds.queries.ts'
import { piecesOf, toOffer } from './offer-line.ts'
import { findLowLines } from './price-floor.ts'
import type { QuoteContext } from './quote-context.ts'
import { NOW, type QuoteRow } from './quotes.queries.ts'
import { nameLine, requireDraft } from './save-draft.ts'
import {
  isPast,
  listCosts,
  listQuoteLines,
  type QuoteLineRow,
  replaceLines,
  updateVersion,
  type VersionRow,
} from './versions.queries.ts'

type Sending = { rev: number; isApproval?: boolean }
type Site = Awaited<ReturnType<QuoteContext['site']>>

/** Refuses an incomplete draft, prices below the floor without approval, and a hold that stock does not allow. */
export async function sendQuote(
  context: QuoteContext,
  typed: string,
  { rev, isApproval = false }: Sending,
): Promise<QuoteDetail> {
  const prepared = await prepareSending(context)
  const fields = ['lines', 'terms', 'contact', 'state', 'draft']
  return changeQuote(context, typed, { rev, fields }, async (transaction, quote) => {
    // Pressed twice, or sent by the manager who approved it.
    if (quote.draftVersion === null && isLive(quote.state)) return null
    return sendDraft(prepared, transaction, quote, isApproval ? 'approve' : 'send')
  })
}

/** Read before the transaction, which must not wait for a second connection. */
export async function prepareSending(context: QuoteContext): Promise<SendingContext> {
  return { ...context, trade: await context.settings(), shop: await context.site() }
}

type SendingContext = QuoteContext & { trade: TradeSettings; shop: Site }

/** Sends the draft of a locked quote. */
export async function sendDraft(
  context: SendingContext,
  transaction: Transaction,
  quote: QuoteRow,
  act: string,
): Promise<QuoteChange> {
  const { db } = transaction
  const { trade, shop: site } = context
  const state = moveTo('send', quote, 'staff')
  const version = await requireDraft(db, quote)
  const lines = await listQuoteLines(db, version)
  await refuseIncomplete(db, version, lines)
  const partIds = lines.flatMap(({ partId }) => partId ?? [])
  const goods = await findGoods({ ...context, db }, partIds)
  const isLowest = await checkFloor({ ...context, db }, trade.quotes, version, lines)
  await keepPieces(transaction, version, lines, trade.quotes)
  const sealed = { quote, version, lines, goods, site, bank: transferAccount(trade) }
  await sealVersion(transaction, { ...sealed, context, isApproved: isLowest })
  if (quote.rfqId !== null) await markQuoted(db, quote.rfqId)
  await mailToBuyer(db, quote, version.version > 1 ? 'quote_revised' : 'quote_sent')
  return {
    act,
    set: sentState(quote, version, state),
    changes: { version: [quote.version, version.version], total: [quote.total, version.total] },
  }
}

function sentState(quote: QuoteRow, version: VersionRow, state: QuoteRow['state']): QuoteChange['set'] {
  return {
    state,
    version: version.version,
    draftVersion: null,
    sentAt: NOW,
    validUntil: version.validUntil,
    total: version.total,
    firstSeenAt: null,
    waitsSince: null,
    chasedAt: null,
    decidedAt: null,
    decidedBy: null,
    declineReason: null,
    declineText: '',
    approvalAskedAt: null,
    approvalAskedBy: null,
    ownerId: quote.ownerId,
  }
}

async function refuseIncomplete(
  db: TransactionDatabase,
  version: VersionRow,
  lines: readonly QuoteLineRow[],
): Promise<void> {
  const open = lines.filter(
    line => !isComplete(toOffer(line)) || (line.kind === 'no_bid' && line.noBidReason === ''),
  )
  if (lines.length === 0 || open.length > 0)
    throw new Refusal(400, {
      reason: 'desk_errors.quote_incomplete',
      data: { lines: open.map(nameLine) },
    })
  const hasOffer = lines.some(({ kind }) => kind === 'offer')
  if (hasOffer && !isPositive(Number(version.total))) throw new Refusal(400, { reason: 'errors.quote_free' })
  if (await isPast(db, version.validUntil)) throw new Refusal(400, { reason: 'desk_errors.quote_past' })
  // Drafts of older releases may have it.
  if (isTooLong(version.validUntil, (await readTimeIn(db, 0)).getTime()))
    throw new Refusal(400, { reason: 'desk_errors.quote_too_long' })
}

/** Whether a price is below the floor, which needs a manager. */
async function checkFloor(
  context: PartsContext & Pick<QuoteContext, 'staff'>,
  floor: QuoteSettings,
  version: VersionRow,
  lines: readonly QuoteLineRow[],
): Promise<boolean> {
  const costs = await listCosts(context.db, version)
  const below = await findLowLines(context, lines, { ...floor, costs })
  if (below.length === 0) return false
  if (context.staff.rights.includes('quote.approve')) return true
  throw new Refusal(403, {
    reason: 'desk_errors.quote_below_floor',
    data: { lines: below.map(nameLine) },
  })
}

/** Without a hold, pieces of the version before are free again. */
async function keepPieces(
  transaction: Transaction,
  version: VersionRow,
  lines: readonly QuoteLineRow[],
  { holdDays, holdShare }: QuoteSettings,
): Promise<void> {
  const { quoteId } = version
  if (!version.isHeld) return releasePieces(transaction, quoteId, 'superseded')
  const until = await holdEnd(transaction.db, version.validUntil, holdDays)
  const wanted = piecesOf(lines)
  const { short } = await holdPieces(transaction, {
    ...{ quoteId, version: version.version, until, wanted },
    maxShare: holdShare,
  })
  refuseShort(short, lines)
}

/** At most some days from now, and not longer than the quote is valid. */
export async function holdEnd(db: Database, validUntil: Date, holdDays: number): Promise<Date> {
  const limit = await readTimeIn(db, holdDays)
  return validUntil < limit ? validUntil : limit
}

export function refuseShort(short: readonly ShortPart[], lines: readonly QuoteLineRow[]): void {
  if (short.length === 0) return
  const named = short.flatMap(({ partId, wanted, available }) =>
    lines
      .filter(line => line.partId === partId && line.source === 'stock')
      .map(line => ({ ...nameLine(line), wanted, available })),
  )
  throw new Refusal(409, { reason: 'desk_errors.quote_short', data: { lines: named } })
}

type Sealing = {
  context: QuoteContext
  quote: QuoteRow
  version: VersionRow
  lines: readonly QuoteLineRow[]
  goods: ReadonlyMap<number, Goods>
  site: Site
  bank: TransferAccount | null
  isApproved: boolean
}

/** From now on nothing of the version changes. */
async function sealVersion(
  { db }: Transaction,
  { context, quote, version, lines, goods, site, bank, isApproved }: Sealing,
): Promise<void> {
  const { by, staff, clock } = context
  const priced = lines.map(line => ({ ...line, listPrice: listPriceOf(line, goods) }))
  await replaceLines(db, version, priced, lines)
  const lang = langOr(quote.lang, DEFAULT_LANG)
  const links = { publicUrl: context.publicUrl, lang, pageLangs: await listPageLangs(db) }
  const pageUrl = pageAddress(links, quotePath(quote.number))
  const facts = await describeFacts({ quote, version, lines: priced, site, bank, pageUrl, now: clock() })
  await updateVersion(db, version, {
    sentAt: NOW,
    sentBy: staff.staffId,
    sentByName: by.who,
    approvedByName: isApproved ? by.who : '',
    facts,
    sha256: createHash('sha256').update(JSON.stringify(facts)).digest(),
  })
}

function listPriceOf({ partId, quantity, listPrice }: QuoteLineRow, goods: ReadonlyMap<number, Goods>) {
  const part = partId === null ? undefined : goods.get(partId)
  return part ? (priceAt(part.prices, quantity)?.toFixed(5) ?? null) : listPrice
}

export async function mailToBuyer(
  db: TransactionDatabase,
  { id, emailKey, lang }: Pick<QuoteRow, 'id' | 'emailKey' | 'lang'>,
  kind: string,
  fields: Record<string, number> = {},
): Promise<number[]> {
  return queueMail(db, {
    recipient: emailKey,
    lang: langOr(lang, DEFAULT_LANG),
    kind,
    fields: { quote_id: id, ...fields },
  })
}
