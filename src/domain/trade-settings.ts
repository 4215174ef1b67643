import type { InvoiceMode, PaperKind, TaxIds } from './papers.ts'
import type { PayMethodId } from './pay-methods.ts'
import type { PriceFloor } from './quotes/margin.ts'
import type { QuoteHold } from './quotes/states.ts'
import type { ShippingRate } from './shipping.ts'

export type TransferAccount = {
  beneficiary: string
  bank_name: string
  bank_address: string
  account_number: string
  swift_code: string
  note: string
}

/** The trade settings of this shop. */
export type TradeSettings = {
  shippingRates: readonly ShippingRate[]
  payMethods: readonly PayMethodId[]
  bank: TransferAccount
  unpaidHours: number
  unprovenHoldMinutes: number
  unprovenOrdersMax: number
  /** USD. */
  unprovenValueMax: number
  unprovenLinesMax: number
  confirmingDays: number
  receivedDays: number
  /** USD. A missing amount up to this is written off when the rest of the money arrives. */
  paymentTolerance: number
  orderPrefix: string
  /** The tax numbers of the shop, on papers. */
  taxIds: TaxIds
  invoiceMode: InvoiceMode
  numberFormats: Record<PaperKind, string>
  quotes: QuoteSettings
}

export type QuoteSettings = PriceFloor & {
  /** How long a new quote is valid. */
  validDays: number
  hold: QuoteHold
  /** USD: with `ask`, the hold is proposed above this total. */
  holdTotal: number
  holdDays: number
  /** Percent of a part's stock that all quotes together can hold. */
  holdShare: number
}

/** The account for transfers; null if the operator accepts none, or has set no account. */
export function transferAccount({ payMethods, bank }: TradeSettings): TransferAccount | null {
  const isNamed = bank.beneficiary !== '' && bank.account_number !== ''
  return payMethods.includes('bank') && isNamed ? bank : null
}
