import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { AuditLink } from '../../shell/page/audit-link.tsx'
import { OrderState } from '../../shell/page/order-state.tsx'
import { useWho } from '../../shell/texts/use-who.ts'

/** Newest first. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const sayWho = useWho()
  const steps = order.history.toReversed()
  return (
    <Card level="h2" title={t('history')}>
      <ol className="flex flex-col gap-3">
        {steps.map(step => (
          <li key={`${step.time} ${step.status}`} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              <OrderState status={step.status} />
              <bdi>{sayWho(step.who)}</bdi>
            </span>
            {step.note !== '' && <bdi className="wrap-anywhere whitespace-pre-line text-sm">{step.note}</bdi>}
            <span className="text-sm text-ink-soft">
              <LocalTime time={step.time} />
            </span>
          </li>
        ))}
      </ol>
      <AuditLink filters={{ kind: 'order', id: String(order.id) }} />
    </Card>
  )
}
