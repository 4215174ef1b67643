import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import type { OrderQuantity } from '../../catalogue/lists/use-order-quantity.ts'
import { goTo } from './add-to-cart.tsx'

type BuyNowProps = { goods: Goods; order: OrderQuantity; inputId: string }

/** Straight to the checkout with this part alone, past the cart. Only what is there can be bought now. */
export function BuyNow({ goods, order: { quantity, canOrder }, inputId }: BuyNowProps) {
  const t = useTranslations('buy')
  if (canOrder && quantity !== null && quantity <= goods.stock)
    return (
      <Link to={`/pay/order?goods_id=${goods.goods_id}&cart_num=${quantity}`} className={buttonClass()}>
        {t('now')}
      </Link>
    )
  return (
    <button type="button" onClick={() => goTo(inputId)} className={buttonClass()}>
      {t('now')}
    </button>
  )
}
