import type { PayMethod } from '../../../contract/shop/orders.ts'
import type { MyQuote, Quote, QuotedLine } from '../../../contract/shop/quotes.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'
import { applyChoices, defaultChoices, type LineChoice, ladderOf } from '../../../domain/quotes/offer.ts'
import { isLive, NO_BID_REASONS } from '../../../domain/quotes/states.ts'
import type { DescribedPart } from '../catalogue/index.ts'
import type { MessageRow } from '../messages/index.ts'
import type { QuotesOrder } from './buyers.queries.ts'
import { originName } from './describe-facts.ts'
import { toOffer } from './offer-line.ts'
import type { latestCounters } from './quote.wire.ts'
import type { QuoteRow } from './quotes.queries.ts'
import type { QuoteLineRow, VersionRow } from './versions.queries.ts'

export type ShownQuote = {
  quote: QuoteRow
  version: VersionRow
  lines: readonly QuoteLineRow[]
  isPreview: boolean
  hasEnded: boolean
  parts: ReadonlyMap<number, DescribedPart>
  heldUntil: Date | null
  counters: ReturnType<typeof latestCounters>
  messages: readonly MessageRow[]
  rfqNumber: string | null
  order: QuotesOrder | null
  orderAccess: Quote['order_access']
  payMethods: PayMethod[]
}

/** Nothing of costs, of the price floor or of internal notes is read for it. */
export async function toQuote(shown: ShownQuote, lang: Lang): Promise<Quote> {
  const { quote, version, hasEnded, order } = shown
  const { t } = await speak(lang)
  const ordered = orderedLines(shown)
  const { subtotal, shippingFee, shippingId, carrier, shippingService, total } = (ordered && order) ?? version
  const taken = new Set((ordered ?? defaultChoices(shown.lines.map(toOffer))).map(({ lineId }) => lineId))
  const isOpen = isLive(quote.state) && !hasEnded
  return {
    quote_number: quote.number,
    version: version.version,
    // The clock comes by once in a while; for the buyer the quote ends at its time.
    state: isLive(quote.state) && hasEnded ? 'expired' : quote.state,
    date: (version.sentAt ?? quote.createdAt).toISOString(),
    valid_until: version.validUntil.toISOString(),
    is_open: isOpen,
    is_preview: shown.isPreview,
    held_until: shown.heldUntil?.toISOString() ?? null,
    allows_partial: version.allowsPartial,
    shows_order: ordered !== null,
    lines: shown.lines.map(line => ({
      ...toQuotedLine(line, shown),
      ...toOrdered(ordered?.find(({ lineId }) => lineId === line.lineId)),
      origin: originName(line.origin, lang),
      is_default: taken.has(line.lineId),
      no_bid_reason: reasonText(line.noBidReason, reason => t(`no_bid_reasons.${reason}`)),
    })),
    subtotal: Number(subtotal),
    shipping:
      shippingFee === null
        ? null
        : {
            ...{ id: shippingId, carrier, service: shippingService, fee: Number(shippingFee) },
            country_name: ordered ? '' : originName(quote.country, lang),
          },
    tax: Number(version.tax),
    total: Number(total),
    incoterm: version.incoterm,
    pay_terms: version.payTerms,
    note: version.note,
    contact_name: quote.contactName,
    company_name: quote.companyName,
    email: quote.email,
    telephone: quote.telephone,
    country: quote.country,
    rfq_number: shown.rfqNumber === null ? null : `RFQ-${shown.rfqNumber}`,
    order_number: order?.number ?? null,
    order_access: shown.orderAccess,
    pay_methods: shown.payMethods,
    messages: shown.messages
      .filter(({ isInternal }) => !isInternal)
      .map(({ author, createdAt, body }) => ({
        author: author === 'staff' ? ('shop' as const) : ('buyer' as const),
        time: createdAt.toISOString(),
        body,
      })),
  }
}

type OrderedLine = LineChoice & { unitPrice: number; amount: number }

/** The ordered lines, for readers who may open the order; null if it is not known or there is no order. */
function orderedLines({ quote, lines, order, orderAccess }: ShownQuote): OrderedLine[] | null {
  if (!order || orderAccess === null || !quote.acceptedLines) return null
  const chosen = applyChoices(lines.map(toOffer), quote.acceptedLines, true)
  if ('problem' in chosen) return null
  return chosen.lines.map(({ line: { lineId }, quantity, unitPrice, amount }) => ({
    ...{ lineId, quantity, unitPrice, amount },
  }))
}

function toOrdered(line: OrderedLine | undefined) {
  return line && { qty: line.quantity, unit_price: line.unitPrice, amount: line.amount }
}

type Reason = (typeof NO_BID_REASONS)[number]

/** Staff choose a reason or write their own. */
function reasonText(stored: string, translate: (reason: Reason) => string): string {
  const known = NO_BID_REASONS.find(reason => reason === stored)
  return known ? translate(known) : stored
}

function toQuotedLine(
  line: QuoteLineRow,
  { parts, counters }: ShownQuote,
): Omit<QuotedLine, 'is_default' | 'no_bid_reason' | 'origin'> {
  const part = line.partId === null ? undefined : parts.get(line.partId)
  const counter = counters.get(line.lineId)
  const isOffer = line.kind === 'offer'
  return {
    line_id: line.lineId,
    kind: line.kind,
    alternate_of: line.alternateOf,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    package: line.package,
    description: line.description,
    goods_page_url: part?.goods_page_url ?? '',
    icons: part?.icons ?? '',
    asked_qty: line.askedQuantity,
    qty: line.quantity,
    unit_price: isOffer && line.unitPrice !== null ? Number(line.unitPrice) : null,
    amount: isOffer && line.amount !== null ? Number(line.amount) : null,
    prices: isOffer ? ladderOf(toOffer(line)) : [],
    multiple: line.multiple,
    source: line.source,
    lead_days: line.leadDays,
    date_code: line.dateCode,
    condition: line.condition,
    note: line.note,
    wanted_price: counter?.wantedPrice == null ? null : Number(counter.wantedPrice),
    wanted_qty: counter?.wantedQuantity ?? null,
    wanted_note: counter?.note ?? '',
  }
}

export type MyQuoteRow = QuoteRow & { lineCount: number; hasEnded: boolean }

export function toMyQuote(quote: MyQuoteRow): MyQuote {
  return {
    quote_number: quote.number,
    version: quote.version,
    state: isLive(quote.state) && quote.hasEnded ? 'expired' : quote.state,
    date: (quote.sentAt ?? quote.createdAt).toISOString(),
    valid_until: (quote.validUntil ?? quote.createdAt).toISOString(),
    line_count: quote.lineCount,
    total: Number(quote.total),
    quote_page_url: quote.number,
  }
}
