import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../i18n/link.tsx'
import { ORDERS_PATH } from '../orders/order-paths.ts'
import { useSite } from '../site-data.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** For an address that names no order. */
export function NoOrder() {
  const t = useTranslations()
  const isSignedIn = useSite()?.isSignedIn
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={t('payment.no_order')}
      text={t('payment.no_order_text')}
      action={
        <>
          <Link to="/shoppingcart" className={buttonClass({ variant: 'primary' })}>
            {t('checkout.back_to_cart')}
          </Link>
          {isSignedIn && (
            <Link to={ORDERS_PATH} className={buttonClass()}>
              {t('titles.orders')}
            </Link>
          )}
        </>
      }
    />
  )
}
