import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { acceptQuote as endpoint } from '../../../contract/shop/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isMore, isPositive, isSameAmount, sumAmounts } from '../../../domain/money.ts'
import type { ChosenLine, LineChoice, OfferLine } from '../../../domain/quotes/offer.ts'
import type { QuoteParty } from '../../../domain/quotes/states.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { buyerOf, type Context } from '../../context.ts'
import type { Transaction } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { inStockTransaction, type PartsContext } from '../catalogue/index.ts'
import { findCompanyOf } from '../customers/index.ts'
import { readIdempotencyKey } from '../idempotency/index.ts'
import {
  addOrderKey,
  addPoFile,
  findAddresses,
  findCredit,
  findOrder,
  isEnabled,
  type PlaceOrderAnswer,
  placeQuotedOrder,
  repeatedAnswer,
  termsChanges,
} from '../orders/index.ts'
import { decided, dropDraft } from './act-on-quote.ts'
import { lockBuyersQuote, type QuoteAsker } from './buyers-quote.ts'
import { moveTo, type QuoteChange, storeChange } from './change-quote.ts'
import { chooseLines, quoteShipping } from './choose-lines.ts'
import { type HeldPieces, settlePieces } from './hold-stock.ts'
import { closeHolds } from './holds.queries.ts'
import { queueStaffMail } from './notices.ts'
import { hasEnded, type QuoteRow } from './quotes.queries.ts'
import { toShortLines } from './short-lines.wire.ts'
import { type BuyerContext, describeFor } from './show-quote.ts'
import { getVersion, listQuoteLines, type QuoteLineRow } from './versions.queries.ts'

type Body = z.output<NonNullable<(typeof endpoint)['body']>>
export type AcceptContext = BuyerContext & PartsContext
type Line = ChosenLine<Omit<QuoteLineRow, 'unitPrice'> & OfferLine>

/** The quote is accepted and its order placed in one transaction; there is one order ever. */
export async function acceptQuote(
  context: AcceptContext,
  typed: string,
  body: Body,
): Promise<PlaceOrderAnswer> {
  const { who, pool, lang } = context
  const terms = await context.settings()
  await takeAllowance(context.db, [{ of: 'quoteAddress', for: who.client.address }])
  refusePayMethod(body, terms, context.hasWallet)
  const asker: QuoteAsker = { user: who.user, key: body.key }
  const repeat = { idempotencyKey: readIdempotencyKey(who.client), requestHash: hashOf(body) }
  const outcome = await inStockTransaction(pool, async transaction => {
    const { db } = transaction
    const quote = await lockBuyersQuote(db, typed, asker)
    const placed = await findPlaced(db, quote, repeat)
    if (placed) return placed
    const addresses = () => findAddresses({ db, user: who.user }, body)
    const accepted = await placeAccepted({ ...context, terms }, transaction, {
      ...{ quote, body, addresses, lang, repeat, decidedBy: 'buyer' },
    })
    if (!accepted) return { stale: quote }
    await keepKey(db, accepted.answer.order_id, body.key)
    await storeChange(db, buyerOf(who.client), quote, accepted.change)
    await queueStaffMail(db, quote, 'quote_staff_accepted')
    return accepted.answer
  })
  if (!('stale' in outcome)) return outcome
  const reason = 'errors.quote_changed' as const
  throw new Refusal(409, { reason, data: await describeFor(context, outcome.stale) })
}

export function refusePayMethod(
  { pay_method }: Pick<Body, 'pay_method'>,
  terms: TradeSettings,
  hasWallet: boolean,
): void {
  if (isEnabled(pay_method, terms, hasWallet)) return
  throw new Refusal(400, {
    reason: 'errors.check_input',
    fields: { pay_method: { key: 'errors.pay_method_required' } },
  })
}

/** The link that accepted the quote also opens the order, which may be asked for from the page of the quote. */
async function keepKey(db: Transaction['db'], orderId: number, key: string | undefined): Promise<void> {
  if (key !== undefined) await addOrderKey(db, { orderId, keyHash: hashSecret(key), origin: 'mail' })
}

function toFile({ name, content }: NonNullable<Body['po_file']>) {
  return { name, content: Buffer.from(content, 'base64') }
}

export function hashOf({ key, ...body }: Agreement & { key?: string | undefined }): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest()
}

type Agreement = Pick<Body, 'version' | 'expected_total' | 'lines' | 'shipping_id' | 'pay_method'> &
  Pick<Body, 'name' | 'po_number' | 'po_file' | 'remark'>

type Acceptance = {
  quote: QuoteRow
  body: Agreement
  addresses: () => ReturnType<typeof findAddresses>
  lang: string
  repeat: Parameters<typeof repeatedAnswer>[1]
  decidedBy: QuoteParty
}
type AcceptingContext = Pick<Context, 'clock'> & Omit<PartsContext, 'db'> & { terms: TradeSettings }

/** Places the order of a locked quote. Null: it is not as it was shown. */
export async function placeAccepted(
  context: AcceptingContext,
  transaction: Transaction,
  { quote, body, lang, repeat, decidedBy, ...accepted }: Acceptance,
): Promise<{ answer: PlaceOrderAnswer; change: QuoteChange } | null> {
  const { db } = transaction
  const { terms, clock } = context
  if (await isStale(transaction, quote, body)) return null
  const state = moveTo('accept', quote, decidedBy)
  const addresses = await accepted.addresses()
  const inside = { ...context, db, settings: async () => terms }
  const agreed = await agree(inside, quote, body, addresses.shippingAddress.country)
  if (!agreed) return null
  const { lines, shipping, subtotal, total, weightGrams } = agreed
  const companyId = await findCompanyOf(db, quote.emailKey)
  // Before the stock, as in other orders, so that no two of them wait for each other.
  const bought = { companyId, payMethod: body.pay_method, total: total.toFixed(2) }
  const credit = await findCredit(db, context, bought)
  await takePieces(transaction, quote, lines)
  const answer = await placeQuotedOrder(
    transaction,
    {
      ...{ quoteId: quote.id, userId: quote.userId, companyId, email: quote.email, emailKey: quote.emailKey },
      ...{ lang, companyName: quote.companyName, ...addresses },
      ...{ shipping, subtotal, total, weightGrams },
      ...{ payMethod: body.pay_method, poNumber: body.po_number, remark: body.remark },
      ...{ lines: lines.map(toOrderLine), ...repeat },
    },
    { terms, now: clock(), credit },
  )
  const { order_id: orderId, order_number: number } = answer
  if (body.po_file) await addPoFile(db, orderId, toFile(body.po_file))
  await dropDraft(db, quote)
  const set = {
    ...{ ...decided(state, decidedBy), draftVersion: null, orderId },
    ...{ acceptedName: body.name, acceptedLines: lines.map(toChoice) },
  }
  return {
    answer,
    change: { act: 'accept', set, changes: { order: [null, number], ...termsChanges(credit) } },
  }
}

/** The same request again gets the same order; any other one is refused. */
async function findPlaced(
  db: Transaction['db'],
  { state, orderId }: QuoteRow,
  repeat: Parameters<typeof repeatedAnswer>[1],
): Promise<PlaceOrderAnswer | null> {
  if (state !== 'accepted') return null
  const order = orderId === null ? null : await findOrder(db, orderId)
  const answer = order && repeatedAnswer(order, repeat)
  if (answer) return answer
  throw new Refusal(409, { reason: 'errors.quote_accepted' })
}

/** Another version than the buyer was shown. An ended quote is refused, whichever was shown. */
async function isStale({ db }: Transaction, quote: QuoteRow, { version }: Agreement): Promise<boolean> {
  if (await hasEnded(db, quote)) throw new Refusal(409, { reason: 'errors.quote_ended' })
  return version !== quote.version
}

type Agreed = {
  lines: readonly Line[]
  shipping: { id: string; carrier: string; service: string; fee: number }
  subtotal: number
  total: number
  weightGrams: number
}

/** The lines that the buyer takes at the quoted prices; null if their total differs from the total that was shown. */
async function agree(
  context: PartsContext & Pick<Context, 'settings'>,
  quote: QuoteRow,
  body: Agreement,
  country: string,
): Promise<Agreed | null> {
  const { db } = context
  const version = await getVersion(db, { quoteId: quote.id, version: quote.version })
  const stored = await listQuoteLines(db, version)
  const chosen = chooseLines(stored, body.lines, version.allowsPartial)
  const { shipping, weightGrams } = await quoteShipping(context, quote, version, chosen.lines, {
    country,
    shippingId: body.shipping_id,
  })
  if (!shipping) throw new Refusal(400, { fields: { shipping_id: { key: 'errors.shipping_required' } } })
  const total = sumAmounts([chosen.subtotal, shipping.fee, Number(version.tax)])
  if (!isPositive(total)) throw new Refusal(400, { reason: 'errors.quote_free' })
  if (isMore(total, LIMITS.orderTotalMax)) throw new Refusal(400, { reason: 'errors.order_too_large' })
  if (!isSameAmount(total, body.expected_total)) return null
  return { ...chosen, shipping, total, weightGrams }
}

/**
 * The held pieces become those of the order: only the difference is taken or returned, so none is free in between. A
 * part that has left the catalog has no stock to take from; it is ordered at its quoted price all the same.
 */
async function takePieces(transaction: Transaction, quote: QuoteRow, lines: readonly Line[]): Promise<void> {
  const { short } = await settlePieces(transaction, quote.id, piecesOfOrder(lines))
  if (short.length > 0) {
    const named = toShortLines(short, lines)
    throw new Refusal(named.some(({ stock }) => stock === 0) ? 4091 : 4092, { data: { lines: named } })
  }
  await closeHolds(transaction.db, quote.id, 'ordered')
}

function toChoice({ line: { lineId }, quantity }: Line): LineChoice {
  return { lineId, quantity }
}

function piecesOfOrder(lines: readonly Line[]): HeldPieces {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of lines)
    if (line.source === 'stock' && line.partId !== null)
      pieces.set(line.partId, (pieces.get(line.partId) ?? 0) + quantity)
  return pieces
}

/** Not in the catalog: no part has this id. */
const NO_PART = 0

function toOrderLine({ line, quantity, unitPrice, amount }: Line) {
  return {
    partId: line.partId ?? NO_PART,
    partNumber: line.partNumber,
    manufacturer: line.manufacturer,
    packaging: line.package,
    unitPrice: unitPrice.toFixed(5),
    quantity,
    amount: amount.toFixed(2),
    source: line.source,
    leadDays: line.leadDays,
  }
}
