import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PriceBreakList } from '../../../../web/ui/price-breaks.tsx'
import type { useOrderQuantity } from './use-order-quantity.ts'

type RowPricesProps = { goods: ShownGoods; order: ReturnType<typeof useOrderQuantity> }

/** Compact rows show the price in force and the next break, and the others on demand. */
const SHOWN_AT_ONCE = 2

/** Lists are sorted by the price of the typed quantity, so its break is marked, also if there are fewer pieces. */
export function RowPrices({ goods: { prices }, order }: RowPricesProps) {
  const t = useTranslations()
  const format = useFormat()
  if (prices.length === 0) return t('goods.price_on_request')
  const written = format.prices(prices.map(({ price }) => price))
  return (
    <div className="goods-breaks">
      <PriceBreakList
        inForce={order.wantedBreak}
        breaks={prices.map(({ qty }, at) => {
          const quantity = format.count(qty)
          const label = t('product.take_break', { quantity })
          return { quantity, price: written[at] ?? '', take: { label, onTake: () => order.take(qty) } }
        })}
        labels={{ caption: t('goods.price_breaks'), inForce: t('goods.in_force') }}
      />
      {prices.length > SHOWN_AT_ONCE && (
        <details>
          <summary aria-label={t('goods.price_breaks')} className="icon-chevron" />
        </details>
      )}
    </div>
  )
}
