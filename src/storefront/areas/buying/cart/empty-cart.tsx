import { ShoppingCart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'

export function EmptyCart() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t('cart.empty')}
      text={t('cart.empty_text')}
      action={
        <>
          <Link to="/keywords" className={buttonClass({ variant: 'primary' })}>
            {t('titles.keywords')}
          </Link>
          <Link to="/rfq" className={buttonClass()}>
            {t('cart.to_bom')}
          </Link>
          <Link to="/category" className={buttonClass()}>
            {t('results.browse')}
          </Link>
        </>
      }
    />
  )
}
