import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { StockBadge } from '../../../../web/ui/stock-badge.tsx'
import { stockLevel } from './stock-level.ts'

const WORDS = { in: 'in_stock', low: 'low', out: 'sold_out' } as const

export function GoodsStock({ goods }: { goods: Pick<Goods, 'stock' | 'min_qty'> }) {
  const t = useTranslations('stock')
  const format = useFormat()
  const level = stockLevel(goods)
  return <StockBadge level={level}>{t(WORDS[level], { count: format.count(goods.stock) })}</StockBadge>
}
