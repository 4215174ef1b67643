import { useTranslations } from 'use-intl'
import { isPositive } from '../../../domain/money.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Margin } from './quote-badges.tsx'

type SumsBarProps = {
  subtotal: number
  /** Null: the buyer chooses. */
  shippingFee: number | null
  tax: number
  total: number
  /** Undefined without the right to see costs. */
  margin?: number | null | undefined
}

export function SumsBar({ subtotal, shippingFee, tax, total, margin }: SumsBarProps) {
  const t = useTranslations('desk_quotes')
  const { amount } = useFormat()
  const sums = [
    [t('subtotal'), amount(subtotal)],
    ...(isPositive(total)
      ? [[t('shipping'), shippingFee === null ? t('buyer_chooses') : amount(shippingFee)]]
      : []),
    ...(isPositive(tax) ? [[t('tax'), amount(tax)]] : []),
  ]
  return (
    <dl className="flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 border-t border-hairline px-4 py-2.5 text-sm">
      {typeof margin === 'number' && (
        <div className="flex gap-2">
          <dt className="text-ink-soft">{t('margin')}</dt>
          <dd>
            <Margin percent={margin} />
          </dd>
        </div>
      )}
      {sums.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="ltr-value">{value}</dd>
        </div>
      ))}
      <div className="flex gap-2 text-base font-semibold">
        <dt>{t('total')}</dt>
        <dd data-quote-total className="ltr-value">
          {amount(total)}
        </dd>
      </div>
    </dl>
  )
}
