import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { GoodsCard } from '../lists/goods-card.tsx'

/** A strip to be swiped on a phone, a grid elsewhere. */
export function RecommendedParts({ goods }: { goods: readonly Goods[] }) {
  const t = useTranslations('product')
  if (goods.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('recommended')}</h2>
      <ul className="-mx-4 grid snap-x auto-cols-[14rem] grid-flow-col gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-4 xl:grid-cols-5">
        {goods.map(part => (
          <li key={part.goods_id} className="min-w-0 snap-center">
            <GoodsCard goods={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}
