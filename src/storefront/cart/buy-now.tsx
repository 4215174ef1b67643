import { useTranslations } from 'use-intl'
import type { Goods } from '../../contract/goods.ts'
import type { OrderQuantity } from '../goods/use-order-quantity.ts'
import { Link } from '../i18n/link.tsx'
import { buttonClass } from '../ui/button-class.ts'
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
