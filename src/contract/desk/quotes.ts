import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { LOSSES } from '../../domain/quotes/report.ts'
import { LOSS_REASONS, NO_BID_REASONS, QUOTE_HOLDS, QUOTE_STATES } from '../../domain/quotes/states.ts'
import { endpoint } from '../wire/endpoint.ts'
import { orNone, RowId, text } from '../wire/fields.ts'
import { KeysetQuery, keysetOf, SearchQuery } from '../wire/keyset.ts'
import { QuoteDetail, QuoteEntry, QuoteNumber, QuoteVersion } from './quote-record.ts'

export * from './quote-acts.ts'
export * from './quote-draft.ts'
export * from './quote-record.ts'

export const QUOTE_ENDINGS = ['soon', 'week'] as const

export const listQuotes = endpoint({
  method: 'GET',
  path: '/desk/api/quotes',
  summary:
    'Quotes, newest first. `owner` is `me`, `none` or an id; `ending` is `soon` for those that end within 48 hours, or `week`; `waiting=1` for those whose buyer waits for an answer; `lost` is why it was lost in the last 30 days, as in the report; `request` is the number of a request, `customer` and `company` are ids; `q` is in number, company, contact, email or a part number',
  may: 'quote.read',
  query: z.object({
    ...KeysetQuery,
    ...SearchQuery,
    state: orNone(z.enum(QUOTE_STATES)),
    owner: orNone(z.union([z.literal('me'), z.literal('none'), RowId])),
    ending: orNone(z.enum(QUOTE_ENDINGS)),
    waiting: orNone(z.literal('1')),
    lost: orNone(z.enum(LOSSES)),
    request: orNone(text(LIMITS.nameLength)),
    customer: orNone(RowId),
    company: orNone(RowId),
  }),
  data: keysetOf(QuoteEntry),
})

export const getQuote = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}',
  summary: 'One quote with its draft, the version that the buyer sees, its thread and its history',
  may: 'quote.read',
  params: QuoteNumber,
  data: QuoteDetail,
})

export const getQuoteVersion = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}/versions/{version}',
  summary: 'One version, as it was sent',
  may: 'quote.read',
  params: z.object({ number: text(LIMITS.nameLength), version: RowId }),
  data: QuoteVersion,
})

export const getQuotePdf = endpoint({
  method: 'GET',
  path: '/desk/api/quotes/{number}/pdf',
  summary:
    'A version that was sent as a base64-encoded PDF, the newest one by default; with `draft=1`, the draft as it would be sent now',
  may: 'quote.read',
  params: QuoteNumber,
  query: z.object({ version: orNone(RowId), draft: orNone(z.literal('1')) }),
  data: z.object({ file_name: z.string(), content: z.string() }),
})

export const listPartHolds = endpoint({
  method: 'GET',
  path: '/desk/api/parts/{id}/holds',
  summary: 'The quotes that hold pieces of a part now',
  may: 'quote.read',
  params: z.object({ id: RowId }),
  data: z.object({
    list: z.array(
      z.object({
        quote_number: z.string(),
        company_name: z.string(),
        quantity: z.int(),
        until: z.iso.datetime(),
      }),
    ),
  }),
})

export const getQuoteDefaults = endpoint({
  method: 'GET',
  path: '/desk/api/quote-settings',
  summary: 'Limits and defaults for quotes: days, holds, reasons and shipping services',
  may: 'quote.read',
  data: z.object({
    valid_days: z.int(),
    hold: z.enum(QUOTE_HOLDS),
    hold_days: z.int(),
    hold_total: z.number(),
    no_bid_reasons: z.array(z.enum(NO_BID_REASONS)),
    loss_reasons: z.array(z.enum(LOSS_REASONS)),
    services: z.array(z.object({ id: z.string(), carrier: z.string(), service: z.string() })),
  }),
})
