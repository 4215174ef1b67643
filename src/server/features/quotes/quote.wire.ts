import type { QuoteDetail, QuoteEntry, QuoteLine, QuoteVersion } from '../../../contract/desk/quotes.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { isHigherPrice, type PriceBreak, priceAt } from '../../../domain/money.ts'
import { isBelowFloor, marginOfOffers, marginOn, type PriceFloor } from '../../../domain/quotes/margin.ts'
import { ladderOf } from '../../../domain/quotes/offer.ts'
import { isEnded, shownState } from '../../../domain/quotes/states.ts'
import type { AuditRow } from '../audit/index.ts'
import type { MessageRow } from '../messages/index.ts'
import type { LastSale } from '../orders/index.ts'
import type { DeskQuoteRow } from './desk.queries.ts'
import type { HoldRow } from './holds.queries.ts'
import { toOffer } from './offer-line.ts'
import type { listCounters, QuoteRow } from './quotes.queries.ts'
import type { QuoteLineRow, VersionRow } from './versions.queries.ts'

export function toQuoteEntry(quote: DeskQuoteRow): QuoteEntry {
  return {
    number: quote.number,
    rev: quote.rev,
    state: shownState(quote.state, quote.draftVersion !== null),
    version: quote.version,
    draft_version: quote.draftVersion,
    owner: quote.ownerId === null ? null : { id: quote.ownerId, name: quote.ownerName ?? '' },
    company_name: quote.companyName,
    contact_name: quote.contactName,
    email: quote.email,
    country: quote.country,
    lang: quote.lang,
    create_time: quote.createdAt.toISOString(),
    sent_time: timeOf(quote.sentAt),
    seen_time: timeOf(quote.firstSeenAt),
    valid_until: timeOf(quote.validUntil),
    total: Number(quote.shownTotal),
    lines: quote.lineCount,
    is_held: quote.isHeld,
    waits_since: timeOf(quote.waitsSince),
    has_asked_approval: quote.approvalAskedAt !== null,
    request_number: quote.rfqNumber === null ? null : `RFQ-${quote.rfqNumber}`,
    order_number: quote.orderNumber,
  }
}

type QuoteRecord = {
  live: QuoteVersion | null
  draft: QuoteVersion | null
  sent: readonly VersionRow[]
  holds: readonly HoldRow[]
  messages: readonly MessageRow[]
  acts: readonly AuditRow[]
}

export function toQuoteDetail(quote: DeskQuoteRow, record: QuoteRecord): QuoteDetail {
  const { live, draft } = record
  return {
    ...toQuoteEntry(quote),
    telephone: quote.telephone,
    has_account: quote.userId !== null,
    live,
    draft,
    versions: record.sent.map(({ version, sentAt, sentByName, total }) => ({
      version,
      sent_time: timeOf(sentAt) ?? '',
      sent_by: sentByName,
      total: Number(total),
    })),
    holds: record.holds.map(hold => toHold(hold, live?.lines ?? [])),
    decline: toDecline(quote),
    accepted_by: quote.acceptedName,
    thread: record.messages.map(message => ({
      id: message.id,
      time: message.createdAt.toISOString(),
      author: message.author,
      author_name: message.authorName,
      body: message.body,
      is_internal: message.isInternal,
    })),
    history: record.acts.map(({ at, staffId, who, act }) => ({
      time: at.toISOString(),
      staff_id: staffId,
      who,
      act,
    })),
  }
}

function toHold(
  { partId, quantity, until }: HoldRow,
  lines: readonly QuoteLine[],
): QuoteDetail['holds'][number] {
  const line = lines.find(({ part_id }) => part_id === partId)
  return { part_id: partId, part_number: line?.part_number ?? '', quantity, until: until.toISOString() }
}

function toDecline(quote: QuoteRow): QuoteDetail['decline'] {
  const { state, decidedAt, decidedBy, declineReason: reason, declineText } = quote
  if (!isEnded(state) || !decidedAt || !decidedBy) return null
  return { time: decidedAt.toISOString(), by: decidedBy, reason, text: declineText }
}

type Counter = Awaited<ReturnType<typeof listCounters>>[number]

/** The last counter of each line against the version that was sent. */
export function latestCounters(counters: readonly Counter[], version: number): Map<number, Counter> {
  return new Map(
    counters.filter(counter => counter.version === version).map(counter => [counter.lineId, counter]),
  )
}

export type VersionFacts = {
  /** Present parts, for a draft. */
  goods: ReadonlyMap<number, Goods>
  /** Null without the right to see them. */
  costs: ReadonlyMap<number, number> | null
  /** The line_ids whose price is below the floor; none for a version that was sent. */
  low: ReadonlySet<number>
  counters: ReadonlyMap<number, Counter>
  quoted: ReadonlyMap<number, number>
  sold: ReadonlyMap<number, LastSale>
  /** Pieces by line_id; null: not accepted, or not known. */
  ordered: ReadonlyMap<number, number> | null
}

export function toQuoteVersion(
  version: VersionRow,
  lines: readonly QuoteLineRow[],
  facts: VersionFacts,
): QuoteVersion {
  return {
    version: version.version,
    valid_until: version.validUntil.toISOString(),
    is_held: version.isHeld,
    allows_partial: version.allowsPartial,
    incoterm: version.incoterm,
    pay_terms: version.payTerms,
    shipping_id: version.shippingId,
    shipping_fee: numberOf(version.shippingFee),
    tax: Number(version.tax),
    note: version.note,
    internal_note: version.internalNote,
    subtotal: Number(version.subtotal),
    total: Number(version.total),
    sent_time: timeOf(version.sentAt),
    sent_by: version.sentByName,
    approved_by: version.approvedByName,
    lines: lines.map(line => toQuoteLine(line, facts)),
  }
}

function toQuoteLine(line: QuoteLineRow, facts: VersionFacts): QuoteLine {
  const goods = line.partId === null ? undefined : facts.goods.get(line.partId)
  const counter = facts.counters.get(line.lineId)
  const listPrice = goods ? priceAt(goods.prices, line.quantity) : numberOf(line.listPrice)
  const unitPrice = numberOf(line.unitPrice)
  const sale = line.partId === null ? undefined : facts.sold.get(line.partId)
  return {
    line_id: line.lineId,
    kind: line.kind,
    alternate_of: line.alternateOf,
    request_position: line.requestPosition,
    part_id: line.partId,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    package: line.package,
    description: line.description,
    asked_quantity: line.askedQuantity,
    asked_price: numberOf(line.askedPrice),
    asked_date_code: line.askedDateCode,
    quantity: line.quantity,
    multiple: line.multiple,
    unit_price: unitPrice,
    breaks: line.breaks,
    amount: numberOf(line.amount),
    source: line.source,
    date_code: line.dateCode,
    condition: line.condition,
    origin: line.origin,
    lead_days: line.leadDays,
    note: line.note,
    no_bid_reason: line.noBidReason,
    list_price: listPrice,
    former_price: numberOf(line.formerPrice),
    stock: goods?.stock ?? null,
    wanted_price: counter ? numberOf(counter.wantedPrice) : null,
    wanted_quantity: counter?.wantedQuantity ?? null,
    wanted_note: counter?.note ?? '',
    ordered_quantity: facts.ordered && (facts.ordered.get(line.lineId) ?? 0),
    last_quoted: line.partId === null ? null : (facts.quoted.get(line.partId) ?? null),
    last_sold: sale ? Number(sale.unitPrice) : null,
    is_below_floor: facts.low.has(line.lineId),
    ...(facts.costs === null ? {} : costOf(line.lineId, unitPrice, facts.costs)),
  }
}

function costOf(
  lineId: number,
  unitPrice: number | null,
  costs: ReadonlyMap<number, number>,
): Pick<QuoteLine, 'cost' | 'margin'> {
  const cost = costs.get(lineId) ?? null
  return { cost, margin: cost === null || unitPrice === null ? null : marginOn(unitPrice, cost) }
}

type Floor = PriceFloor & { costs: ReadonlyMap<number, number> }
/** The second are those of the buyer's company; empty: it has none. */
type OurPrices = { list: readonly PriceBreak[]; agreed: readonly PriceBreak[] }

/** At any of its quantities. The company's prices in the shop are no discount. */
export function isLow(line: QuoteLineRow, { list, agreed }: OurPrices, floor: Floor): boolean {
  if (line.kind === 'no_bid') return false
  const cost = floor.costs.get(line.lineId) ?? null
  return ladderOf(toOffer(line)).some(({ qty, price }) => {
    const agreedPrice = priceAt(agreed, qty)
    const isAgreed = agreedPrice !== null && !isHigherPrice(agreedPrice, price)
    const listPrice = isAgreed ? null : priceAt(list, qty)
    return isBelowFloor({ unitPrice: price, listPrice, cost }, floor)
  })
}

/** Over the lines that have a cost. Null: there are none. */
export function marginOfLines(
  lines: readonly Pick<QuoteLineRow, 'lineId' | 'amount' | 'quantity' | 'kind' | 'alternateOf'>[],
  costs: ReadonlyMap<number, number>,
): number | null {
  return marginOfOffers(
    lines.map(line => ({
      ...line,
      amount: numberOf(line.amount),
      cost: costs.get(line.lineId) ?? null,
    })),
  )
}

function timeOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}
