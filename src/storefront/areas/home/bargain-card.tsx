import { useTranslations } from 'use-intl'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { PartPicture } from '../../../web/ui/part-picture.tsx'
import { type CardGoods, GoodsLink } from '../catalogue/lists/goods-card.tsx'

const BREAKS = 3

/** The price list is the point here: what a piece costs, and what it costs when one takes more. */
export function BargainCard({ goods }: { goods: CardGoods }) {
  const t = useTranslations()
  const format = useFormat()
  const shown = endsOf(goods.prices)
  return (
    <article className="border-action/25 bg-paper hover:border-action relative flex h-full flex-col gap-2 rounded-md border p-4 transition-colors duration-150">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug">
            <GoodsLink goods={goods} size="sm" />
          </h3>
          <p className="text-ink-soft text-sm">
            <bdi>{goods.brand_name}</bdi>
          </p>
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

/** The first rows and the last: the span of the list in the room of three. */
function endsOf(prices: CardGoods['prices']): CardGoods['prices'] {
  return prices.length <= BREAKS ? prices : [...prices.slice(0, BREAKS - 1), ...prices.slice(-1)]
}
