import { ReceiptText } from 'lucide'
import { useTranslations } from 'use-intl'
import { CART_PATH, ORDERS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useSite } from '../../../shell/page/site-data.ts'

/** For a URL without an order. */
export function NoOrder() {
  const t = useTranslations()
  const isSignedIn = useSite()?.isSignedIn
  return (
    <EmptyState
      icon={<Icon of={ReceiptText} />}
      title={t('payment.no_order')}
      text={t('payment.no_order_text')}
      action={
        <>
          <Link to={CART_PATH} className={buttonClass({ variant: 'primary' })}>
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
