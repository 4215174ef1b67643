import type * as z from 'zod/mini'
import type { previewQuote as endpoint } from '../../../contract/shop/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { sumAmounts } from '../../../domain/money.ts'
import type { Context } from '../../context.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { findCompanyOf } from '../customers/index.ts'
import { describeShipping, findTermsDays } from '../orders/index.ts'
import type { AcceptContext } from './accept-quote.ts'
import { getBuyersQuote } from './buyers-quote.ts'
import { chooseLines, quoteShipping } from './choose-lines.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { describeFor } from './show-quote.ts'
import { getVersion, listQuoteLines } from './versions.queries.ts'

type Body = z.output<NonNullable<(typeof endpoint)['body']>>

/** The totals of the chosen lines. Without a chosen service, with the cheapest one. */
export async function previewQuote(
  context: AcceptContext,
  typed: string,
  body: Body,
): Promise<z.input<(typeof endpoint)['data']>> {
  const { db, who } = context
  const quote = await getBuyersQuote(db, typed, { user: who.user, key: body.key })
  if (quote.version !== body.version)
    throw new Refusal(409, { reason: 'errors.quote_changed', data: await describeFor(context, quote) })
  return describeChoice(context, quote, body)
}

type Choice = Pick<Body, 'lines' | 'country' | 'shipping_id'>

/** For a version that is the present one. */
export async function describeChoice(
  context: PartsContext & Pick<Context, 'settings'>,
  quote: QuoteRow,
  body: Choice,
): Promise<z.input<(typeof endpoint)['data']>> {
  const { db, lang } = context
  const version = await getVersion(db, { quoteId: quote.id, version: quote.version })
  const { lines, subtotal } = chooseLines(
    await listQuoteLines(db, version),
    body.lines,
    version.allowsPartial,
  )
  const { options, shipping: chosen } = await quoteShipping(context, quote, version, lines, {
    country: body.country,
    shippingId: body.shipping_id,
  })
  const shipping = chosen ?? options[0] ?? null
  const tax = Number(version.tax)
  const total = sumAmounts([subtotal, shipping?.fee ?? 0, tax])
  const companyId = await findCompanyOf(db, quote.emailKey)
  return {
    version: version.version,
    lines: lines.map(({ line, quantity, unitPrice, amount }) => ({
      line_id: line.lineId,
      qty: quantity,
      unit_price: unitPrice,
      amount,
    })),
    subtotal,
    shipping_options: await describeShipping(options, 'cart', lang),
    shipping_id: shipping?.id ?? null,
    shipping_fee: shipping?.fee ?? null,
    tax,
    total,
    terms_days: companyId === null ? null : await findTermsDays(db, companyId, total),
  }
}
