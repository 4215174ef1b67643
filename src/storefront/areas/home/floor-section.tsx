import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../contract/shop/names.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { PartPicture } from '../../../web/ui/part-picture.tsx'
import { type CardGoods, GoodsCard, GoodsHeading } from '../catalogue/lists/goods-card.tsx'
import { GoodsStock } from '../catalogue/lists/goods-stock.tsx'
import { SmallCard } from '../catalogue/lists/small-card.tsx'
import { SNAP_CELL, SNAP_ROW } from '../catalogue/lists/snap-row.ts'
import type { HomeFloor } from './load-home.ts'
import { HomeSection } from './section.tsx'

/** Each floor has its own layout, so that buyers recognize where they are. */
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

const BREAKS = 3

export function FloorSection({ floor }: { floor: HomeFloor }) {
  const t = useTranslations('home')
  const { Card, band, list, cell } = FLOORS[floor.key]
  return (
    <HomeSection
      title={floor.title}
      className={band}
      more={{ to: floor.more_url, label: t('more'), about: floor.title }}
    >
      <ul className={list}>
        {floor.goods.map(goods => (
          <li key={partIdOf(goods)} className={cell}>
            <Card goods={goods} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** Focuses on the price breaks. */
function BargainCard({ goods }: { goods: CardGoods }) {
  const t = useTranslations()
  const format = useFormat()
  const shown = endsOf(goods.prices)
  return (
    <article className="border-action/25 bg-paper hover:border-action relative flex h-full flex-col gap-2 rounded-md border p-4 transition-colors duration-150">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <GoodsHeading goods={goods} />
        </div>
        <PartPicture icons={goods.icons} side={48} className="size-12 object-contain" />
      </div>
      {shown.length === 0 && <p className="text-ink-soft text-sm">{t('goods.price_on_request')}</p>}
      <dl className="mt-auto text-sm">
        {shown.map(({ qty, price }) => (
          <div
            key={qty}
            className="border-hairline flex justify-between gap-4 border-t py-1 last:font-semibold"
          >
            <dt>{t('home.pieces', { count: qty, shown: format.count(qty) })}</dt>
            <dd className="ltr-value text-action-strong">{format.price(price)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** The first breaks and the last one, at most three rows. */
function endsOf(prices: CardGoods['prices']): CardGoods['prices'] {
  return prices.length <= BREAKS ? prices : [...prices.slice(0, BREAKS - 1), ...prices.slice(-1)]
}

/** One row per part, as in a bestseller list. */
function HotRow({ goods }: { goods: CardGoods }) {
  const t = useTranslations()
  const format = useFormat()
  const middle = goods.prices[Math.floor(goods.prices.length / 2)]
  return (
    <article className="border-hairline hover:bg-bench relative grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 xl:grid-cols-[12rem_1fr_auto] border-b px-2 py-2">
      <div className="min-w-0">
        <GoodsHeading goods={goods} />
      </div>
      <p dir="auto" className="text-ink-soft line-clamp-2 text-sm max-xl:hidden">
        {goods.description}
      </p>
      <div className="flex flex-col items-end">
        <GoodsStock goods={goods} />
        <span className="text-ink-soft text-sm">
          {middle
            ? t.rich('home.price_at', {
                amount: price => <bdi className="ltr-value text-ink font-semibold">{price}</bdi>,
                price: format.price(middle.price),
                quantity: format.count(middle.qty),
              })
            : t('goods.price_on_request')}
        </span>
      </div>
    </article>
  )
}
