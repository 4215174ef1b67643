import { PackageX, ShoppingCart } from 'lucide'
import { useTranslations } from 'use-intl'
import type { ShortLine } from '../../../../contract/shop/orders.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { CART_PATH, CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import type { Purchase } from './purchase.ts'
import { ShortList } from './short-list.tsx'

export function NothingChosen() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={ShoppingCart} />}
      title={t('checkout.empty')}
      text={t('checkout.empty_text')}
      action={<WaysOn />}
    />
  )
}

/** The server's reason; it concerns the whole order. */
export function NotAccepted({ why }: { why: Wording }) {
  const t = useTranslations('checkout')
  const say = useSay()
  return <EmptyState icon={<Icon of={PackageX} />} title={t('refused')} text={say(why)} action={<WaysOn />} />
}

function WaysOn() {
  const t = useTranslations()
  return (
    <>
      <Link to={CART_PATH} className={buttonClass({ variant: 'primary' })}>
        {t('checkout.back_to_cart')}
      </Link>
      <Link to={CATEGORIES_PATH} className={buttonClass()}>
        {t('results.browse')}
      </Link>
    </>
  )
}

type NotInStockProps = { lines: ShortLine[]; purchase: Purchase; most: number }

export function NotInStock(props: NotInStockProps) {
  const t = useTranslations('checkout')
  return (
    <Notice tone="warning" title={t('short')} action={<ShortList {...props} />}>
      {t('short_text')}
    </Notice>
  )
}
