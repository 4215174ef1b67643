import { copyQuote as copyEndpoint, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isSamePrice, priceAt } from '../../../domain/money.ts'
import { sumsOf } from '../../../domain/quotes/offer.ts'
import { isEnded, isLive, type LossReason, type QuoteParty } from '../../../domain/quotes/states.ts'
import { inTransaction, type Transaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { findGoods } from '../catalogue/index.ts'
import { isRepeated, makeOnce } from '../idempotency/index.ts'
import { addMessage, setMessageMail } from '../messages/index.ts'
import { listActivePeople } from '../staff/index.ts'
import { startQuote } from './add-quote.ts'
import { changeQuote, moveTo } from './change-quote.ts'
import { getQuote } from './get-quote.ts'
import { holdPieces, releasePieces } from './hold-stock.ts'
import { listOpenHolds, setHoldEnd } from './holds.queries.ts'
import { bareQuoteNumber, QUOTE } from './number.ts'
import { amountOf, piecesOf, toOffer } from './offer-line.ts'
import type { QuoteContext } from './quote-context.ts'
import { findQuoteByNumber, hasEnded, NOW, type QuoteRow } from './quotes.queries.ts'
import { holdEnd, mailToBuyer, refuseShort } from './send-quote.ts'
import {
  addVersion,
  copyCosts,
  getVersion,
  isPast,
  listQuoteLines,
  type QuoteLineRow,
  removeVersion,
  replaceLines,
} from './versions.queries.ts'

/** The fields that others may not have changed since the person saw them. */
export const DECISIVE = ['state', 'draft']

export async function reviseQuote(context: QuoteContext, typed: string, rev: number): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async ({ db }, quote) => {
    if (!isLive(quote.state)) throw new Refusal(409, { reason: 'errors.quote_state' })
    if (quote.draftVersion !== null) return null
    return startNext(context, db, quote, 'revise', line => line)
  })
}

/** A price stays if our list price has not changed since; otherwise the present list price is proposed. */
export async function reopenQuote(context: QuoteContext, typed: string, rev: number): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async ({ db }, quote) => {
    if (!isEnded(quote.state)) throw new Refusal(409, { reason: 'errors.quote_state' })
    if (quote.draftVersion !== null) return null
    if (quote.version === 0)
      return { act: 'reopen', set: { state: 'draft', draftVersion: 1 }, changes: { draft: [null, 1] } }
    const lines = await listQuoteLines(db, { quoteId: quote.id, version: quote.version })
    const goods = await findGoods(
      { ...context, db },
      lines.flatMap(({ partId }) => partId ?? []),
    )
    return startNext(context, db, quote, 'reopen', line => {
      const part = line.partId === null ? undefined : goods.get(line.partId)
      const price = part ? priceAt(part.prices, line.quantity) : null
      const isSame =
        price === null || isSamePrice(price, line.listPrice === null ? null : Number(line.listPrice))
      if (!part || isSame) return line
      const breaks = line.breaks.map(one => ({ ...one, price: priceAt(part.prices, one.qty) ?? one.price }))
      return { ...line, unitPrice: price.toFixed(5), breaks }
    })
  })
}

/** Copies the version that was sent, with its prices as the former ones. */
export async function startNext(
  context: Pick<QuoteContext, 'settings'>,
  db: TransactionDatabase,
  quote: QuoteRow,
  act: string,
  reprice: (line: QuoteLineRow) => QuoteLineRow,
) {
  const { quotes: terms } = await context.settings()
  const from = await getVersion(db, { quoteId: quote.id, version: quote.version })
  const next = { quoteId: quote.id, version: quote.version + 1 }
  const lines = (await listQuoteLines(db, from)).map(line => {
    const priced = reprice({ ...line, formerPrice: line.unitPrice })
    return { ...priced, amount: amountOf(toOffer(priced))?.toFixed(2) ?? null }
  })
  const { subtotal, total } = sumsOf(lines.map(toOffer), {
    shippingFee: from.shippingFee === null ? null : Number(from.shippingFee),
    tax: Number(from.tax),
  })
  const { validUntil, sentAt, sentBy, sentByName, approvedByName, facts, sha256, ...kept } = from
  await addVersion(db, {
    ...kept,
    ...next,
    validDays: terms.validDays,
    subtotal: subtotal.toFixed(2),
    total: total.toFixed(2),
  })
  await replaceLines(db, next, lines)
  await copyCosts(db, from, next)
  return {
    act,
    set: { draftVersion: next.version },
    changes: { draft: [null, next.version] } satisfies AuditChanges,
  }
}

export async function discardDraft(context: QuoteContext, typed: string, rev: number): Promise<QuoteDetail> {
  const fields = [...DECISIVE, 'lines', 'terms']
  return changeQuote(context, typed, { rev, fields }, async ({ db }, quote) => {
    if (quote.draftVersion === null) return null
    if (quote.version === 0) throw new Refusal(409, { reason: 'errors.quote_state' })
    await dropDraft(db, quote)
    const set = { draftVersion: null, approvalAskedAt: null, approvalAskedBy: null }
    return { act: 'discard', set, changes: { draft: [quote.draftVersion, null] } }
  })
}

/** A version that was never sent does not outlive the decision about the one before. */
export async function dropDraft(
  db: TransactionDatabase,
  { id, version, draftVersion }: QuoteRow,
): Promise<void> {
  if (draftVersion !== null && version > 0) await removeVersion(db, { quoteId: id, version: draftVersion })
}

export async function copyQuote(context: QuoteContext, typed: string): Promise<QuoteDetail> {
  const settings = await context.settings()
  const copyIn = async (db: TransactionDatabase) => {
    const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
    if (!quote) throw new Refusal(404)
    const version = quote.draftVersion ?? Math.max(1, quote.version)
    const lines = await listQuoteLines(db, { quoteId: quote.id, version })
    const copied = lines.map(line => ({ ...line, requestPosition: null, formerPrice: line.unitPrice }))
    const inside = { ...context, settings: async () => settings }
    const copy = await startQuote(inside, db, { ...quote, rfqId: null }, copied, 'copy')
    await copyCosts(db, { quoteId: quote.id, version }, { quoteId: copy.id, version: 1 })
    return copy.number
  }
  const number = await makeOnce(context, { endpoint: copyEndpoint, number: typed, body: {} }, once =>
    inTransaction(context.pool, ({ db }) => once(db, () => copyIn(db))),
  )
  return getQuote(context, number)
}

export async function withdrawQuote(context: QuoteContext, typed: string, rev: number): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async (transaction, quote) => {
    const state = moveTo('withdraw', quote, 'staff')
    await releasePieces(transaction, quote.id, 'withdrawn')
    await dropDraft(transaction.db, quote)
    if (quote.version > 0) await mailToBuyer(transaction.db, quote, 'quote_withdrawn')
    return { act: 'withdraw', set: { ...decided(state, 'staff'), draftVersion: null } }
  })
}

type Loss = { rev: number; reason: LossReason; text: string }

export async function loseQuote(
  context: QuoteContext,
  typed: string,
  { rev, reason, text }: Loss,
): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async (transaction, quote) => {
    const set = await declineWith(transaction, quote, { by: 'staff', reason, text })
    return { act: 'lose', set, changes: { decline_reason: [null, reason] } }
  })
}

type Declining = { by: QuoteParty; reason: LossReason; text: string }

/** Releases the stock that the quote holds. */
export async function declineWith(
  transaction: Transaction,
  quote: QuoteRow,
  { by, reason, text }: Declining,
) {
  const state = moveTo('decline', quote, by)
  await releasePieces(transaction, quote.id, 'declined')
  await dropDraft(transaction.db, quote)
  return { ...decided(state, by), draftVersion: null, declineReason: reason, declineText: text }
}

export function decided(state: QuoteRow['state'], by: QuoteParty) {
  return { state, decidedAt: NOW, decidedBy: by, waitsSince: null, approvalAskedAt: null }
}

/** Keeps the pieces longer, or takes them again. */
export async function extendHold(
  context: QuoteContext,
  typed: string,
  { rev, until }: { rev: number; until: Date },
): Promise<QuoteDetail> {
  const { quotes: terms } = await context.settings()
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async (transaction, quote) => {
    const { db } = transaction
    if (!isLive(quote.state) || (await hasEnded(db, quote)))
      throw new Refusal(409, { reason: 'errors.quote_state' })
    const version = await getVersion(db, { quoteId: quote.id, version: quote.version })
    if (await isPast(db, until))
      throw new Refusal(400, {
        reason: 'errors.check_input',
        fields: { hold_until: { key: 'desk_errors.day_past' } },
      })
    const limit = await holdEnd(db, version.validUntil, terms.holdDays)
    if (until > limit)
      throw new Refusal(400, { reason: 'desk_errors.hold_too_long', values: { days: terms.holdDays } })
    const [open] = await listOpenHolds(db, quote.id)
    if (open) await setHoldEnd(db, quote.id, until)
    else {
      const lines = await listQuoteLines(db, version)
      const hold = { quoteId: quote.id, version: quote.version, until, wanted: piecesOf(lines) }
      refuseShort((await holdPieces(transaction, { ...hold, maxShare: terms.holdShare })).short, lines)
    }
    return {
      act: 'extend',
      changes: { held_until: [open?.until.toISOString() ?? null, until.toISOString()] },
    }
  })
}

export async function askForApproval(
  context: QuoteContext,
  typed: string,
  rev: number,
): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: DECISIVE }, async (_, quote) => {
    if (quote.draftVersion === null) throw new Refusal(409, { reason: 'desk_errors.quote_no_draft' })
    if (quote.approvalAskedAt) return null
    const set = { approvalAskedAt: NOW, approvalAskedBy: context.staff.staffId }
    return { act: 'ask_approval', set, changes: { approval: [null, 'asked'] } }
  })
}

type Assignment = { rev: number; staffId: number | null }

export async function assignQuote(
  context: QuoteContext,
  typed: string,
  { rev, staffId }: Assignment,
): Promise<QuoteDetail> {
  return changeQuote(context, typed, { rev, fields: ['owner'] }, async ({ db }, quote) => {
    if (quote.ownerId === staffId) return null
    const people = await listActivePeople(db)
    const nameOf = (id: number | null) => people.find(person => person.id === id)?.name ?? null
    if (staffId !== null && nameOf(staffId) === null)
      throw new Refusal(400, { reason: 'desk_errors.no_such_person' })
    return {
      act: 'assign',
      set: { ownerId: staffId },
      changes: { owner: [nameOf(quote.ownerId), nameOf(staffId)] },
    }
  })
}

/** The words may be personal, so the audit only says that there are some. */
export const WRITTEN: AuditChanges = { message: ['', 'changed'] }

/** Answers the buyer, also after the quote has ended. */
export async function writeAboutQuote(
  context: QuoteContext,
  typed: string,
  body: string,
): Promise<QuoteDetail> {
  return changeQuote(context, typed, null, async ({ db }, quote) => {
    if (quote.version === 0) throw new Refusal(409, { reason: 'errors.quote_state' })
    if (await isRepeated(db, context.by)) return null
    const messageId = await addOwnMessage(context, db, quote, { body, isInternal: false })
    const [mailId] = await mailToBuyer(db, quote, 'quote_message', { message_id: messageId })
    if (mailId !== undefined) await setMessageMail(db, messageId, mailId)
    // A counter is answered by another version.
    const waitsSince = quote.state === 'countered' ? quote.waitsSince : null
    return { act: 'message', set: { waitsSince }, changes: WRITTEN }
  })
}

export async function addQuoteNote(context: QuoteContext, typed: string, body: string): Promise<QuoteDetail> {
  return changeQuote(context, typed, null, async ({ db }, quote) => {
    if (await isRepeated(db, context.by)) return null
    await addOwnMessage(context, db, quote, { body, isInternal: true })
    return { act: 'note', changes: WRITTEN }
  })
}

async function addOwnMessage(
  { by }: QuoteContext,
  db: TransactionDatabase,
  { id }: QuoteRow,
  { body, isInternal }: { body: string; isInternal: boolean },
): Promise<number> {
  return addMessage(db, {
    subjectKind: QUOTE,
    subjectId: id,
    author: 'staff',
    staffId: by.staffId,
    authorName: by.who,
    body,
    isInternal,
  })
}
