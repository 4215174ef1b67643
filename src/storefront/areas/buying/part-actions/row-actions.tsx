import type { ComponentProps } from 'react'
import type { PartActions } from '../../catalogue/lists/part-actions.ts'
import { AddToRfq } from '../../quoting/add/add-to-rfq.tsx'
import { AddToCart } from './add-to-cart.tsx'

type RowActionsProps = ComponentProps<PartActions['RowActions']>

const LOOK = { size: 'sm', className: 'px-1.5!' } as const

/** What a buyer can do with a row of a list, in one place. What is not there or has no price can only be asked for. */
export function RowActions({ goods, order, inputId }: RowActionsProps) {
  const canBuy = goods.stock > 0 && goods.prices.length > 0
  return (
    <div className="flex flex-col gap-1">
      {canBuy && <AddToCart goods={goods} order={order} inputId={inputId} look={LOOK} />}
      <AddToRfq
        goods={goods}
        quantity={order.quantity}
        look={canBuy ? { ...LOOK, variant: 'quiet' } : LOOK}
      />
    </div>
  )
}
