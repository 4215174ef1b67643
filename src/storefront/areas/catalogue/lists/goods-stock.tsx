import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { StockBadge } from '../../../../web/ui/stock-badge.tsx'

const WORDS = { in: 'in_stock', low: 'low', out: 'sold_out' } as const

export function GoodsStock({ goods }: { goods: Pick<Goods, 'stock' | 'min_qty'> }) {
  const t = useTranslations('stock')
  const format = useFormat()
  const level = stockLevel(goods)
  return <StockBadge level={level}>{t(WORDS[level], { count: format.count(goods.stock) })}</StockBadge>
}

type StockLevel = 'in' | 'low' | 'out'

export function stockLevel({ stock, min_qty }: Pick<Goods, 'stock' | 'min_qty'>): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= min_qty * LIMITS.lowStockOrders ? 'low' : 'in'
}
