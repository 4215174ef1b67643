import { atLeastZero, smallerAmount, sumAmounts } from './money.ts'
import { creditAmount, type OrderLedger, refundableAmount } from './order-ledger.ts'
import { isKept, type OrderStatus } from './order-states.ts'

export const PAPER_KINDS = ['invoice', 'credit_note', 'packing_slip', 'customs'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The papers that belong to one shipment. */
export type ShipmentPaper = Extract<PaperKind, 'packing_slip' | 'customs'>

/** When invoices are issued: only by staff, or also by the clock as soon as an order is being prepared. */
export const INVOICE_MODES = ['manual', 'automatic'] as const
export type InvoiceMode = (typeof INVOICE_MODES)[number]

/** Of the shop, a company or an order; empty: not known. */
export type TaxIds = { vatId: string; eori: string }

export function hasPrices(kind: PaperKind): boolean {
  return kind !== 'packing_slip'
}

/** Before that, the proforma invoice asks for the money; afterwards there is nothing to charge. */
export function isInvoiceable(status: OrderStatus): boolean {
  return isKept(status)
}

/** A number format: `YYYY` is the year, each `#` a digit, all other characters are written as they are. */
export const NUMBER_FORMAT = /^(?=.{1,30}$)(?!.*YYYY.*YYYY)[A-Z0-9/-]*#{1,9}[A-Z0-9/-]*$/

const YEAR = 'YYYY'

/** Numbers start again each year if the year is part of them; otherwise they continue in year 0. */
export function seriesYear(format: string, year: number): number {
  return format.includes(YEAR) ? year : 0
}

export function paperNumber(format: string, year: number, sequence: number): string {
  return format
    .replace(YEAR, String(year))
    .replace(/#+/, digits => String(sequence).padStart(digits.length, '0'))
}

/**
 * USD of the credit note for a refund: the part of the invoice that the shop no longer keeps. Returning money
 * that was never invoiced, for example an overpayment, needs no credit note. `waived` is the amount written
 * off without one; `most` is what this refund can take off the invoice.
 */
export function creditFor(
  ledger: OrderLedger,
  { invoiced, credited, waived }: Record<'invoiced' | 'credited' | 'waived', number>,
  most: number,
): number {
  const keptForGoods = sumAmounts([refundableAmount(ledger), -creditAmount(ledger)])
  const uncovered = sumAmounts([invoiced, -credited, -waived, -keptForGoods])
  return atLeastZero(smallerAmount(most, uncovered))
}
