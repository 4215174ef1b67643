import * as z from 'zod/mini'
import { isSlip } from '../../domain/agreed-prices.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, BodyId, line, Quantity, RowId, required, WholeNumber } from '../wire/fields.ts'
import { dayIn } from '../wire/transfer-day.ts'
import { UnitPrice } from '../wire/unit-price.ts'

const ById = z.object({ id: RowId })

const PriceBreaks = z.array(z.object({ qty: Quantity, price: UnitPrice }))

const PAST = { error: 'desk_errors.day_past' }
/** Prices of agreements end with the day in UTC. */
const LastDay = z.iso.date(PAST).check(
  z.refine(day => day >= dayIn(0), PAST),
  z.refine(day => !isSlip(day), { error: 'desk_errors.day_too_late' }),
)

const Agreement = z.object({
  part_id: z.int(),
  part_number: z.string(),
  manufacturer: z.string(),
  prices: PriceBreaks,
  /** The last day; 9999-12-31: no end. */
  until: z.iso.date(),
})
export type Agreement = z.infer<typeof Agreement>

/** The terms agreed with a company. */
export const CompanyTerms = z.object({
  id: z.int(),
  /** The revision of the company. */
  rev: WholeNumber,
  /** 0: the company pays in advance. */
  terms_days: z.int(),
  /** USD: the limit for unpaid orders on terms, and their current total. */
  credit_limit: z.number(),
  credit_used: z.number(),
  price_group_id: z.nullable(z.int()),
  agreements: z.array(Agreement),
})
export type CompanyTerms = z.infer<typeof CompanyTerms>

export const getCompanyTerms = endpoint({
  method: 'GET',
  path: '/desk/api/companies/{id}/terms',
  summary: 'Terms of payment, price group and agreed prices of a company',
  may: 'prices.see',
  params: ById,
  data: CompanyTerms,
})

export const changeCompanyTerms = endpoint({
  method: 'PUT',
  path: '/desk/api/companies/{id}/terms',
  summary:
    'Changes terms of payment, credit limit or price group. Send only the changed fields; 409 as for the company',
  may: 'terms.grant',
  params: ById,
  body: z.object({
    rev: WholeNumber,
    terms_days: z.optional(z.int().check(z.gte(0), z.lte(365))),
    credit_limit: z.optional(z.number().check(z.gte(0), z.lte(LIMITS.orderTotalMax))),
    price_group_id: z.optional(z.nullable(BodyId)),
  }),
  data: CompanyTerms,
})

/** The revision of the company that the person has seen. Programs that replace any current terms omit it. */
const SeenRev = z.optional(WholeNumber)

/** `data` of a refusal because another person has changed the agreement. */
export const ChangedAgreement = z.object({ part_id: z.int(), terms: CompanyTerms })
export type ChangedAgreement = z.infer<typeof ChangedAgreement>

export const saveAgreement = endpoint({
  method: 'POST',
  path: '/desk/api/companies/{id}/agreements',
  summary:
    'Agrees prices of a part with a company until a day, instead of the price list from their first quantity on. Replaces earlier ones of the part; 409 with the part and the present terms if another person has changed them since `rev`',
  may: 'terms.grant',
  params: ById,
  body: z.object({
    part_number: required('desk_errors.part_unknown'),
    /** Needed if several manufacturers have the number. */
    manufacturer: line(),
    prices: atMost(LIMITS.priceBreaks, PriceBreaks.check(z.minLength(1))),
    until: LastDay,
    rev: SeenRev,
  }),
  data: CompanyTerms,
})

export const removeAgreement = endpoint({
  method: 'DELETE',
  path: '/desk/api/companies/{id}/agreements/{part_id}',
  summary: 'Ends the agreed prices of a part; 409 as for saving them',
  may: 'terms.grant',
  params: z.object({ id: RowId, part_id: RowId }),
  query: z.object({ rev: z.optional(RowId) }),
  data: CompanyTerms,
})

const PriceRule = z.object({
  /** Null: every manufacturer. */
  brand_id: z.nullable(z.int()),
  brand_name: z.string(),
  /** Null: every category. Includes its subcategories. */
  category_id: z.nullable(z.int()),
  category_name: z.string(),
  percent: z.number(),
})

export const PriceGroup = z.object({
  id: z.int(),
  name: z.string(),
  rev: WholeNumber,
  companies: z.int(),
  rules: z.array(PriceRule),
})
export type PriceGroup = z.infer<typeof PriceGroup>

const GroupFields = {
  name: required('desk_errors.name_required'),
  rules: atMost(
    100,
    z.array(
      z.object({
        brand_id: z.nullable(BodyId),
        category_id: z.nullable(BodyId),
        percent: z.number().check(z.gt(0), z.lte(90)),
      }),
    ),
  ),
}

export const listPriceGroups = endpoint({
  method: 'GET',
  path: '/desk/api/price-groups',
  summary: 'Price groups with their discounts. The highest discount that applies to a part counts',
  may: 'prices.see',
  data: z.array(PriceGroup),
})

export const addPriceGroup = endpoint({
  method: 'POST',
  path: '/desk/api/price-groups',
  summary: 'Adds a price group. 409 if there is one with this name',
  may: 'terms.grant',
  body: z.object(GroupFields),
  data: z.array(PriceGroup),
})

export const changePriceGroup = endpoint({
  method: 'PUT',
  path: '/desk/api/price-groups/{id}',
  summary:
    'Changes the name or all discounts of a price group. Send only the changed fields; 409 with all groups if another person has changed the same since `rev`',
  may: 'terms.grant',
  params: ById,
  body: z.object({
    rev: WholeNumber,
    name: z.optional(GroupFields.name),
    rules: z.optional(GroupFields.rules),
  }),
  data: z.array(PriceGroup),
})

export const removePriceGroup = endpoint({
  method: 'DELETE',
  path: '/desk/api/price-groups/{id}',
  summary: 'Removes a price group. Its companies pay the price list from then on',
  may: 'terms.grant',
  params: ById,
  data: z.array(PriceGroup),
})
