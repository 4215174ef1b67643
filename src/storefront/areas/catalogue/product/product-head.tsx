import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Head } from '../../../shell/chrome/head.tsx'

/** What search engines show of a part: whether it is there, and what it costs at best. */
export function ProductHead({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('product')
  const format = useFormat()
  const { part_number: number, brand_name: brand, description, stock, prices } = goods
  const lowest = prices.at(-1)?.price
  const words = {
    number,
    brand,
    description,
    count: format.count(stock),
    price: lowest === undefined ? '' : format.price(lowest),
  }
  return (
    <Head
      title={t('title', { number, brand })}
      description={t(metaKey(stock > 0, prices.length > 0), words)}
    />
  )
}

function metaKey(isInStock: boolean, hasPrice: boolean) {
  if (isInStock) return hasPrice ? 'meta_stock_price' : 'meta_stock'
  return hasPrice ? 'meta_price' : 'meta_quote'
}
