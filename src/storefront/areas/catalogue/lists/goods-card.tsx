import { useTranslations } from 'use-intl'
import type { Goods, NumberedPart } from '../../../../contract/shop/goods.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { GoodsStock } from './goods-stock.tsx'

export type CardGoods = NumberedPart &
  Pick<Goods, 'brand_name' | 'description' | 'stock' | 'min_qty' | 'prices' | 'goods_page_url' | 'icons'>

/** A part as a teaser; the whole card is a link to its page. */
export function GoodsCard({ goods }: { goods: CardGoods }) {
  return (
    <article className="border-hairline bg-paper hover:border-brand relative flex h-full min-w-0 flex-col rounded-md border transition-colors duration-150">
      <div className="border-hairline grid h-40 place-items-center border-b p-4">
        <PartPicture icons={goods.icons} side={128} className="size-32 object-contain" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <GoodsHeading goods={goods} size="md" />
        <p dir="auto" className="line-clamp-2 text-sm">
          {goods.description}
        </p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-2">
          <GoodsStock goods={goods} />
          <PriceFrom goods={goods} />
        </div>
      </div>
    </article>
  )
}

type GoodsHeadingProps = { goods: CardGoods; size?: 'sm' | 'md'; makerClass?: string }

/** Part number and manufacturer of a card. */
export function GoodsHeading({ goods, size = 'sm', makerClass }: GoodsHeadingProps) {
  return (
    <>
      <h3 className="leading-snug">
        <GoodsLink goods={goods} size={size} />
      </h3>
      <p className={classNames('text-ink-soft text-sm', makerClass)}>
        <bdi>{goods.brand_name}</bdi>
      </p>
    </>
  )
}

/** The card's link, which covers the whole card. */
function GoodsLink({ goods, size }: { goods: CardGoods; size: 'sm' | 'md' }) {
  return (
    <Link
      to={partPath(goods.goods_page_url)}
      className="text-brand after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand"
    >
      <PartNumber value={goods.part_number} size={size} />
    </Link>
  )
}

/** The lowest unit price of the list, or a note that there is none. */
export function PriceFrom({ goods, className }: { goods: CardGoods; className?: string }) {
  const t = useTranslations()
  const format = useFormat()
  const best = goods.prices.at(-1)
  if (!best) return <span className="text-ink-soft text-sm">{t('goods.price_on_request')}</span>
  return (
    <span className={classNames('text-ink-soft text-sm whitespace-nowrap', className)}>
      {t.rich('goods_card.from', {
        amount: price => <bdi className="ltr-value text-ink text-base font-semibold">{price}</bdi>,
        price: format.price(best.price),
      })}
    </span>
  )
}
