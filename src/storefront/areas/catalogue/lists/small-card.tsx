import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { type CardGoods, GoodsHeading, PriceFrom } from './goods-card.tsx'

/** The drawing beside the text, for many parts in little space. */
export function SmallCard({ goods }: { goods: CardGoods }) {
  return (
    <article className="border-hairline bg-paper hover:border-brand relative flex h-full items-center gap-3 rounded-md border p-3 transition-colors duration-150">
      <PartPicture icons={goods.icons} side={56} className="size-14 shrink-0 object-contain" />
      <div className="min-w-0 flex-1">
        <GoodsHeading goods={goods} makerClass="truncate" />
        <PriceFrom goods={goods} />
      </div>
    </article>
  )
}
