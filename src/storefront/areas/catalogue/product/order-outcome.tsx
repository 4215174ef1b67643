import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Price } from '../../../../web/ui/price.tsx'
import { QuantityProblem } from '../lists/quantity-problem.tsx'
import type { OrderQuantity } from '../lists/use-order-quantity.ts'

type OrderOutcomeProps = { id: string; inputId: string; order: OrderQuantity; stock: number }

/** What the quantity comes to, or why it can't be ordered, in the same place. */
export function OrderOutcome({ id, inputId, order, stock }: OrderOutcomeProps) {
  return (
    <output id={id} htmlFor={inputId} className="block min-h-16 min-w-min flex-1 basis-30">
      {order.canOrder ? <Amount order={order} stock={stock} /> : <QuantityProblem order={order} />}
    </output>
  )
}

function Amount({ order, stock }: Pick<OrderOutcomeProps, 'order' | 'stock'>) {
  const t = useTranslations()
  const format = useFormat()
  const { quantity, unitPrice, amount } = order
  return (
    <>
      {unitPrice !== null && amount !== null && (
        <>
          <span className="block text-sm">
            <Price text={format.price(unitPrice)} size="sm" suffix={t('goods.per_piece')} />
          </span>
          <span className="block">
            <span className="sr-only">{t('goods.ext_price')} </span>
            <Price text={format.amount(amount)} size="lg" />
          </span>
        </>
      )}
      {stock > 0 && (quantity ?? 0) > stock && (
        <span className="mt-1 block text-sm text-low">
          {t('product.over_stock', { count: format.count(stock) })}
        </span>
      )}
    </>
  )
}
