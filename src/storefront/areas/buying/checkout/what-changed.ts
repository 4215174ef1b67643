import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { OrderPreview } from '../../../../contract/shop/orders.ts'
import { isSameAmount, isSamePrice } from '../../../../domain/money.ts'

type Sum = Pick<OrderPreview, 'lines' | 'shipping_fee' | 'total'>
type Share = { quantity: number; price: number }
/** Null if it was not, or is no longer, part of the order. */
type LineChange = { partNumber: string; before: Share | null; after: Share | null }
type AmountChange = { before: number | null; after: number | null }

export type Changes = { lines: LineChange[]; fee: AmountChange | null; total: AmountChange }

/** The changes that a buyer must see before placing the order at a different total. */
export function whatChanged(before: Sum, after: Sum): Changes {
  const ids = new Set([...before.lines, ...after.lines].map(line => partIdOf(line.goods)))
  const lines = [...ids].map(id => lineChange(before, after, id))
  return {
    lines: lines.filter(line => !isSameShare(line.before, line.after)),
    fee: isSameAmount(before.shipping_fee, after.shipping_fee)
      ? null
      : { before: before.shipping_fee, after: after.shipping_fee },
    total: { before: before.total, after: after.total },
  }
}

function lineChange(before: Sum, after: Sum, partId: number): LineChange {
  const was = before.lines.find(line => partIdOf(line.goods) === partId)
  const is = after.lines.find(line => partIdOf(line.goods) === partId)
  return { partNumber: (is ?? was)?.goods.part_number ?? '', before: share(was), after: share(is) }
}

function share(line: OrderPreview['lines'][number] | undefined): Share | null {
  return line ? { quantity: quantityOf(line), price: line.price } : null
}

export function isSameShare(before: Share | null, after: Share | null): boolean {
  if (!before || !after) return before === after
  return before.quantity === after.quantity && isSamePrice(before.price, after.price)
}
