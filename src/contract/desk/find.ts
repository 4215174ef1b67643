import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { text } from '../wire/fields.ts'

export const FOUND_KINDS = ['order', 'request', 'quote', 'person', 'company', 'part'] as const

export const FoundThing = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Of the row; people, companies and parts are opened by it. */
  id: z.int(),
  /** The number of an order, a request, a quote or a part, a person's name or mailbox, or a company's name. */
  title: z.string(),
  /** Distinguishes it from others: company, PO number, tracking number, manufacturer. */
  text: z.string(),
  /** Of a part: pieces that quotes hold, and the number of the first of them. Only with the right to read quotes. */
  held: z.optional(z.object({ pieces: z.int(), quotes: z.int(), quote_number: z.string() })),
})
export type FoundThing = z.infer<typeof FoundThing>

export const findAnything = endpoint({
  method: 'GET',
  path: '/desk/api/find',
  summary:
    'Orders (by number, PO, tracking or part number, company, email), requests, quotes (by number, company, person, email, or the PO of their order), people, companies and parts with this text, a few of each that the person may see, newest first',
  may: 'inbox.read',
  query: z.object({ q: text(LIMITS.nameLength) }),
  data: z.array(FoundThing),
})
