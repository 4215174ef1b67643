import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { GoodsPriceBreaks } from './goods-price-breaks.tsx'
import type { OrderQuantity } from './order-quantity.ts'

/** Compact rows show the price in force and the next break, and the others on demand. */
const SHOWN_AT_ONCE = 2

export function RowPrices({ goods: { prices }, order }: { goods: ShownGoods; order: OrderQuantity }) {
  const t = useTranslations('goods')
  if (prices.length === 0) return t('price_on_request')
  return (
    <div className="goods-breaks">
      <GoodsPriceBreaks prices={prices} inForce={order.inForce} onTake={order.take} size="sm" />
      {prices.length > SHOWN_AT_ONCE && (
        <details>
          <summary aria-label={t('price_breaks')} className="icon-chevron" />
        </details>
      )}
    </div>
  )
}
