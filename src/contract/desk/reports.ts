import * as z from 'zod/mini'
import { LOSSES, REPORTS } from '../../domain/quotes/report.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Requests that were quoted for the first time in the period, and the median of minutes from request to quote. */
const ResponseTime = z.object({ requests: z.int(), minutes: z.nullable(z.number()) })

/** Quotes that were decided in the period. USD of the version that was decided on. Withdrawn ones do not count. */
const Results = z.object({
  won: z.int(),
  lost: z.int(),
  won_value: z.number(),
  lost_value: z.number(),
})

const PartOutOfStock = z.object({
  part_number: z.string(),
  manufacturer: z.string(),
  requests: z.int(),
  pieces: z.int(),
  /** Pieces on the shelf now. */
  stock: z.int(),
  /** Lowest and highest target price; null: none was named. */
  target_low: z.nullable(z.number()),
  target_high: z.nullable(z.number()),
})
export type PartOutOfStock = z.infer<typeof PartOutOfStock>

export const QuoteReport = z.object({
  /** Of the last 7 and 30 days. */
  response: z.object({ week: ResponseTime, month: ResponseTime }),
  /** Quotes that buyers can accept now, by state, and those of them that end within 48 hours. */
  open: z.object({
    count: z.int(),
    value: z.number(),
    sent: z.int(),
    seen: z.int(),
    countered: z.int(),
    ending: z.int(),
  }),
  /** Of the last 30 days, and of the 30 days before. */
  results: z.object({ month: Results, before: Results }),
  /** Of the last 30 days, most frequent first. */
  losses: z.array(z.object({ reason: z.enum(LOSSES), count: z.int(), value: z.number() })),
  /** Asked for in the last 30 days, more than is in stock now; the ten that most requests name. */
  missing: z.array(PartOutOfStock),
})
export type QuoteReport = z.infer<typeof QuoteReport>

export const getQuoteReport = endpoint({
  method: 'GET',
  path: '/desk/api/reports/quotes',
  summary:
    'Response time, open quotes, won and lost quotes, reasons of loss, and parts that were asked for and are not in stock',
  may: 'reports.read',
  data: QuoteReport,
})

export const exportReport = endpoint({
  method: 'GET',
  path: '/desk/api/reports/quotes/{report}',
  summary:
    'One report as CSV: `results` lists the quotes that were decided in the last 30 days, `losses` the reasons, `missing` up to 1,000 parts that were asked for and are not in stock, `response` the requests that were quoted',
  may: 'reports.read',
  params: z.object({ report: z.enum(REPORTS) }),
  data: z.object({ file_name: z.string(), content: z.string(), rows: z.int() }),
})
