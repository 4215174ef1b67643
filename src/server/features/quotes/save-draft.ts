import type * as z from 'zod/mini'
import type { saveQuote } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { isMore, isSameAmount, isSamePrice, lineAmount, roundPrice } from '../../../domain/money.ts'
import { sumsOf } from '../../../domain/quotes/offer.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { refuseStale, storeChange } from './change-quote.ts'
import { bareQuoteNumber } from './number.ts'
import { amountOf, toOffer } from './offer-line.ts'
import { findLowLines } from './price-floor.ts'
import { marginOfLines } from './quote.wire.ts'
import type { QuoteContext } from './quote-context.ts'
import { findAccountOf, lockQuote, type QuoteRow } from './quotes.queries.ts'
import {
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

/** Saves the given fields of a draft. The same person never conflicts with an own change, unless that is wanted. */
export async function saveDraft(context: QuoteContext, typed: string, body: Body): Promise<Answer> {
  const settings = await context.settings()
  return inTransaction(context.pool, async ({ db }) => {
    const inside = { ...context, db, settings: async () => settings }
    const quote = await lockQuote(db, bareQuoteNumber(typed))
    if (!quote) throw new Refusal(404)
    const contact = contactChanges(quote, body.contact ?? {})
    const seen = { rev: body.rev, fields: fieldsOf(body, contact), isStrict: body.is_strict }
    await refuseStale(inside, quote, seen)
    const version = await requireDraft(db, quote)
    const before = await listQuoteLines(db, version)
    const known = await listCosts(db, version)
    const { lines, costs } = body.lines
      ? await saveLines(inside, { version, before, known }, body.lines)
      : { lines: before, costs: known }
    const terms = body.terms ? readTerms(body.terms, settings) : {}
    const charges = { shippingFee: terms.shippingFee === undefined ? version.shippingFee : terms.shippingFee }
    const { subtotal, total } = sumsOf(lines.map(toOffer), {
      shippingFee: charges.shippingFee === null ? null : Number(charges.shippingFee),
      tax: Number(version.tax),
    })
    if (isMore(total, LIMITS.orderTotalMax)) throw new Refusal(400, { reason: 'desk_errors.quote_too_large' })
    await updateVersion(db, version, { ...terms, subtotal: subtotal.toFixed(2), total: total.toFixed(2) })
    const updated = await storeChange(db, context.by, quote, {
      act: 'save',
      set: await readContact(db, contact),
      changes: differences(body, contact, { lines: before.length, total: Number(version.total) }, total),
    })
    return { rev: updated.rev, ...(await toAnswer(inside, version, { lines, costs, subtotal, total })) }
  })
}

function fieldsOf({ lines, terms }: Body, contact: ContactChange): string[] {
  return [...(lines ? ['lines'] : []), ...(terms ? ['terms'] : []), ...Object.keys(contact), 'draft']
}

type ContactChange = { [Field in keyof NonNullable<Body['contact']>]?: string }

/** Only the fields that differ from the present contact. */
function contactChanges(quote: QuoteRow, typed: NonNullable<Body['contact']>): ContactChange {
  const present: Record<string, string> = {
    ...{ email: quote.email, contact_name: quote.contactName, company_name: quote.companyName },
    ...{ telephone: quote.telephone, country: quote.country, lang: quote.lang },
  }
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== undefined && value !== present[name],
  )
  return Object.fromEntries(changed)
}

/** Only in a draft; a version that was sent is revised instead. */
export async function requireDraft(db: TransactionDatabase, quote: QuoteRow): Promise<VersionRow> {
  if (quote.draftVersion === null) throw new Refusal(409, { reason: 'desk_errors.quote_no_draft' })
  return getVersion(db, { quoteId: quote.id, version: quote.draftVersion })
}

type Costs = ReadonlyMap<number, number>
type Stored = { version: VersionRow; before: readonly QuoteLineRow[]; known: Costs }

async function saveLines(
  { db, staff }: { db: TransactionDatabase; staff: QuoteContext['staff'] },
  { version, before, known }: Stored,
  typed: readonly TypedLine[],
): Promise<{ lines: QuoteLineRow[]; costs: Costs }> {
  const lines = numberLines(before, typed)
  refuseLines(before, lines)
  await replaceLines(db, version, lines, before)
  const costs = staff.rights.includes('cost.see') ? typedCosts(lines, typed, known) : keptCosts(lines, known)
  await saveCosts(db, version, costDifferences(known, costs))
  return { lines, costs }
}

/** Of the lines that are still there. */
function keptCosts(lines: readonly QuoteLineRow[], known: Costs): Costs {
  const ids = new Set(lines.map(({ lineId }) => lineId))
  return new Map([...known].filter(([lineId]) => ids.has(lineId)))
}

function typedCosts(lines: readonly QuoteLineRow[], typed: readonly TypedLine[], known: Costs): Costs {
  return new Map(
    lines.flatMap(({ lineId }, index) => {
      const cost = typed[index]?.cost
      const now = cost === undefined ? (known.get(lineId) ?? null) : cost
      return now === null ? [] : [[lineId, roundPrice(now)] as const]
    }),
  )
}

/** Null: there is none any more. */
function costDifferences(before: Costs, after: Costs): Map<number, number | null> {
  const gone = [...before.keys()].filter(lineId => !after.has(lineId)).map(lineId => [lineId, null] as const)
  return new Map([
    ...gone,
    ...[...after].filter(([lineId, cost]) => !isSamePrice(before.get(lineId) ?? null, cost)),
  ])
}

/** The buyer's request stays with its line. A line without a known id is new. */
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
  const { kind, quantity } = typed
  const unitPrice = typed.unit_price === null ? null : roundPrice(typed.unit_price)
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
    breaks: kind === 'offer' ? toBreaks(typed) : [],
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

/** One price for each further quantity, ascending: that of the line's own quantity is the line's price. */
function toBreaks({ quantity, breaks }: TypedLine): QuoteLineRow['breaks'] {
  const others = breaks.filter(({ qty }) => qty !== quantity)
  const prices = new Map(others.map(({ qty, price }) => [qty, roundPrice(price)]))
  return [...prices].map(([qty, price]) => ({ qty, price })).sort((a, b) => a.qty - b.qty)
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
  if (lines.some(isTooMuch)) throw new Refusal(400, { reason: 'desk_errors.quote_too_large' })
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

/** With another mailbox, the quote belongs to another account, or to none, and the links mailed before open nothing. */
async function readContact(db: TransactionDatabase, contact: ContactChange): Promise<Partial<QuoteRow>> {
  const { email, contact_name: contactName, company_name: companyName, telephone, country, lang } = contact
  const key = email === undefined ? undefined : emailKey(email)
  return {
    ...(email !== undefined && key !== undefined
      ? { email, emailKey: key, userId: await findAccountOf(db, key) }
      : {}),
    ...(contactName === undefined ? {} : { contactName }),
    ...(companyName === undefined ? {} : { companyName }),
    ...(telephone === undefined ? {} : { telephone }),
    ...(country === undefined ? {} : { country }),
    ...(lang === undefined ? {} : { lang }),
  }
}

const CHANGED: AuditChanges[string] = ['', 'changed']

/** Personal fields are named without their values. */
function differences(
  { lines, terms }: Body,
  contact: ContactChange,
  before: { lines: number; total: number },
  total: number,
): AuditChanges {
  return {
    ...(lines ? { lines: [before.lines, lines.length] } : {}),
    ...(terms ? { terms: CHANGED } : {}),
    ...Object.fromEntries(Object.keys(contact).map(name => [name, CHANGED])),
    ...(isSameAmount(before.total, total) ? {} : { total: [before.total, total] }),
  }
}

type Saved = { lines: readonly QuoteLineRow[]; costs: Costs; subtotal: number; total: number }

async function toAnswer(
  context: QuoteContext,
  { version }: VersionRow,
  { lines, costs, ...sums }: Saved,
): Promise<Omit<Answer, 'rev'>> {
  const { quotes: terms } = await context.settings()
  const below = await findLowLines(context, lines, { ...terms, costs })
  return {
    version,
    ...sums,
    line_ids: lines.map(({ lineId }) => lineId),
    below_floor: below.map(({ lineId }) => lineId),
    ...(context.staff.rights.includes('cost.see') ? { margin: marginOfLines(lines, costs) } : {}),
  }
}
