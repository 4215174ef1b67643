import type { ComponentProps } from 'react'
import type { PartActions } from '../../catalogue/lists/part-actions.ts'
import { AddToRfq } from '../../quoting/add/add-to-rfq.tsx'
import { QuickQuote } from '../../quoting/rfq/quick-quote.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { BuyNow } from './buy-now.tsx'

type BuyActionsProps = ComponentProps<PartActions['BuyActions']>

/** What a buyer can do on the page of a part, in one place. What is not there can only be asked for: the form is open. */
export function BuyActions({ goods, order, inputId }: BuyActionsProps) {
  const isInStock = goods.stock > 0
  const canBuy = isInStock && goods.prices.length > 0
  const variant = isInStock && !canBuy ? 'primary' : 'secondary'
  const add = <AddToRfq goods={goods} quantity={order.quantity} look={{ variant }} />
  return (
    <div className="flex flex-col gap-2">
      {canBuy && (
        <>
          <AddToCart goods={goods} order={order} inputId={inputId} look={{ variant: 'primary' }} />
          <BuyNow goods={goods} order={order} inputId={inputId} />
        </>
      )}
      {isInStock && add}
      <QuickQuote goods={goods} quantity={order.quantity} isOpenAtFirst={!isInStock} />
      {!isInStock && add}
    </div>
  )
}
