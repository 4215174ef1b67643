import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, Country, Email, line, paragraph, required } from '../wire/fields.ts'
import { CaptchaFields } from './captcha.ts'

/** A requested part. It need not be in the catalog. */
export const RfqLine = z.object({
  goods_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2 ** 31 - 1)))),
  part_number: required('errors.part_number_required', LIMITS.partNumberLength),
  manufacturer: line(),
  package: line(),
  date_code: line(),
  qty: z
    .int({ error: 'errors.quantity_invalid' })
    .check(
      z.gte(1, { error: 'errors.quantity_invalid' }),
      z.lte(LIMITS.quantityMax, { error: 'errors.quantity_invalid' }),
    ),
  target_price: z.optional(
    z.nullable(
      z
        .number({ error: 'errors.price_invalid' })
        .check(
          z.gte(0, { error: 'errors.price_invalid' }),
          z.lte(LIMITS.priceMax, { error: 'errors.price_invalid' }),
        ),
    ),
  ),
})
export type RfqLine = z.output<typeof RfqLine>

const RfqContact = {
  contact_name: required('errors.contact_name_required'),
  company_name: required('errors.company_name_required'),
  email: Email,
  telephone: required('errors.telephone_required'),
  country: Country,
  comment: paragraph(LIMITS.commentLength),
  /** Other parts that can take the place of the requested ones may be offered. */
  alternates_welcome: z._default(z.boolean(), false),
}

export const RfqNumbers = z.object({ rfq_number: z.string(), inquiry_number: z.string() })

export const sendRfq = endpoint({
  method: 'POST',
  path: '/api/rfq/saveRfqContact',
  summary: 'Requests a quote for up to 500 lines; no account needed',
  body: z.object({
    lines: atMost(
      LIMITS.rfqLines,
      z
        .array(RfqLine, { error: 'errors.lines_required' })
        .check(z.minLength(1, { error: 'errors.lines_required' })),
      'errors.lines_too_many',
    ),
    ...RfqContact,
    ...CaptchaFields,
  }),
  optionalHeaders: ['Idempotency-Key'],
  data: RfqNumbers,
})

export const sendQuickRfq = endpoint({
  method: 'POST',
  path: '/api/rfq/goodsDetailRfq',
  summary: 'Requests a quote for one part from its product page',
  body: z.object({
    lines: atMost(
      1,
      z
        .array(RfqLine, { error: 'errors.lines_required' })
        .check(z.length(1, { error: 'errors.lines_required' })),
      'errors.lines_required',
    ),
    ...RfqContact,
    ...CaptchaFields,
  }),
  optionalHeaders: ['Idempotency-Key'],
  data: RfqNumbers,
})
