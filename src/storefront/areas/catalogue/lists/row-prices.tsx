import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { GoodsPriceBreaks } from './goods-price-breaks.tsx'
import type { OrderQuantity } from './order-quantity.ts'

/** Compact rows show the price in force and the next break, and the others on demand. */
const SHOWN_AT_ONCE = 2

export function RowPrices({ goods: { prices }, order }: { goods: Goods; order: OrderQuantity }) {
  const t = useTranslations('goods')
  if (prices.length === 0) return t('price_on_request')
  return (
    <div className="goods-breaks">
      <GoodsPriceBreaks prices={prices} inForce={order.inForce} onTake={order.take} size="sm" />
      {prices.length > SHOWN_AT_ONCE && (
        <details>
          <summary className="grid size-6 list-none place-items-center rounded-md text-ink-soft hover:bg-brand-soft">
            <ChevronDown aria-hidden className="size-4" />
            <VisuallyHidden>{t('price_breaks')}</VisuallyHidden>
          </summary>
        </details>
      )}
    </div>
  )
}
