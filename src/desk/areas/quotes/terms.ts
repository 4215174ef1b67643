import type { QuoteVersion } from '../../../contract/desk/quotes.ts'
import { roundAmount } from '../../../domain/money.ts'
import { isTooLong } from '../../../domain/quotes/validity.ts'
import { type DecimalMark, readPrice, writePrice } from '../../../domain/read-price.ts'

/** The terms of a draft, as their fields show them. */
export type TermsFields = {
  /** A day; the quote is valid until its end, where the seller is. */
  valid_until: string
  is_held: 'yes' | 'no'
  allows_partial: 'yes' | 'no'
  incoterm: string
  pay_terms: string
  /** Empty: the buyer chooses. */
  shipping_id: string
  shipping_fee: string
  note: string
  internal_note: string
}

export function termsOf(version: QuoteVersion, mark: DecimalMark): TermsFields {
  return {
    valid_until: dayOf(version.valid_until),
    is_held: version.is_held ? 'yes' : 'no',
    allows_partial: version.allows_partial ? 'yes' : 'no',
    incoterm: version.incoterm,
    pay_terms: version.pay_terms,
    shipping_id: version.shipping_id,
    shipping_fee: version.shipping_fee === null ? '' : writePrice(version.shipping_fee, mark),
    note: version.note,
    internal_note: version.internal_note,
  }
}

/** The day at the reader's place. */
export function dayOf(moment: string | number): string {
  const date = new Date(moment)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

export type TermsProblems = {
  valid_until?: 'desk_quotes.terms.day_missing' | 'desk_errors.quote_too_long'
  shipping_fee?: true
}

/** Terms that the server would reject are not sent. */
export function problemsOf(
  { valid_until, shipping_id, shipping_fee }: TermsFields,
  mark: DecimalMark,
): TermsProblems {
  const fee = readPrice(shipping_fee, mark)
  return {
    ...(Number.isNaN(Date.parse(valid_until)) ? { valid_until: 'desk_quotes.terms.day_missing' } : {}),
    ...(isTooLong(`${valid_until}T23:59:59`, Date.now())
      ? { valid_until: 'desk_errors.quote_too_long' }
      : {}),
    ...(shipping_id !== '' && (fee === null || Number.isNaN(fee)) ? { shipping_fee: true } : {}),
  }
}

export function shippingFeeOf({ shipping_id, shipping_fee }: TermsFields, mark: DecimalMark): number | null {
  const fee = shipping_id === '' ? null : readPrice(shipping_fee, mark)
  return fee === null || Number.isNaN(fee) ? null : roundAmount(fee)
}

/** Null while a field has a problem. `before` keeps the exact time if the day is the same. */
export function toTermsBody(fields: TermsFields, before: QuoteVersion, mark: DecimalMark) {
  if (Object.keys(problemsOf(fields, mark)).length > 0) return null
  const isSameDay = fields.valid_until === dayOf(before.valid_until)
  return {
    valid_until: isSameDay ? before.valid_until : new Date(`${fields.valid_until}T23:59:59`).toISOString(),
    is_held: fields.is_held === 'yes',
    allows_partial: fields.allows_partial === 'yes',
    incoterm: fields.incoterm,
    pay_terms: fields.pay_terms,
    shipping_id: fields.shipping_id,
    shipping_fee: shippingFeeOf(fields, mark),
    note: fields.note,
    internal_note: fields.internal_note,
  }
}
