import { partIdOf } from '../../../../contract/shop/names.ts'
import './goods-list.css'
import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { withSoftHyphens } from '../../../../web/i18n/soft-hyphens.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Table, Th } from '../../../../web/ui/table.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { GoodsRow, type ListParameter, parameterClass } from './goods-row.tsx'
import { type Sorting, SortTitle } from './sort-title.tsx'

type GoodsListProps = {
  goods: readonly ShownGoods[]
  /** The search text; its match in each number is highlighted. */
  keyword?: string
  /** The quantity of every row; by default the smallest that is sold. */
  quantity?: number
  /** The columns of a list of one category. Those that do not fit are hidden. */
  parameters: readonly ListParameter[]
  sorting: Sorting
}

/** A list for comparing parts: compact rows on wide screens, cards on others. */
export function GoodsList({ goods, keyword, quantity, parameters, sorting }: GoodsListProps) {
  const t = useTranslations('goods')
  const lang = useLang()
  const hasParameters = parameters.length > 0
  return (
    <Table label={t('table')} className={classNames('goods-list', hasParameters && 'goods-by-parameter')}>
      <thead>
        <tr>
          <Th className="goods-picture">
            <VisuallyHidden>{t('drawing')}</VisuallyHidden>
          </Th>
          <SortTitle
            sorting={sorting}
            orders={[sorting.isUsuallyByNumber ? 'relevance' : 'number', '-number']}
            className="goods-name"
          >
            {t('part_number')}
          </SortTitle>
          <Th className="goods-description">{t('description')}</Th>
          <SortTitle sorting={sorting} orders={['packaging', '-packaging']} className="goods-package">
            {t('package')}
          </SortTitle>
          {parameters.map(({ slug, name }, at) => (
            <SortTitle
              key={slug}
              sorting={sorting}
              orders={[slug, `-${slug}`]}
              className={parameterClass(at)}
            >
              {withSoftHyphens(name, lang)}
            </SortTitle>
          ))}
          <SortTitle
            sorting={sorting}
            orders={['stock', '-stock']}
            isDescendingFirst
            className="goods-availability"
          >
            {t('availability')}
          </SortTitle>
          <SortTitle sorting={sorting} orders={['price', '-price']} className="goods-prices">
            {t('unit_price')}
          </SortTitle>
          <Th className="goods-quantity">{t('quantity')}</Th>
        </tr>
      </thead>
      <tbody>
        {goods.map(part => (
          <GoodsRow
            key={`${partIdOf(part)} ${quantity}`}
            goods={part}
            keyword={keyword}
            quantity={quantity}
            parameters={parameters}
          />
        ))}
      </tbody>
    </Table>
  )
}
