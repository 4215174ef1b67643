import { ShoppingCart } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CART_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { useCartCount } from '../cart-count/cart-count.ts'
import { CountBadge } from './count-badge.tsx'

type CartLinkProps = { to?: string; className: string; children: ReactNode }

export function CartLink({ to = CART_PATH, className, children }: CartLinkProps) {
  const t = useTranslations('frame')
  const count = useCartCount()
  return (
    <Link to={to} className={className}>
      <span className="relative">
        <Icon of={ShoppingCart} className="size-5" />
        <CountBadge count={count} />
      </span>
      {children}
      {count > 0 && <span className="sr-only"> ({t('cart_count', { count })})</span>}
    </Link>
  )
}
