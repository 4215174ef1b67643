import type { MatchedLine } from '../../src/contract/shop/bom.ts'
import { UNDECIDED } from '../../src/storefront/areas/quoting/bom/review-state.ts'
import { type SettledLine, settleLines } from '../../src/storefront/areas/quoting/bom/settle-line.ts'
import { REEL } from './cart-lines.ts'

/** Lines of different parts. */
export function bill(count: number): SettledLine[] {
  const lines = Array.from({ length: count }, (_, index): MatchedLine => {
    const goods = { ...REEL, goods_id: index + 1, part_number: `R-${index + 1}` }
    return {
      row: index + 2,
      table: 0,
      rows: [index + 2],
      part_number: goods.part_number,
      alternates: [],
      manufacturer: '',
      package: '',
      date_code: '',
      qty: 100,
      target_price: null,
      designators: '',
      description: '',
      match: { kind: 'exact', goods, candidates: [] },
      outcome: 'cart',
      warnings: [],
    }
  })
  return settleLines(lines, UNDECIDED)
}
