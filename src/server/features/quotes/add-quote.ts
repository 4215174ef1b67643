import { addQuote as addEndpoint, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { isMore } from '../../../domain/money.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import { sumsOf } from '../../../domain/quotes/offer.ts'
import type { QuoteSettings } from '../../../domain/trade-settings.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { type Directory, findGoods } from '../catalogue/index.ts'
import { type CustomerContact, findCustomerContact } from '../customers/index.ts'
import { makeOnce } from '../idempotency/index.ts'
import { findRequestMailbox, listMatchedLines, quoteRequest } from '../rfq/index.ts'
import { getQuote } from './get-quote.ts'
import { linesOfParts, linesOfRequest } from './new-lines.wire.ts'
import { newQuoteNumber, QUOTE } from './number.ts'
import { toOffer } from './offer-line.ts'
import type { QuoteContext } from './quote-context.ts'
import { addQuoteRow, findAccountOf, type QuoteRow } from './quotes.queries.ts'
import { addVersion, type QuoteLineRow, replaceLines } from './versions.queries.ts'

const TRIES = 5

export type QuoteContact = Omit<CustomerContact, 'userId'> & { userId: number | null }

export type NewQuoteRequest = {
  requestNumber?: string | undefined
  customerId?: number | undefined
  contact?: Omit<QuoteContact, 'userId'> | undefined
  parts: readonly { partId: number; quantity: number }[]
}

/** From a request, for a customer or for a new contact, each with or without further parts. */
export async function addQuote(context: QuoteContext, wanted: NewQuoteRequest): Promise<QuoteDetail> {
  const { requestNumber } = wanted
  const priced = { ...context, directory: await directoryOf(context, wanted) }
  const matched = requestNumber === undefined ? [] : await listMatchedLines(priced, requestNumber)
  const lines = linesOfRequest(matched)
  const goods = await findGoods(
    priced,
    wanted.parts.map(({ partId }) => partId),
  )
  const parts = wanted.parts.map(({ partId, quantity }) => {
    const part = goods.get(partId)
    if (!part) throw new Refusal(404, { reason: 'errors.part_gone' })
    return { part, quantity }
  })
  const all = [...lines, ...linesOfParts(parts, lines.length + 1)].slice(0, QUOTE_LIMITS.lines)
  const start = async (db: TransactionDatabase) => {
    const rfq = requestNumber === undefined ? null : await quoteRequest(db, context, requestNumber)
    const contact = rfq ?? (await findContact(db, wanted))
    const quote = await startQuote(context, db, { ...contact, rfqId: rfq?.id ?? null }, all)
    return quote.number
  }
  const asked = { endpoint: addEndpoint, number: requestNumber ?? '', body: wanted }
  const number = await makeOnce(context, asked, once =>
    inTransaction(context.pool, ({ db }) => once(db, () => start(db))),
  )
  return getQuote(priced, number)
}

/** With the prices of the buyer's company. */
async function directoryOf(
  { db, directory, directoryFor }: QuoteContext,
  wanted: NewQuoteRequest,
): Promise<Directory> {
  if (wanted.requestNumber !== undefined)
    return directoryFor((await findRequestMailbox(db, wanted.requestNumber)) ?? '')
  const { contact, customerId } = wanted
  const found = contact ?? (customerId === undefined ? null : await findCustomerContact(db, customerId))
  return found ? directoryFor(emailKey(found.email)) : directory
}

async function findContact(
  db: TransactionDatabase,
  { customerId, contact }: NewQuoteRequest,
): Promise<QuoteContact> {
  if (contact) return { ...contact, userId: null }
  const customer = customerId === undefined ? null : await findCustomerContact(db, customerId)
  if (!customer) throw new Refusal(400, { reason: 'desk_errors.quote_contact_required' })
  return { ...customer, lang: langOr(customer.lang, DEFAULT_LANG) }
}

/** Stores a draft with one audit entry. */
export async function startQuote(
  context: QuoteContext,
  db: TransactionDatabase,
  { email, ...contact }: QuoteContact & { rfqId: number | null },
  lines: readonly QuoteLineRow[],
  act = 'add',
): Promise<QuoteRow> {
  const { quotes: terms } = await context.settings()
  const { staff, by } = context
  const buyer = {
    email,
    emailKey: emailKey(email),
    userId: contact.userId ?? (await findAccountOf(db, emailKey(email))),
    rfqId: contact.rfqId,
    contactName: contact.contactName,
    companyName: contact.companyName,
    telephone: contact.telephone,
    country: contact.country,
    lang: contact.lang,
  }
  const quote = await addNumbered(context, db, { ...buyer, ownerId: staff.staffId })
  await addDraft(db, quote.id, lines, terms)
  await recordAct(db, by, {
    act: `quote.${act}`,
    subject: { kind: QUOTE, id: quote.id, label: quote.number },
    changes: { lines: [0, lines.length], rev: [null, quote.rev] },
  })
  return quote
}

async function addNumbered(
  { clock }: QuoteContext,
  db: TransactionDatabase,
  quote: Omit<Parameters<typeof addQuoteRow>[1], 'number'>,
): Promise<QuoteRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await addQuoteRow(db, { ...quote, number: newQuoteNumber(clock()) })
    if (row) return row
  }
  throw new Error('no number is free for a quote')
}

async function addDraft(
  db: TransactionDatabase,
  quoteId: number,
  lines: readonly QuoteLineRow[],
  { validDays, hold, holdTotal }: QuoteSettings,
): Promise<void> {
  const { subtotal, total } = sumsOf(lines.map(toOffer), { shippingFee: null, tax: 0 })
  const key = { quoteId, version: 1 }
  await addVersion(db, {
    ...key,
    validDays,
    isHeld: hold === 'always' || (hold === 'ask' && isMore(total, holdTotal)),
    allowsPartial: false,
    incoterm: '',
    payTerms: '',
    subtotal: subtotal.toFixed(2),
    total: total.toFixed(2),
  })
  await replaceLines(db, key, lines)
}
