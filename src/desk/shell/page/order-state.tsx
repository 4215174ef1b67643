import { useTranslations } from 'use-intl'
import type { OrderStatus } from '../../../domain/order-states.ts'
import { Badge } from '../../../web/ui/badge.tsx'

const STATE_TONES = {
  unpaid: 'low',
  confirming: 'action',
  preparing: 'action',
  shipping: 'brand',
  received: 'brand',
  refunded: 'neutral',
  canceled: 'neutral',
} as const

export function OrderState({ status }: { status: OrderStatus }) {
  const t = useTranslations('desk.order_states')
  return <Badge tone={STATE_TONES[status]}>{t(status)}</Badge>
}
