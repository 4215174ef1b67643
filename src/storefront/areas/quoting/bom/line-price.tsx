import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'

type LinePriceProps = {
  unitPrice: number | null
  /** Null if the quantity cannot be ordered. */
  amount: number | null
  /** If no field beside it shows it. */
  quantity?: number
}

/** The price of a line. */
export function LinePrice({ unitPrice, amount, quantity }: LinePriceProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (unitPrice === null) return <span className="text-ink-soft">{t('price_on_request')}</span>
  return (
    <span className="inline-block">
      {amount !== null && <bdi className="ltr-value block font-semibold">{format.amount(amount)}</bdi>}
      <bdi className="ltr-value block text-xs text-ink-soft">
        {quantity !== undefined && format.count(quantity)} × {format.price(unitPrice)}
      </bdi>
    </span>
  )
}
