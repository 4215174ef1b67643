import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { manufacturerPath, partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { MatchedNumber } from '../../../../web/ui/matched-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { useBelowFold } from '../../../../web/ui/use-below-fold.ts'
import { GoodsPriceBreaks } from './goods-price-breaks.tsx'
import { GoodsStock } from './goods-stock.tsx'
import { LifecycleBadge } from './lifecycle-badge.tsx'
import { RowQuantity } from './row-quantity.tsx'
import { useOrderQuantity } from './use-order-quantity.ts'

type GoodsRowProps = { goods: Goods; keyword?: string; quantity?: number }

export function GoodsRow({ goods, keyword, quantity }: GoodsRowProps) {
  const t = useTranslations('goods')
  const order = useOrderQuantity(goods, quantity)
  return (
    <tr className="goods-row">
      <td className="goods-picture">
        <PartPicture icons={goods.icons} side={64} />
      </td>
      <th scope="row" className="goods-name">
        <Link to={partPath(goods.goods_page_url)} className="block py-0.5 text-brand hover:underline">
          <MatchedNumber number={goods.part_number} keyword={keyword} />
        </Link>
        <Link
          to={manufacturerPath(goods.brand_page_url)}
          className="block py-0.5 font-normal text-ink-soft hover:text-brand hover:underline"
        >
          <bdi>{goods.brand_name}</bdi>
        </Link>
        <LifecycleBadge goods={goods} />
      </th>
      <td className="goods-description">{goods.description}</td>
      <td className="goods-package" data-label={t('package')}>
        <bdi>{goods.packaging}</bdi>
      </td>
      <td className="goods-availability">
        <GoodsStock goods={goods} />
      </td>
      <td className={classNames('goods-prices', useBelowFold())}>
        {goods.prices.length > 0 ? (
          <GoodsPriceBreaks prices={goods.prices} inForce={order.inForce} size="sm" />
        ) : (
          t('price_on_request')
        )}
      </td>
      <td className="goods-quantity">
        <RowQuantity goods={goods} order={order} />
      </td>
    </tr>
  )
}
