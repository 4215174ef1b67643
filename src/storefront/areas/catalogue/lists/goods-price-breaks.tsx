import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { lineAmount } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PriceBreaks } from '../../../../web/ui/price-breaks.tsx'

type GoodsPriceBreaksProps = { prices: Goods['prices']; inForce: number; size?: 'md' | 'sm' }

export function GoodsPriceBreaks({ prices, inForce, size = 'md' }: GoodsPriceBreaksProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  const hasAmounts = size === 'md'
  const written = format.prices(prices.map(({ price }) => price))
  return (
    <PriceBreaks
      size={size}
      inForce={inForce}
      breaks={prices.map(({ qty, price }, at) => ({
        quantity: format.count(qty),
        price: written[at] ?? '',
        extended: hasAmounts ? format.amount(lineAmount(price, qty)) : undefined,
      }))}
      labels={{
        caption: t('price_breaks'),
        quantity: t('quantity'),
        price: t('unit_price'),
        extended: hasAmounts ? t('ext_price') : undefined,
        inForce: t('in_force'),
      }}
    />
  )
}
