import { Refusal } from '../../../contract/wire/errors.ts'
import {
  applyChoices,
  type Chosen,
  type ChosenLine,
  defaultChoices,
  isShippingQuotedTo,
  type OfferLine,
} from '../../../domain/quotes/offer.ts'
import { type ShippingOffer, shipmentWeight, shippingOptions } from '../../../domain/shipping.ts'
import type { Context } from '../../context.ts'
import { findGoods, type PartsContext } from '../catalogue/index.ts'
import { toOffer } from './offer-line.ts'
import type { QuoteRow } from './quotes.queries.ts'
import type { QuoteLineRow, VersionRow } from './versions.queries.ts'

type Line = Omit<QuoteLineRow, 'unitPrice'> & OfferLine
type TypedChoice = { line_id: number; qty?: number | undefined }

/** Without a choice, the first offer of each line. */
export function chooseLines(
  stored: readonly QuoteLineRow[],
  typed: readonly TypedChoice[] | undefined,
  allowsPartial: boolean,
): Chosen<Line> {
  const lines = stored.map(toOffer)
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const choices = typed
    ? typed.map(({ line_id, qty }) => ({ lineId: line_id, quantity: qty ?? quantities.get(line_id) ?? 0 }))
    : defaultChoices(lines)
  const chosen = applyChoices(lines, choices, allowsPartial)
  if (!('problem' in chosen)) return chosen
  throw new Refusal(400, {
    reason: `errors.quote_choice_${chosen.problem}`,
    data: { line_id: chosen.lineId },
  })
}

type Delivery = { country: string | undefined; shippingId: string | undefined }

type Quoted = {
  options: ShippingOffer[]
  /** The quoted service, the chosen one, or none yet. */
  shipping: { id: string; carrier: string; service: string; fee: number } | null
  weightGrams: number
}

/** Shipping is part of the quote, for its country, or is chosen as for any other order. */
export async function quoteShipping(
  context: PartsContext & Pick<Context, 'settings'>,
  quote: Pick<QuoteRow, 'country'>,
  version: VersionRow,
  lines: readonly ChosenLine<Line>[],
  { country, shippingId }: Delivery,
): Promise<Quoted> {
  const goods = await findGoods(
    context,
    lines.flatMap(({ line }) => line.partId ?? []),
  )
  const weightGrams = shipmentWeight(
    lines.map(({ line, quantity }) => ({
      weightGrams: line.partId === null ? 0 : (goods.get(line.partId)?.weight_g ?? 0),
      quantity,
    })),
  )
  if (version.shippingFee !== null && isShippingQuotedTo(quote.country, country ?? '')) {
    const { shippingId: id, carrier, shippingService: service, shippingFee } = version
    return { options: [], shipping: { id, carrier, service, fee: Number(shippingFee) }, weightGrams }
  }
  const { shippingRates } = await context.settings()
  const options = country ? shippingOptions(shippingRates, { country, weightGrams, source: 'cart' }) : []
  return { options, shipping: options.find(({ id }) => id === shippingId) ?? null, weightGrams }
}
