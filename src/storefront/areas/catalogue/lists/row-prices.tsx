import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { GoodsPriceBreaks } from './goods-price-breaks.tsx'
import type { useOrderQuantity } from './use-order-quantity.ts'

type RowPricesProps = { goods: ShownGoods; order: ReturnType<typeof useOrderQuantity> }

/** Compact rows show the price in force and the next break, and the others on demand. */
const SHOWN_AT_ONCE = 2

/** Lists are sorted by the price of the typed quantity, so its break is marked, also if there are fewer pieces. */
export function RowPrices({ goods: { prices }, order }: RowPricesProps) {
  const t = useTranslations('goods')
  if (prices.length === 0) return t('price_on_request')
  return (
    <div className="goods-breaks">
      <GoodsPriceBreaks prices={prices} inForce={order.wantedBreak} onTake={order.take} size="sm" />
      {prices.length > SHOWN_AT_ONCE && (
        <details>
          <summary aria-label={t('price_breaks')} className="icon-chevron" />
        </details>
      )}
    </div>
  )
}
