import { useTranslations } from 'use-intl'
import type { Quote } from '../../../../contract/shop/quotes.ts'
import { isPositive } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Price } from '../../../../web/ui/price.tsx'
import type { QuoteTotals } from './use-totals.ts'

type QuoteSumsProps = {
  quote: Quote
  totals: QuoteTotals
  /** In the panel with the button, as wide as it is. */
  isInPanel?: boolean
}

const SUMS = 'flex flex-col gap-1'

/** The sums of the chosen lines. */
export function QuoteSums({ quote, totals, isInPanel = false }: QuoteSumsProps) {
  const t = useTranslations('checkout')
  const tax = useTranslations('quote')('tax')
  const fee = totals.shipping_fee
  return (
    <dl className={isInPanel ? SUMS : `${SUMS} items-end p-4`} aria-live={isInPanel ? undefined : 'polite'}>
      <Sum name={t('subtotal')} amount={totals.subtotal} />
      {fee !== null && <Sum name={t('shipping')} amount={fee} />}
      {isPositive(totals.tax) && <Sum name={tax} amount={totals.tax} />}
      <Sum
        name={t(fee === null && quote.is_open ? 'total_without_shipping' : 'total')}
        amount={totals.total}
        isTotal
      />
    </dl>
  )
}

function Sum({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) {
  const format = useFormat()
  return (
    <div
      className={`flex w-full max-w-96 items-baseline justify-between gap-4 ${isTotal ? 'font-semibold' : 'text-sm'}`}
    >
      <dt>{name}</dt>
      <dd>
        <Price text={format.amount(amount)} size={isTotal ? 'md' : 'sm'} />
      </dd>
    </div>
  )
}
