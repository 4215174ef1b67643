import { useTranslations } from 'use-intl'
import { GoodsCard } from '../catalogue/lists/goods-card.tsx'
import { SmallCard } from '../catalogue/lists/small-card.tsx'
import { SNAP_CELL, SNAP_ROW } from '../catalogue/lists/snap-row.ts'
import { BargainCard } from './bargain-card.tsx'
import { HotRow } from './hot-row.tsx'
import type { HomeFloor } from './load-home.ts'
import { Section } from './section.tsx'

/** Each floor has a rhythm of its own, so that a buyer knows where on the page they are. */
const FLOORS = {
  featured: {
    Card: GoodsCard,
    band: '',
    list: `${SNAP_ROW} gap-4 sm:grid sm:grid-cols-2 md:grid-cols-3`,
    cell: `${SNAP_CELL} max-sm:w-64`,
  },
  preferential: {
    Card: BargainCard,
    band: 'bg-action-soft',
    list: `${SNAP_ROW} gap-3 sm:grid sm:grid-cols-2 md:grid-cols-4`,
    cell: `${SNAP_CELL} max-sm:w-60`,
  },
  hot: {
    Card: HotRow,
    band: '',
    list: 'border-hairline grid border-t md:grid-cols-2 md:gap-x-10',
    cell: 'min-w-0',
  },
  recommended: {
    Card: SmallCard,
    band: 'bg-bench',
    list: `${SNAP_ROW} gap-3 sm:grid sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4`,
    cell: `${SNAP_CELL} max-sm:w-64`,
  },
}

export function FloorSection({ floor }: { floor: HomeFloor }) {
  const t = useTranslations('home')
  const { Card, band, list, cell } = FLOORS[floor.key]
  return (
    <Section
      title={floor.title}
      className={band}
      more={{ to: floor.more_url, label: t('more'), about: floor.title }}
    >
      <ul className={list}>
        {floor.goods.map(goods => (
          <li key={goods.goods_id} className={cell}>
            <Card goods={goods} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
