import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type * as contract from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import { listPayMethods } from '../orders/index.ts'
import { hashOf, placeAccepted, refusePayMethod } from './accept-quote.ts'
import { DECISIVE } from './act-on-quote.ts'
import { findLastAddresses } from './buyers.queries.ts'
import { changeQuote } from './change-quote.ts'
import { bareQuoteNumber } from './number.ts'
import { describeChoice } from './preview-quote.ts'
import type { QuoteContext } from './quote-context.ts'
import { findQuoteByNumber } from './quotes.queries.ts'

type Body<E extends { body: z.ZodMiniType | null }> = z.output<NonNullable<E['body']>>
type DeskContext = QuoteContext & { hasWallet: boolean }

/** The buyer has ordered by mail or telephone, and has sent a purchase order. */
export async function acceptForBuyer(
  context: DeskContext,
  typed: string,
  body: Body<typeof contract.acceptForBuyer>,
): Promise<contract.QuoteDetail> {
  const terms = await context.settings()
  refusePayMethod(body, terms, context.hasWallet)
  const { shipping_address: shippingAddress, billing_address: billingAddress = shippingAddress } = body
  return changeQuote(context, typed, { rev: body.rev, fields: DECISIVE }, async (transaction, quote) => {
    // Pressed twice.
    if (quote.state === 'accepted' && quote.decidedBy === 'staff') return null
    const accepted = await placeAccepted({ ...context, terms }, transaction, {
      quote,
      body,
      addresses: async () => ({ shippingAddress, billingAddress }),
      lang: langOr(quote.lang, DEFAULT_LANG),
      repeat: { idempotencyKey: randomUUID(), requestHash: hashOf(body) },
      decidedBy: 'staff',
    })
    if (!accepted) throw new Refusal(409, { reason: 'errors.quote_changed' })
    return accepted.change
  })
}

export async function previewAcceptance(
  context: DeskContext,
  typed: string,
  body: Body<typeof contract.previewAcceptance>,
): Promise<z.input<(typeof contract.previewAcceptance)['data']>> {
  const { db } = context
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  if (!quote || quote.version === 0) throw new Refusal(404)
  if (quote.version !== body.version) throw new Refusal(409, { reason: 'errors.quote_changed' })
  return {
    ...(await describeChoice(context, quote, body)),
    pay_methods: (await listPayMethods(context)).filter(({ enabled }) => enabled),
    addresses: await findLastAddresses(db, quote.emailKey),
  }
}
