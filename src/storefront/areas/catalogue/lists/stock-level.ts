import type { Goods } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'

export type StockLevel = 'in' | 'low' | 'out'

export function stockLevel({ stock, min_qty }: Pick<Goods, 'stock' | 'min_qty'>): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= min_qty * LIMITS.lowStockOrders ? 'low' : 'in'
}
