import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { isEnding } from '../../../../domain/trade-data.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Badge } from '../../../../web/ui/badge.tsx'

type LifecycleBadgeProps = { goods: Pick<Goods, 'lifecycle' | 'last_buy_date'> }

/** Warns of a part that is going away; nothing for others. */
export function LifecycleBadge({ goods: { lifecycle, last_buy_date } }: LifecycleBadgeProps) {
  const t = useTranslations('lifecycle')
  const format = useFormat()
  if (!isEnding(lifecycle)) return null
  return (
    <Badge tone={lifecycle === 'obsolete' ? 'error' : 'low'} className="self-start">
      {last_buy_date ? t('last_buy_by', { date: format.date(last_buy_date) }) : t(lifecycle)}
    </Badge>
  )
}
