import { useTranslations } from 'use-intl'
import type { RequestEntry, RequestLine } from '../../../contract/desk/requests.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'

const STATE_TONES = { new: 'brand', taken: 'neutral', declined: 'error' } as const

export function RequestBadge({ state }: Pick<RequestEntry, 'state'>) {
  const t = useTranslations('desk_requests.states')
  return <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
}

/** The promised time, or that we have answered. */
export function ReplyClock({ request }: { request: Pick<RequestEntry, 'reply_by' | 'answer_time'> }) {
  const t = useTranslations('desk_requests')
  const { reply_by, answer_time } = request
  if (answer_time) return <Badge>{t('answered')}</Badge>
  const isLate = Date.parse(reply_by) < Date.now()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <LocalTime time={reply_by} />
      {isLate && <Badge tone="error">{t('overdue')}</Badge>}
    </span>
  )
}

const MATCH_TONES = { exact: 'brand', suffix: 'low', near: 'low', none: 'neutral' } as const

export function MatchBadge({ match }: Pick<RequestLine, 'match'>) {
  const t = useTranslations('desk_requests.matches')
  return <Badge tone={MATCH_TONES[match]}>{t(match)}</Badge>
}

/** The buyer's target against our price. */
export function TargetGap({ percent }: { percent: number }) {
  const format = useFormat()
  const sign = percent > 0 ? '+' : ''
  return <bdi className="ltr-value">{`${sign}${format.count(percent)}%`.replace('-', '−')}</bdi>
}
