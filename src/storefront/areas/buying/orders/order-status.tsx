import { Ban, CircleCheck, Clock, Hourglass, Package, RotateCcw, Truck } from 'lucide'
import { useTranslations } from 'use-intl'
import type { OrderStatus as Status } from '../../../../domain/order-states.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'

const LOOKS = {
  unpaid: { tone: 'action', icon: Clock },
  confirming: { tone: 'low', icon: Hourglass },
  preparing: { tone: 'brand', icon: Package },
  shipping: { tone: 'brand', icon: Truck },
  received: { tone: 'brand', icon: CircleCheck },
  refunded: { tone: 'neutral', icon: RotateCcw },
  canceled: { tone: 'neutral', icon: Ban },
} as const

export function OrderStatusBadge({ status }: { status: Status }) {
  const t = useTranslations('orders')
  const { tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon of={icon} className={status === 'shipping' ? 'flip-rtl' : undefined} />}>
      {t(status)}
    </Badge>
  )
}
