import { useFormatter, useTranslations } from 'use-intl'
import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { Badge } from '../../../web/ui/badge.tsx'

/** Less than this is left: the promise is in danger. */
const SOON_MINUTES = 180

/** Time left until the promise is broken, or since when something waits that has no promise. */
export function PromiseClock({ item }: { item: InboxItem }) {
  const t = useTranslations('desk_inbox')
  const duration = useDuration()
  const { minutes_left: left } = item
  if (left === null) {
    const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(item.since)) / 60_000))
    return <span className="text-sm text-ink-soft">{t('since', { time: duration(minutes) })}</span>
  }
  if (left < 0) return <Badge tone="error">{t('late', { time: duration(-left) })}</Badge>
  return <Badge tone={left < SOON_MINUTES ? 'low' : 'neutral'}>{t('left', { time: duration(left) })}</Badge>
}

/** In the largest unit that fits: 40 min, 5 h, 3 days. */
function useDuration(): (minutes: number) => string {
  const format = useFormatter()
  const write = (count: number, unit: 'minute' | 'hour' | 'day') =>
    format.number(Math.floor(count), { style: 'unit', unit, unitDisplay: 'short' })
  return minutes => {
    if (minutes < 60) return write(minutes, 'minute')
    return minutes < 48 * 60 ? write(minutes / 60, 'hour') : write(minutes / 1440, 'day')
  }
}
