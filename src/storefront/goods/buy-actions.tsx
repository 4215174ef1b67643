import type { GoodsDetail } from '../../contract/goods.ts'
import { AddToRfq } from '../rfq/add-to-rfq.tsx'
import { QuickQuote } from '../rfq/quick-quote.tsx'

type BuyActionsProps = { goods: GoodsDetail; quantity: number | null }

/** What a buyer can do on the page of a part, in one place. What is not there can only be asked for: the form is open. */
export function BuyActions({ goods, quantity }: BuyActionsProps) {
  const isInStock = goods.stock > 0
  const add = (
    <AddToRfq goods={goods} quantity={quantity} look={{ variant: isInStock ? 'primary' : 'secondary' }} />
  )
  return (
    <div className="flex flex-col gap-2">
      {isInStock && add}
      <QuickQuote goods={goods} quantity={quantity} isOpenAtFirst={!isInStock} />
      {!isInStock && add}
    </div>
  )
}
