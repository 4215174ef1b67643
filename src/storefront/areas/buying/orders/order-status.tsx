import { Ban, CircleCheck, Clock, Hourglass, Package, RotateCcw, Truck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OrderStatus as Status } from '../../../../domain/order-states.ts'
import { Badge } from '../../../../web/ui/badge.tsx'

const LOOKS = {
  unpaid: { tone: 'action', Icon: Clock },
  confirming: { tone: 'low', Icon: Hourglass },
  preparing: { tone: 'brand', Icon: Package },
  shipping: { tone: 'brand', Icon: Truck },
  received: { tone: 'brand', Icon: CircleCheck },
  refunded: { tone: 'neutral', Icon: RotateCcw },
  canceled: { tone: 'neutral', Icon: Ban },
} as const

export function OrderStatusBadge({ status }: { status: Status }) {
  const t = useTranslations('orders')
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className={status === 'shipping' ? 'flip-rtl' : undefined} />}>
      {t(status)}
    </Badge>
  )
}
