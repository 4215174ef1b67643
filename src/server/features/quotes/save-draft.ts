import type * as z from 'zod/mini'
import type { saveQuote } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isMore, lineAmount } from '../../../domain/money.ts'
import { sumsOf } from '../../../domain/quotes/offer.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { findGoods } from '../catalogue/index.ts'
import { refuseStale, storeChange } from './change-quote.ts'
import { bareQuoteNumber } from './number.ts'
import { amountOf, toOffer } from './offer-line.ts'
import { isLow, marginOfLines } from './quote.wire.ts'
import type { QuoteContext } from './quote-context.ts'
import { lockQuote, type QuoteRow } from './quotes.queries.ts'
import {
  dropCosts,
  getVersion,
  listCosts,
  listQuoteLines,
  type QuoteLineRow,
  replaceLines,
  saveCosts,
  updateVersion,
  type VersionRow,
} from './versions.queries.ts'

type Body = z.output<NonNullable<(typeof saveQuote)['body']>>
type Answer = z.input<(typeof saveQuote)['data']>
type TypedLine = NonNullable<Body['lines']>[number]

/** Saves what is sent of a draft. The same person never conflicts with an own change. */
export async function saveDraft(context: QuoteContext, typed: string, body: Body): Promise<Answer> {
  const settings = await context.settings()
  return inTransaction(context.pool, async ({ db }) => {
    const inside = { ...context, db, settings: async () => settings }
    const quote = await lockQuote(db, bareQuoteNumber(typed))
    if (!quote) throw new Refusal(404)
    await refuseStale(inside, quote, { rev: body.rev, fields: fieldsOf(body) })
    const version = await requireDraft(db, quote)
    const before = await listQuoteLines(db, version)
    const lines = body.lines ? await saveLines(inside, version, before, body.lines) : before
    const terms = body.terms ? readTerms(body.terms, settings) : {}
    const charges = { shippingFee: terms.shippingFee === undefined ? version.shippingFee : terms.shippingFee }
    const { subtotal, total } = sumsOf(lines.map(toOffer), {
      shippingFee: charges.shippingFee === null ? null : Number(charges.shippingFee),
      tax: Number(version.tax),
    })
    if (isMore(total, LIMITS.orderTotalMax)) throw new Refusal(400, { reason: 'errors.order_too_large' })
    await updateVersion(db, version, { ...terms, subtotal: subtotal.toFixed(2), total: total.toFixed(2) })
    const updated = await storeChange(db, context.by, quote, {
      act: 'save',
      set: body.contact ? readContact(body.contact) : {},
      changes: differences(body, before.length, Number(version.total), total),
    })
    return { rev: updated.rev, ...(await toAnswer(inside, version, lines, { subtotal, total })) }
  })
}

function fieldsOf({ lines, terms, contact }: Body): string[] {
  return [...(lines ? ['lines'] : []), ...(terms ? ['terms'] : []), ...(contact ? ['contact'] : []), 'draft']
}

/** Only in a draft; a version that was sent is revised instead. */
export async function requireDraft(db: TransactionDatabase, quote: QuoteRow): Promise<VersionRow> {
  if (quote.draftVersion === null) throw new Refusal(409, { reason: 'desk_errors.quote_no_draft' })
  return getVersion(db, { quoteId: quote.id, version: quote.draftVersion })
}

async function saveLines(
  { db, staff }: { db: TransactionDatabase; staff: QuoteContext['staff'] },
  version: VersionRow,
  before: readonly QuoteLineRow[],
  typed: readonly TypedLine[],
): Promise<QuoteLineRow[]> {
  const lines = numberLines(before, typed)
  refuseLines(before, lines)
  await replaceLines(db, version, lines)
  await dropCosts(
    db,
    version,
    lines.map(({ lineId }) => lineId),
  )
  if (staff.rights.includes('cost.see')) {
    const costs = typed.flatMap(({ cost }, index) => {
      const line = lines[index]
      return line && cost !== undefined ? [[line.lineId, cost] as const] : []
    })
    await saveCosts(db, version, new Map(costs))
  }
  return lines
}

/** What the buyer asked for stays with its line. A line without a known id is new. */
function numberLines(before: readonly QuoteLineRow[], typed: readonly TypedLine[]): QuoteLineRow[] {
  const known = new Map(before.map(line => [line.lineId, line]))
  const ids = [...known.keys(), ...typed.map(({ line_id }) => line_id ?? 0)]
  let last = Math.max(0, ...ids)
  return typed.map(line => {
    const lineId = line.line_id ?? ++last
    return toRow(line, lineId, known.get(lineId))
  })
}

function toRow(typed: TypedLine, lineId: number, before: QuoteLineRow | undefined): QuoteLineRow {
  const { kind, quantity, unit_price: unitPrice } = typed
  return {
    lineId,
    kind,
    alternateOf: typed.alternate_of,
    requestPosition: before?.requestPosition ?? null,
    partId: typed.part_id,
    partNumber: typed.part_number,
    manufacturer: typed.manufacturer,
    package: typed.package,
    description: typed.description,
    askedQuantity: before?.askedQuantity ?? null,
    askedPrice: before?.askedPrice ?? null,
    askedDateCode: before?.askedDateCode ?? '',
    quantity,
    multiple: typed.multiple,
    unitPrice: unitPrice?.toFixed(5) ?? null,
    breaks: typed.breaks
      .map(({ qty, price }) => ({ qty, price: Number(price.toFixed(5)) }))
      .toSorted((a, b) => a.qty - b.qty),
    amount: amountOf({ kind, unitPrice, quantity })?.toFixed(2) ?? null,
    source: typed.part_id === null ? 'lead' : typed.source,
    dateCode: typed.date_code,
    condition: typed.condition,
    origin: typed.origin,
    leadDays: typed.lead_days,
    note: typed.note,
    noBidReason: typed.no_bid_reason,
    listPrice: before?.listPrice ?? null,
    formerPrice: before?.formerPrice ?? null,
  }
}

/** A line that the buyer asked for is answered, never dropped. */
function refuseLines(before: readonly QuoteLineRow[], lines: readonly QuoteLineRow[]): void {
  const ids = new Set(lines.map(({ lineId }) => lineId))
  if (ids.size < lines.length) throw new Refusal(400, { reason: 'desk_errors.quote_line_twice' })
  const dropped = before.filter(({ requestPosition, lineId }) => requestPosition !== null && !ids.has(lineId))
  if (dropped.length > 0)
    throw new Refusal(400, {
      reason: 'desk_errors.quote_line_dropped',
      data: { lines: dropped.map(nameLine) },
    })
  const mains = new Set(lines.filter(({ alternateOf }) => alternateOf === null).map(({ lineId }) => lineId))
  if (lines.some(({ alternateOf }) => alternateOf !== null && !mains.has(alternateOf)))
    throw new Refusal(400, { reason: 'desk_errors.quote_alternate' })
  const isTooMuch = ({ unitPrice, quantity, breaks }: QuoteLineRow) =>
    [{ qty: quantity, price: Number(unitPrice ?? 0) }, ...breaks].some(({ qty, price }) =>
      isMore(lineAmount(price, qty), LIMITS.orderTotalMax),
    )
  if (lines.some(isTooMuch)) throw new Refusal(400, { reason: 'errors.order_too_large' })
}

export function nameLine({ lineId, partNumber }: Pick<QuoteLineRow, 'lineId' | 'partNumber'>) {
  return { line_id: lineId, part_number: partNumber }
}

function readTerms(
  terms: NonNullable<Body['terms']>,
  { shippingRates }: Pick<TradeSettings, 'shippingRates'>,
): Partial<VersionRow> {
  const service = shippingRates.find(({ id }) => id === terms.shipping_id)
  const hasFee = terms.shipping_fee !== null
  if (hasFee !== (service !== undefined))
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { 'terms.shipping_id': { key: 'errors.shipping_required' } },
    })
  return {
    validUntil: new Date(terms.valid_until),
    isHeld: terms.is_held,
    allowsPartial: terms.allows_partial,
    incoterm: terms.incoterm,
    payTerms: terms.pay_terms,
    shippingId: service?.id ?? '',
    carrier: service?.carrier ?? '',
    shippingService: service?.service ?? '',
    shippingFee: terms.shipping_fee?.toFixed(2) ?? null,
    note: terms.note,
    internalNote: terms.internal_note,
  }
}

function readContact(contact: NonNullable<Body['contact']>): Partial<QuoteRow> {
  return {
    email: contact.email,
    emailKey: emailKey(contact.email),
    contactName: contact.contact_name,
    companyName: contact.company_name,
    telephone: contact.telephone,
    country: contact.country,
    lang: contact.lang,
  }
}

/** Personal fields are named without their values. */
function differences(
  { lines, terms, contact }: Body,
  before: number,
  total: number,
  after: number,
): AuditChanges {
  return {
    ...(lines ? { lines: [before, lines.length] } : {}),
    ...(terms ? { terms: ['', 'changed'] } : {}),
    ...(contact ? { contact: ['', 'changed'] } : {}),
    ...(total === after ? {} : { total: [total, after] }),
  }
}

async function toAnswer(
  context: QuoteContext,
  version: VersionRow,
  lines: readonly QuoteLineRow[],
  sums: { subtotal: number; total: number },
): Promise<Omit<Answer, 'rev'>> {
  const { db, staff } = context
  const costs = await listCosts(db, version)
  const goods = await findGoods(
    context,
    lines.flatMap(({ partId }) => partId ?? []),
  )
  const { quotes: terms } = await context.settings()
  const below = lines.filter(line => {
    const part = line.partId === null ? undefined : goods.get(line.partId)
    return isLow(line, part?.prices ?? [], { ...terms, costs })
  })
  return {
    version: version.version,
    ...sums,
    line_ids: lines.map(({ lineId }) => lineId),
    below_floor: below.map(({ lineId }) => lineId),
    ...(staff.rights.includes('cost.see') ? { margin: marginOfLines(lines, costs) } : {}),
  }
}
