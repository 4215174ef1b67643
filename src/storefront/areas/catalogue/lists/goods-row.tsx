import { useTranslations } from 'use-intl'
import type { ParameterFacet, ShownGoods } from '../../../../contract/shop/goods.ts'
import { manufacturerPath, partPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { withSoftHyphens } from '../../../../web/i18n/soft-hyphens.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { MatchedNumber } from '../../../../web/ui/matched-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { useBelowFold } from '../../../../web/ui/use-below-fold.ts'
import { CompareTick } from '../compare-list/compare-tick.tsx'
import { hasDatasheet } from './datasheet.tsx'
import { GoodsStock } from './goods-stock.tsx'
import { LifecycleBadge } from './lifecycle-badge.tsx'
import { RowPrices } from './row-prices.tsx'
import { RowQuantity } from './row-quantity.tsx'
import { useOrderQuantity } from './use-order-quantity.ts'
import { directionOf } from './value-label.tsx'

export type ListParameter = Pick<ParameterFacet, 'slug' | 'name' | 'kind'>

type GoodsRowProps = {
  goods: ShownGoods
  keyword?: string
  quantity?: number
  parameters: readonly ListParameter[]
}

export function GoodsRow({ goods, keyword, quantity, parameters }: GoodsRowProps) {
  const t = useTranslations('goods')
  const lang = useLang()
  const order = useOrderQuantity(goods, quantity)
  return (
    <tr className="goods-row">
      <td className="goods-picture">
        <div className="goods-pictured">
          <PartPicture icons={goods.icons} side={64} />
          <CompareTick goods={goods} />
        </div>
      </td>
      <th scope="row" className="goods-name">
        <Name goods={goods} keyword={keyword} />
        <LifecycleBadge goods={goods} />
      </th>
      <td className="goods-description">
        <span>{goods.description}</span>
      </td>
      <td className="goods-package" data-label={t('package')}>
        <bdi>{goods.packaging}</bdi>
      </td>
      {parameters.map(({ slug, kind }, at) => (
        <td key={slug} className={parameterClass(at)} dir={directionOf(kind)}>
          {withSoftHyphens(goods.parameters?.find(known => known.slug === slug)?.label ?? '', lang)}
        </td>
      ))}
      <td className="goods-availability">
        <GoodsStock goods={goods} />
        <Rule goods={goods} />
      </td>
      <td className={classNames('goods-prices', useBelowFold())}>
        <RowPrices goods={goods} order={order} />
      </td>
      <td className="goods-quantity">
        <RowQuantity goods={goods} order={order} />
      </td>
    </tr>
  )
}

/** The place decides which columns a narrow list hides. */
export function parameterClass(at: number): string {
  return `goods-parameter goods-parameter-${at + 1}`
}

function Name({ goods, keyword }: Pick<GoodsRowProps, 'goods' | 'keyword'>) {
  const t = useTranslations('product')
  return (
    <>
      <Link to={partPath(goods.goods_page_url)} className="goods-number">
        <MatchedNumber number={goods.part_number} keyword={keyword} />
      </Link>
      <span className="goods-maker">
        <Link to={manufacturerPath(goods.brand_page_url)}>
          <bdi>{goods.brand_name}</bdi>
        </Link>
        {hasDatasheet(goods) && (
          // biome-ignore lint/a11y/useAnchorContent: named by aria-label, its icon is in the stylesheet
          <a
            href={goods.datasheet}
            target="_blank"
            rel="noopener nofollow"
            aria-label={`${t('datasheet_open')} ${goods.part_number}`}
            className="goods-datasheet icon-file"
          />
        )}
      </span>
    </>
  )
}

/** Parts sold singly need no rule. */
function Rule({ goods: { min_qty, multiple } }: { goods: ShownGoods }) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (min_qty === 1 && multiple === 1) return null
  const rule = { quantity: format.count(min_qty), multiple: format.count(multiple) }
  const words = multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)
  const short = [min_qty !== multiple && `≥ ${rule.quantity}`, multiple > 1 && `× ${rule.multiple}`]
  return (
    <p className="goods-rules">
      <span className="goods-rule">{words}</span>
      <bdi aria-hidden title={words} className="goods-short-rule">
        {short.filter(Boolean).join(' · ')}
      </bdi>
    </p>
  )
}
