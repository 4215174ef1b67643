import { Ban, CircleCheck, Clock, Hourglass } from 'lucide'
import { useTranslations } from 'use-intl'
import { LIVE_STATES, type QuoteState } from '../../../../domain/quotes/states.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'

const WAITING = { tone: 'action', icon: Clock } as const
const ENDED = { tone: 'neutral', icon: Ban } as const
const LOOKS = {
  draft: { tone: 'neutral', icon: Hourglass },
  sent: WAITING,
  seen: WAITING,
  countered: { tone: 'low', icon: Hourglass },
  accepted: { tone: 'brand', icon: CircleCheck },
  declined: ENDED,
  withdrawn: ENDED,
  expired: ENDED,
  no_offer: ENDED,
} as const

/** The states that only make sense for an offer. */
const ANSWERABLE: readonly QuoteState[] = [...LIVE_STATES, 'expired']

type QuoteBadgeProps = {
  state: QuoteState
  /** Without any, there is nothing to reply to or to expire. */
  hasOffers: boolean
}

export function QuoteBadge({ state, hasOffers }: QuoteBadgeProps) {
  const t = useTranslations('quote_states')
  const shown = hasOffers || !ANSWERABLE.includes(state) ? state : 'no_offer'
  const { tone, icon } = LOOKS[shown]
  return (
    <Badge tone={tone} icon={<Icon of={icon} />}>
      {t(shown)}
    </Badge>
  )
}
