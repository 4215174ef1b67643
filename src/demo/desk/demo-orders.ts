import { createHash, randomBytes } from 'node:crypto'
import { LIMITS } from '../../domain/limits.ts'
import { lineAmount, sumAmounts } from '../../domain/money.ts'
import { isKept, type OrderStatus } from '../../domain/order-states.ts'
import type { PricedPart } from '../../server/features/catalogue/index.ts'
import type { PastOrder } from '../../server/features/orders/index.ts'
import type { PastReport } from '../../server/features/payments/index.ts'
import { demoBuyer } from './demo-buyers.ts'
import { type DemoPeople, demoFacts, ON_TERMS, TERMS_DAYS } from './demo-facts.ts'
import { demoNumber } from './demo-number.ts'
import { demoQuantity } from './demo-quantity.ts'

const ORDERS = 300
/** Older orders have none: they would all be dated today. */
const PAPERS_AGE = 60
const NUMBER_LENGTH = 6
const HOUR_MS = 3_600_000
const SHIPPING_FEE = 38

export type DemoPastOrder = PastOrder & { reports: PastReport[] }

/** Three hundred orders of a year, in all states. Stock stays as it is. */
export function demoOrders(
  parts: readonly PricedPart[],
  now: Date,
  people: DemoPeople & { companyId: number },
): DemoPastOrder[] {
  return Array.from({ length: ORDERS }, (_, at) => {
    const age = ORDERS - 1 - at
    const past = orderOf(parts, now, age, people)
    return age === ON_TERMS ? { ...past, order: { ...past.order, ...termsOf(past, people.companyId) } } : past
  })
}

function termsOf({ order: { createdAt } }: DemoPastOrder, companyId: number) {
  const dueOn = new Date((createdAt?.getTime() ?? 0) + TERMS_DAYS * 24 * HOUR_MS)
  return { companyId, payTerms: TERMS_DAYS, dueOn: dueOn.toISOString().slice(0, 10) }
}

/** Of the orders in the list: some of those that are being prepared, sent or received have papers. */
export function withPapers(past: readonly DemoPastOrder[]): number[] {
  const hasPapers = ({ order: { status } }: DemoPastOrder, age: number) =>
    age < PAPERS_AGE && age % 3 !== 0 && status !== undefined && isKept(status)
  return past.flatMap((order, at) => (hasPapers(order, ORDERS - 1 - at) ? [at] : []))
}

function orderOf(parts: readonly PricedPart[], now: Date, age: number, people: DemoPeople): DemoPastOrder {
  const createdAt = new Date(now.getTime() - hoursAgo(age) * HOUR_MS)
  const lines = Array.from({ length: 1 + ((age * 5) % 4) }, (_, position) => lineOf(parts, age, position))
  const { address, ...buyer } = demoBuyer(age)
  const subtotal = sumAmounts(lines.map(({ amount }) => Number(amount)))
  const total = sumAmounts([subtotal, SHIPPING_FEE])
  const status = statusOf(age)
  const { companyName } = buyer
  const { moments, reports, ...facts } = demoFacts(
    { age, status, createdAt, now, total, lines, companyName },
    people,
  )
  return {
    order: {
      number: `CF${demoNumber(createdAt, age, NUMBER_LENGTH)}`,
      email: buyer.email,
      emailKey: buyer.emailKey,
      lang: buyer.lang,
      companyName,
      status,
      shippingAddress: address,
      billingAddress: address,
      subtotal: subtotal.toFixed(2),
      shippingFee: SHIPPING_FEE.toFixed(2),
      total: total.toFixed(2),
      weightGrams: 350,
      shippingId: 'dhl-express',
      shippingService: 'Express',
      carrier: 'DHL',
      shippingNumber: facts.shipments.at(-1)?.tracking ?? '',
      payMethod: status === 'unpaid' && age % 2 === 1 ? 'paypal' : 'bank',
      poNumber: age % 3 === 0 ? '' : `PO-${4_500_000 + age * 37}`,
      remark: age % 9 === 0 ? 'Please deliver in the morning.' : '',
      createdAt,
      keySalt: randomBytes(16),
      keyExpiresAt: new Date(createdAt.getTime() + LIMITS.orderKeySeconds * 1000),
      // One buyer has not opened the mailed link yet.
      provenAt: age === 1 ? null : createdAt,
      idempotencyScope: 'demo',
      idempotencyHash: hashOf(`order ${age}`),
      requestHash: hashOf(`request ${age}`),
      rev: facts.changes.length - 1,
      ...moments,
    },
    lines,
    ...facts,
    reports,
  }
}

/** The newest are open, the rest are done. */
function statusOf(age: number): OrderStatus {
  if (age < 9) return age % 3 === 2 ? 'confirming' : 'unpaid'
  if (age < 30) return 'preparing'
  // Older ones would be closed by the clock at the first start.
  if (age < 38) return 'shipping'
  if (age % 17 === 0) return 'canceled'
  return age % 23 === 0 ? 'refunded' : 'received'
}

/** More and more in the last months: the shop grows. */
function hoursAgo(age: number): number {
  if (age < 9) return 1.5 + age * 5
  return 48 + 363 * 24 * ((age - 9) / (ORDERS - 10)) ** 1.15
}

function lineOf(parts: readonly PricedPart[], age: number, position: number): PastOrder['lines'][number] {
  const part = parts[(age * 13 + position * 29) % parts.length]
  if (!part) throw new Error('the demo has no parts')
  const unitPrice = Number(part.price)
  const quantity = demoQuantity(part, (1 + ((age + position) % 12)) * 5)
  return {
    position,
    partId: part.id,
    partNumber: part.partNumber,
    manufacturer: part.manufacturer,
    packaging: part.packaging,
    unitPrice: unitPrice.toFixed(5),
    quantity,
    amount: lineAmount(unitPrice, quantity).toFixed(2),
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(`demo ${text}`).digest()
}
