import { useTranslations } from 'use-intl'
import type { DeskOrderEntry } from '../../../contract/desk/orders.ts'
import { Badge } from '../../../web/ui/badge.tsx'

/** Money that staff have to deal with. The others only inform. */
const URGENT: readonly DeskOrderEntry['flags'][number][] = [
  'late_money',
  'credit',
  'refund_due',
  'stray_payment',
]

export function OrderFlags({ flags }: Pick<DeskOrderEntry, 'flags'>) {
  const t = useTranslations('desk_orders.flags')
  if (flags.length === 0) return null
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {flags.map(flag => (
        <Badge key={flag} tone={URGENT.includes(flag) ? 'error' : 'low'}>
          {t(flag)}
        </Badge>
      ))}
    </span>
  )
}
