import { useTranslations } from 'use-intl'
import { Container } from '../../../web/ui/container.tsx'
import type { CardGoods } from '../catalogue/lists/goods-card.tsx'
import { SmallCard } from '../catalogue/lists/small-card.tsx'
import { SNAP_CELL, SNAP_ROW } from '../catalogue/lists/snap-row.ts'

/** Where reading leads to buying: parts of the kinds the article is about. */
export function NewsParts({ goods }: { goods: readonly CardGoods[] }) {
  const t = useTranslations('news')
  if (goods.length === 0) return null
  return (
    <section aria-labelledby="news-parts" className="bg-bench mt-4 py-8 print:hidden">
      <Container size="full">
        <h2 id="news-parts" className="mb-4 text-xl">
          {t('parts')}
        </h2>
        <ul className={`${SNAP_ROW} gap-3 sm:grid sm:grid-cols-2 xl:grid-cols-4`}>
          {goods.map(part => (
            <li key={part.goods_id} className={`${SNAP_CELL} max-sm:w-64`}>
              <SmallCard goods={part} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
