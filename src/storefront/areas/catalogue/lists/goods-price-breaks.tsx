import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { lineAmount } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PriceBreaks } from '../../../../web/ui/price-breaks.tsx'

type GoodsPriceBreaksProps = {
  prices: Goods['prices']
  inForce: number
  size?: 'md' | 'sm'
  /** A click on a break takes its quantity. */
  onTake?: (quantity: number) => void
}

export function GoodsPriceBreaks({ prices, inForce, size = 'md', onTake }: GoodsPriceBreaksProps) {
  const t = useTranslations()
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
        take: onTake && {
          label: t('product.take_break', { quantity: format.count(qty) }),
          onTake: () => onTake(qty),
        },
        extended: hasAmounts ? format.amount(lineAmount(price, qty)) : undefined,
      }))}
      labels={{
        caption: t('goods.price_breaks'),
        quantity: t('goods.quantity'),
        price: t('goods.unit_price'),
        extended: hasAmounts ? t('goods.ext_price') : undefined,
        inForce: t('goods.in_force'),
      }}
    />
  )
}
