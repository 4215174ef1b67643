import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { usePartActions } from './part-actions.ts'
import { QuantityInput } from './quantity-input.tsx'
import { QuantityProblem } from './quantity-problem.tsx'
import type { useOrderQuantity } from './use-order-quantity.ts'

type RowQuantityProps = { goods: ShownGoods; order: ReturnType<typeof useOrderQuantity> }

/** The quantity of a row, its amount and its actions. */
export function RowQuantity({ goods, order }: RowQuantityProps) {
  const t = useTranslations('goods')
  const { RowActions } = usePartActions()
  const id = useId()
  return (
    <div className="goods-order">
      <QuantityInput
        id={id}
        order={order}
        size="sm"
        partNumber={goods.part_number}
        label={t('quantity_of', { number: goods.part_number })}
        describedBy={`${id}-outcome`}
      />
      <output id={`${id}-outcome`} htmlFor={id}>
        {order.canOrder ? <Outcome order={order} /> : <QuantityProblem order={order} />}
      </output>
      <RowActions goods={goods} order={order} inputId={id} />
    </div>
  )
}

/** With too few in stock, the amount is that of the pieces to add. */
function Outcome({ order: { unitPrice, amount, split } }: Pick<RowQuantityProps, 'order'>) {
  const format = useFormat()
  if (unitPrice === null || amount === null) return null
  const each = `× ${format.price(unitPrice)}`
  return (
    <bdi className="goods-amount">
      {split ? (
        <span className="goods-some">{`${format.count(split.fromStock)} ${each}`}</span>
      ) : (
        <span className="goods-each">{each}</span>
      )}
      <b>{format.amount(amount)}</b>
    </bdi>
  )
}
