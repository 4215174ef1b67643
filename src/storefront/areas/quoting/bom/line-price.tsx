import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'

type LinePriceProps = {
  unitPrice: number | null
  /** Null if the quantity cannot be ordered. */
  amount: number | null
}

/** The price of a line. */
export function LinePrice({ unitPrice, amount }: LinePriceProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (unitPrice === null) return <span className="text-ink-soft">{t('price_on_request')}</span>
  return (
    <span className="inline-block">
      {amount !== null && <bdi className="ltr-value block font-semibold">{format.amount(amount)}</bdi>}
      <bdi className="ltr-value block text-xs text-ink-soft">× {format.price(unitPrice)}</bdi>
    </span>
  )
}
