import type { Goods } from '../../contract/goods.ts'
import { AddToRfq } from '../rfq/add-to-rfq.tsx'

type RowActionsProps = { goods: Goods; quantity: number | null }

/** What a buyer can do with a row of a list, in one place. */
export function RowActions({ goods, quantity }: RowActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <AddToRfq goods={goods} quantity={quantity} look={{ size: 'sm', className: 'flex-1 px-1.5!' }} />
    </div>
  )
}
