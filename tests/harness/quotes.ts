import type * as z from 'zod/mini'
import { addQuote, type QuoteDetail, saveQuote, sendQuote } from '../../src/contract/desk/quotes.ts'
import { acceptQuote, getQuote } from '../../src/contract/shop/quotes.ts'
import type { Call } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { quoteMails } from '../../src/server/features/quotes/index.ts'
import { ADDRESS, keyed } from './buyers.ts'
import { composeMail, plainText } from './compose-mail.ts'
import type { DeskBrowser } from './desk.ts'
import type { TestShop } from './test-shop.ts'

type Terms = NonNullable<z.input<NonNullable<typeof saveQuote.body>>['terms']>
type QuoteRequest = {
  parts: { part_id: number; quantity: number }[]
  email?: string
  lang?: Lang
  terms?: Partial<Terms>
}

let contacts = 0

const DAY_MS = 24 * 3_600_000

/** Shipping is quoted, so that the total is known. */
export function quoteTerms(changes: Partial<Terms> = {}): Terms {
  return {
    valid_until: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    is_held: false,
    allows_partial: false,
    shipping_id: 'dhl-express',
    shipping_fee: 40,
    ...changes,
  }
}

/** A draft for a new contact with these parts at their list prices. */
export async function draftQuote(
  { call }: Pick<DeskBrowser, 'call'>,
  { parts, email, lang = 'en', terms }: QuoteRequest,
): Promise<QuoteDetail> {
  const contact = {
    email: email ?? `quoted-${++contacts}@example.com`,
    contact_name: 'Purchasing',
    company_name: 'Example Devices Ltd',
    country: 'DE',
    lang,
  }
  const quote = await call(addQuote, { contact, parts })
  const { rev } = await call(saveQuote, { number: quote.number, rev: quote.rev, terms: quoteTerms(terms) })
  return { ...quote, rev }
}

export async function sendNewQuote(desk: DeskBrowser, request: QuoteRequest): Promise<QuoteDetail> {
  const { number, rev } = await draftQuote(desk, request)
  return desk.call(sendQuote, { number, rev })
}

/** Composes the mail about a quote, and takes the key from its link. */
export async function mailedQuoteKey(shop: TestShop, number: string): Promise<string> {
  const { rows } = await shop.connection.pool.query('select id from quotes where number = $1', [number])
  const mail = await composeMail(shop, quoteMails, { kind: 'quote_sent', fields: { quote_id: rows[0].id } })
  const key = /\/quote\/[\w-]+\?key=([\w-]+)/.exec(plainText(mail))?.[1]
  if (!key) throw new Error(`no link was mailed for quote ${number}`)
  return key
}

type Acceptance = Partial<z.input<NonNullable<typeof acceptQuote.body>>>

/** Accepts the quote as it is shown. */
export async function acceptShown(call: Call, number: string, key: string, changes: Acceptance = {}) {
  const { version, total } = await call(getQuote, { quote_number: number, key })
  return accept(call, number, { key, version, expected_total: total, ...changes })
}

export function accept(
  call: Call,
  number: string,
  changes: Acceptance & { version: number; expected_total: number },
  idempotencyKey?: string,
) {
  const body = {
    quote_number: number,
    name: 'Purchasing',
    shipping_address: ADDRESS,
    pay_method: 'bank' as const,
    ...changes,
  }
  return call(acceptQuote, body, keyed(idempotencyKey))
}
