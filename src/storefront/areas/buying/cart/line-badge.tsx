import { CircleSlash, PackageX, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import type { LiveLine } from './live-cart.ts'

/** Why a line cannot be ordered as it is, in words. Nothing where it can. */
export function LineBadge({ live: { state, line } }: { live: LiveLine }) {
  const t = useTranslations()
  const format = useFormat()
  if (state === 'ok') return null
  if (state === 'understock')
    return (
      <Badge tone="low" icon={<TriangleAlert aria-hidden />} className="mt-1">
        {t('cart.understock', { count: format.count(line.goods.stock) })}
      </Badge>
    )
  if (state === 'sold_out')
    return (
      <Badge icon={<PackageX aria-hidden />} className="mt-1">
        {t('stock.sold_out')}
      </Badge>
    )
  return (
    <Badge tone="error" icon={<CircleSlash aria-hidden />} className="mt-1">
      {t(line.goods.prices.length > 0 ? 'cart.no_price' : 'cart.unavailable')}
    </Badge>
  )
}
