import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'

type LinePriceProps = {
  goods: Goods
  unitPrice: number | null
  /** Null if the quantity cannot be ordered. */
  amount: number | null
}

/** The price of a line; for a quantity that is not sold, the price and its minimum quantity. */
export function LinePrice({ goods, unitPrice, amount }: LinePriceProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (unitPrice === null) return <span className="text-ink-soft">{t('price_on_request')}</span>
  return (
    <span className="inline-block">
      {amount !== null && <bdi className="ltr-value block font-semibold">{format.amount(amount)}</bdi>}
      <bdi className="ltr-value block text-xs text-ink-soft">× {format.price(unitPrice)}</bdi>
      {amount === null && <Rule goods={goods} />}
    </span>
  )
}

function Rule({ goods: { min_qty, multiple } }: { goods: Goods }) {
  const t = useTranslations('goods')
  const format = useFormat()
  const rule = { quantity: format.count(min_qty), multiple: format.count(multiple) }
  return (
    <span className="block max-w-32 text-xs whitespace-normal text-ink-soft">
      {multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)}
    </span>
  )
}
