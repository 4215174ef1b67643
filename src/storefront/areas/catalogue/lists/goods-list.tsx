import './goods-list.css'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { Table, Th } from '../../../../web/ui/table.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { GoodsRow } from './goods-row.tsx'

type GoodsListProps = {
  goods: readonly Goods[]
  /** The search text; its match in each number is highlighted. */
  keyword?: string
  /** The quantity of every row; by default the smallest that is sold. */
  quantity?: number
}

/** A list for comparing parts: a table on wide screens, cards on phones. */
export function GoodsList({ goods, keyword, quantity }: GoodsListProps) {
  const t = useTranslations('goods')
  return (
    <Table label={t('table')} className="goods-list">
      <thead>
        <tr>
          <Th>
            <VisuallyHidden>{t('drawing')}</VisuallyHidden>
          </Th>
          <Th>{t('part_number')}</Th>
          <Th>{t('description')}</Th>
          <Th>{t('package')}</Th>
          <Th>{t('availability')}</Th>
          <Th>{t('price_breaks')}</Th>
          <Th>{t('quantity')}</Th>
        </tr>
      </thead>
      <tbody>
        {goods.map(part => (
          <GoodsRow key={`${part.goods_id} ${quantity}`} goods={part} keyword={keyword} quantity={quantity} />
        ))}
      </tbody>
    </Table>
  )
}
