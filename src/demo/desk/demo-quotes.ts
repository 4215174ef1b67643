import { lineAmount, sumAmounts } from '../../domain/money.ts'
import { isLive, type QuoteActor, type QuoteState } from '../../domain/quotes/states.ts'
import type { PricedPart } from '../../server/features/catalogue/index.ts'
import type { PastQuote } from '../../server/features/quotes/index.ts'
import type { PastRfq } from '../../server/features/rfq/index.ts'
import { demoBuyer } from './demo-buyers.ts'
import { demoNumber } from './demo-number.ts'
import type { DemoPastOrder } from './demo-orders.ts'

type DemoQuote = PastQuote & { orderId: number | null }
type QuoteLine = PastQuote['lines'][number]
type Stored<T> = { id: number; past: T }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NUMBER_LENGTH = 5
const SHIPPING_FEE = 38

/** The outcomes of the answered requests, newest first, in a repeating cycle. */
const FATES: readonly QuoteState[] = [
  'seen',
  'sent',
  'countered',
  'sent',
  'seen',
  'declined',
  'countered',
  'expired',
  'seen',
  'withdrawn',
  'declined',
]
const REASONS = ['price', 'lead_time', 'bought_elsewhere', 'price'] as const
/** Orders that began as quotes, by age. */
const QUOTED_ORDERS = [10, 14, 22, 31, 36, 44, 57]

export type DemoRecords = {
  requests: readonly Stored<PastRfq>[]
  orders: readonly Stored<DemoPastOrder>[]
  parts: readonly PricedPart[]
}

/** Quotes in all states: drafts and offers for requests, and those that became orders. No stock is held. */
export function demoQuotes(
  { requests, orders, parts }: DemoRecords,
  now: Date,
  salesId: number,
): DemoQuote[] {
  const known = new Map(parts.map(part => [part.partNumber, part]))
  const newest = requests.toReversed()
  const taken = newest.filter(({ past: { rfq } }) => rfq.viewedAt && !rfq.answeredAt).slice(0, 3)
  const answered = newest.filter(({ past: { rfq } }) => rfq.answeredAt && !rfq.declinedAt).slice(0, 15)
  const offers = [
    ...taken.map(request => ({ request, state: 'draft' as const })),
    ...answered.map((request, at) => ({ request, state: FATES[at % FATES.length] ?? 'sent' })),
  ]
  const quotes = [
    ...offers.map(({ request, state }, at) => forRequest(request, { at, state, now, salesId, known })),
    ...QUOTED_ORDERS.flatMap(age => {
      const order = orders[orders.length - 1 - age]
      return order ? [ofOrder(order, age, now, salesId)] : []
    }),
  ]
  const time = ({ quote: { createdAt } }: DemoQuote) => (createdAt ?? now).getTime()
  return quotes.toSorted((a, b) => time(a) - time(b))
}

type Making = {
  at: number
  state: QuoteState
  now: Date
  salesId: number
  known: ReadonlyMap<string, PricedPart>
}

function forRequest({ id, past: { rfq, lines: asked } }: Stored<PastRfq>, making: Making): DemoQuote {
  const { at, state, now, salesId, known } = making
  const lines = asked.map((line, position) => {
    const part = known.get(line.partNumber)
    const price = part ? Number(part.price) : null
    const target = line.targetPrice == null ? null : Number(line.targetPrice)
    const isOffered = position === 0 || (at + position) % 6 !== 5
    return quoteLine({
      position,
      partId: part?.id ?? null,
      requestPosition: position,
      partNumber: line.partNumber,
      manufacturer: line.manufacturer ?? '',
      package: line.package ?? '',
      askedQuantity: line.quantity,
      askedPrice: line.targetPrice ?? null,
      askedDateCode: line.dateCode ?? '',
      quantity: line.quantity,
      unitPrice: isOffered ? (target ?? price) : null,
      listPrice: price,
    })
  })
  const isDraft = state === 'draft'
  const sentAt = isDraft ? null : (rfq.answeredAt ?? rfq.createdAt ?? now)
  const isOpen = isDraft || isLive(state)
  const decidedAt = isOpen || !sentAt ? null : earlier(now, sentAt.getTime() + 5 * DAY_MS)
  const validUntil = endOf({ at, isLive: isOpen, now, decidedAt })
  const sums = sumsOf(lines)
  return {
    quote: {
      ...{
        number: `Q${demoNumber(rfq.createdAt ?? now, 100 + at, NUMBER_LENGTH)}`,
        rfqId: id,
        ownerId: salesId,
      },
      ...{ email: rfq.email, emailKey: rfq.emailKey, contactName: rfq.contactName },
      ...{ companyName: rfq.companyName ?? '', telephone: rfq.telephone ?? '' },
      ...{ country: rfq.country, lang: rfq.lang, state },
      ...{ version: isDraft ? 0 : 1, draftVersion: isDraft ? 1 : null },
      createdAt: sentAt ? new Date(sentAt.getTime() - HOUR_MS) : now,
      ...{ sentAt, validUntil: isDraft ? null : validUntil, total: isDraft ? null : sums.total },
      firstSeenAt: sentAt && state !== 'sent' ? earlier(now, sentAt.getTime() + 3 * HOUR_MS) : null,
      waitsSince: state === 'countered' && sentAt ? earlier(now, sentAt.getTime() + 20 * HOUR_MS) : null,
      chasedAt: isLive(state) ? sentAt : null,
      ...{ decidedAt, decidedBy: decidedAt ? actorOf(state) : null },
      declineReason: state === 'declined' ? (REASONS[at % REASONS.length] ?? 'other') : null,
    },
    terms: {
      ...termsOf(sums),
      validUntil,
      sentAt,
      sentBy: sentAt && salesId,
      sentByName: sentAt ? 'Demo sales' : '',
    },
    lines,
    counters: state === 'countered' ? countersOf(lines, sentAt ?? now) : [],
    orderId: null,
  }
}

/** Live ones end in the coming days; the others ended with their decision. */
function endOf({
  at,
  isLive,
  now,
  decidedAt,
}: {
  at: number
  isLive: boolean
  now: Date
  decidedAt: Date | null
}) {
  const end = isLive ? now.getTime() + (1.5 + (at % 9)) * DAY_MS : (decidedAt ?? now).getTime()
  return new Date(end)
}

function actorOf(state: QuoteState): QuoteActor {
  if (state === 'expired') return 'clock'
  return state === 'withdrawn' ? 'staff' : 'buyer'
}

/** The buyer wants five percent off the first line that has a price. */
function countersOf(lines: readonly QuoteLine[], sentAt: Date): PastQuote['counters'] {
  const line = lines.find(({ unitPrice }) => unitPrice)
  if (!line) return []
  const wantedPrice = (Number(line.unitPrice) * 0.95).toFixed(5)
  const createdAt = new Date(sentAt.getTime() + 20 * HOUR_MS)
  return [
    { lineId: line.lineId, wantedPrice, wantedQuantity: null, note: 'For the yearly volume', createdAt },
  ]
}

/** Sent two days before its order was placed. */
function ofOrder({ id, past }: Stored<DemoPastOrder>, age: number, now: Date, salesId: number): DemoQuote {
  const { order, lines: ordered } = past
  const { contactName, telephone, country } = demoBuyer(age)
  const orderedAt = order.createdAt ?? now
  const sentAt = new Date(orderedAt.getTime() - 2 * DAY_MS)
  const validUntil = new Date(sentAt.getTime() + 14 * DAY_MS)
  const lines = ordered.map(
    ({ position, partId, partNumber, manufacturer, packaging, quantity, unitPrice }) =>
      quoteLine({
        ...{ position, partId, partNumber, manufacturer, quantity, package: packaging },
        ...{ requestPosition: null, askedQuantity: null, askedPrice: null, askedDateCode: '' },
        ...{ unitPrice: Number(unitPrice), listPrice: Number(unitPrice) },
      }),
  )
  const sums = sumsOf(lines)
  return {
    quote: {
      ...{ number: `Q${demoNumber(sentAt, 200 + age, NUMBER_LENGTH)}`, ownerId: salesId },
      ...{ email: order.email, emailKey: order.emailKey, contactName, telephone, country },
      ...{
        companyName: order.companyName,
        lang: order.lang,
        state: 'accepted',
        version: 1,
        draftVersion: null,
      },
      createdAt: new Date(sentAt.getTime() - HOUR_MS),
      ...{ sentAt, validUntil, total: sums.total },
      firstSeenAt: new Date(sentAt.getTime() + HOUR_MS),
      ...{ decidedAt: orderedAt, decidedBy: 'buyer', acceptedName: contactName },
    },
    terms: { ...termsOf(sums), validUntil, sentAt, sentBy: salesId, sentByName: 'Demo sales' },
    lines,
    counters: [],
    orderId: id,
  }
}

type GivenLine = Pick<
  QuoteLine,
  'position' | 'partNumber' | 'manufacturer' | 'package' | 'quantity' | 'askedDateCode'
> & {
  partId: number | null
  requestPosition: number | null
  askedQuantity: number | null
  askedPrice: string | null
  unitPrice: number | null
  listPrice: number | null
}

/** A line without a price is not offered. */
function quoteLine({ unitPrice, listPrice, ...line }: GivenLine): QuoteLine {
  const isOffer = unitPrice !== null
  return {
    ...line,
    lineId: line.position + 1,
    kind: isOffer ? 'offer' : 'no_bid',
    unitPrice: unitPrice?.toFixed(5) ?? null,
    listPrice: listPrice?.toFixed(5) ?? null,
    amount: isOffer ? lineAmount(unitPrice, line.quantity).toFixed(2) : null,
    source: line.partId === null ? 'lead' : 'stock',
    noBidReason: isOffer ? '' : 'unavailable',
    ...{ description: '', dateCode: '', condition: '', origin: '', note: '' },
  }
}

type Sums = { subtotal: string; total: string }

function sumsOf(lines: readonly QuoteLine[]): Sums {
  const amounts = lines.flatMap(({ amount }) => (amount === null ? [] : [Number(amount)]))
  const subtotal = sumAmounts(amounts)
  const total = amounts.length > 0 ? sumAmounts([subtotal, SHIPPING_FEE]) : 0
  return { subtotal: subtotal.toFixed(2), total: total.toFixed(2) }
}

function termsOf(sums: Sums) {
  return {
    ...sums,
    ...{ isHeld: false, allowsPartial: true, incoterm: 'DAP', payTerms: '' },
    ...{ shippingId: 'dhl-express', carrier: 'DHL', shippingService: 'Express' },
    shippingFee: SHIPPING_FEE.toFixed(2),
  }
}

function earlier(now: Date, time: number): Date {
  return new Date(Math.min(time, now.getTime()))
}
