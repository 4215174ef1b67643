import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { QuoteState } from '../../../../domain/quotes/states.ts'
import { Badge } from '../../../../web/ui/badge.tsx'

const WAITING = { tone: 'action', Icon: Clock } as const
const ENDED = { tone: 'neutral', Icon: Ban } as const
const LOOKS = {
  draft: { tone: 'neutral', Icon: Hourglass },
  sent: WAITING,
  seen: WAITING,
  countered: { tone: 'low', Icon: Hourglass },
  accepted: { tone: 'brand', Icon: CircleCheck },
  declined: ENDED,
  withdrawn: ENDED,
  expired: ENDED,
} as const

export function QuoteBadge({ state }: { state: QuoteState }) {
  const t = useTranslations('quote_states')
  const { tone, Icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(state)}
    </Badge>
  )
}
