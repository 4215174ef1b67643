import { useTranslations } from 'use-intl'
import type { QuoteState } from '../../../domain/quotes/states.ts'
import { Badge } from '../../../web/ui/badge.tsx'

const STATE_TONES = {
  draft: 'neutral',
  sent: 'action',
  seen: 'action',
  countered: 'low',
  accepted: 'brand',
  declined: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const t = useTranslations('desk.quote_states')
  return <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
}
