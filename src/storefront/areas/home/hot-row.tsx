import { useTranslations } from 'use-intl'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { type CardGoods, GoodsLink } from '../catalogue/lists/goods-card.tsx'
import { GoodsStock } from '../catalogue/lists/goods-stock.tsx'

/** One line per part, as in a list of what sells best. */
export function HotRow({ goods }: { goods: CardGoods }) {
  const t = useTranslations()
  const format = useFormat()
  const middle = goods.prices[Math.floor(goods.prices.length / 2)]
  return (
    <article className="border-hairline hover:bg-bench relative grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 xl:grid-cols-[12rem_1fr_auto] border-b px-2 py-2">
      <div className="min-w-0">
        <h3 className="leading-snug">
          <GoodsLink goods={goods} size="sm" />
        </h3>
        <p className="text-ink-soft text-sm">
          <bdi>{goods.brand_name}</bdi>
        </p>
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
