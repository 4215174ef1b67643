import type { OrderedLine, OrderPreview } from '../../../contract/shop/orders.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { formatsFor } from '../../../domain/formats.ts'
import type { Lang } from '../../../domain/locales.ts'
import { BASIC_GRAMS, type OrderSource, type ShippingOffer } from '../../../domain/shipping.ts'
import type { Draft } from './draft-order.ts'

export async function toPreview(
  { source, lines, subtotal, weightGrams, options, shipping, total }: Draft,
  lang: Lang,
): Promise<Omit<OrderPreview, 'pay_methods' | 'pay_terms'>> {
  return {
    lines: lines.map(toOrderedLine),
    subtotal,
    shipping_options: await describeShipping(options, source, lang),
    shipping_id: shipping?.id ?? null,
    shipping_fee: shipping?.fee ?? null,
    total,
    weight_g: weightGrams,
  }
}

export async function describeShipping(options: readonly ShippingOffer[], source: OrderSource, lang: Lang) {
  const { t } = await speak(lang)
  const kilograms = formatsFor(lang).count(BASIC_GRAMS[source] / 1_000)
  const covers = t('shipping.covers', { weight: t('checkout.kilograms', { n: kilograms }) })
  return options.map(option => ({ ...option, note: `${covers} ${t('shipping.note')}` }))
}

function toOrderedLine({ id, goods, quantity, price, amount }: Draft['lines'][number]): OrderedLine {
  return { id, goods, cart_num: quantity, price, amount }
}
