import type { CompanyTerms } from '../../../contract/desk/terms.ts'
import { type DecimalMark, readPrice, writePrice } from '../../../domain/read-price.ts'
import type { FormValues } from '../../../web/forms/read-form.ts'

type Terms = Pick<CompanyTerms, 'terms_days' | 'credit_limit' | 'price_group_id'>

export function fieldsOf({ terms_days, credit_limit, price_group_id }: Terms, mark: DecimalMark) {
  return {
    terms_days: String(terms_days),
    credit_limit: writePrice(credit_limit, mark),
    price_group_id: String(price_group_id ?? ''),
  }
}

/** Numbers, and only those that were changed. An unreadable one becomes NaN, which the contract rejects. */
export function toSend(
  { terms_days, credit_limit, price_group_id }: FormValues,
  mark: DecimalMark,
): Record<string, unknown> {
  return {
    ...(terms_days !== undefined && { terms_days: Number(terms_days) }),
    ...(credit_limit !== undefined && { credit_limit: readPrice(String(credit_limit), mark) ?? 0 }),
    ...(price_group_id !== undefined && { price_group_id: price_group_id ? Number(price_group_id) : null }),
  }
}
