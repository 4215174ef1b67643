import type { Goods } from '../../../contract/shop/goods.ts'
import type { ShortLine } from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { lineState } from '../../../domain/line-state.ts'

/** `id` is the cart line; null for buy now. */
export type RequestedLine = { id: number | null; partId: number; partNumber: string; quantity: number }

export function rejectMissingLine(): Refusal {
  return new Refusal(400, {
    reason: 'errors.lines_required',
    fields: { goods_id: { key: 'errors.lines_required' } },
  })
}

/** The API's form of a line that cannot be ordered as requested. */
export function toShortLine(line: RequestedLine, goods: Goods | undefined): ShortLine {
  return {
    id: line.id,
    goods_id: line.partId,
    part_number: line.partNumber || (goods?.part_number ?? ''),
    cart_num: line.quantity,
    stock: goods?.stock ?? 0,
    state: goods ? lineState(goods, line.quantity) : 'unavailable',
  }
}
