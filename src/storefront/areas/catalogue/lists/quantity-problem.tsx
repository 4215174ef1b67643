import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import type { OrderQuantity } from './order-quantity.ts'

/** The error of a quantity and a quantity that can be ordered. */
export function QuantityProblem({ order }: { order: OrderQuantity }) {
  const t = useTranslations('goods')
  const format = useFormat()
  return (
    <>
      <ErrorText>{t('multiple_of_min')}</ErrorText>
      {order.nearest !== order.quantity && (
        <button
          type="button"
          onClick={() => order.set(order.nearest)}
          className="min-h-6 text-sm font-semibold text-brand underline hover:text-brand-strong"
        >
          {t('take', { quantity: format.count(order.nearest) })}
        </button>
      )}
    </>
  )
}
