import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useTranslations } from 'use-intl'
import { type DeskOrder, type DeskShipment, deliverShipment } from '../../../contract/desk/orders.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { useWho } from '../../shell/texts/use-who.ts'
import { keepOrder } from './order-query.ts'
import { ShipmentPapers } from './shipment-papers.tsx'

type OrderShipmentsProps = { order: DeskOrder; onCorrect: (shipment: DeskShipment) => void }

export function OrderShipments({ order, onCorrect }: OrderShipmentsProps) {
  const t = useTranslations('desk_orders')
  return (
    <Card level="h2" title={t('shipments')}>
      {order.shipments.length === 0 && <p className="text-ink-soft">{t('shipments_none')}</p>}
      <ul className="divide-y divide-hairline">
        {order.shipments.map(shipment => (
          <Shipment
            key={shipment.id}
            order={order}
            shipment={shipment}
            onCorrect={() => onCorrect(shipment)}
          />
        ))}
      </ul>
    </Card>
  )
}

type ShipmentProps = { order: DeskOrder; shipment: DeskShipment; onCorrect: () => void }

function Shipment({ order, shipment, onCorrect }: ShipmentProps) {
  const t = useTranslations('desk_orders')
  const sayWho = useWho()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {t('shipment', { number: shipment.number })}
          <Badge tone={shipment.state === 'delivered' ? 'brand' : 'neutral'}>
            {t(`shipment_states.${shipment.state}`)}
          </Badge>
        </h3>
        <p>
          <bdi>{[shipment.carrier, shipment.service].filter(Boolean).join(' ')}</bdi>{' '}
          <Tracking shipment={shipment} />
        </p>
        <PackedLines order={order} shipment={shipment} />
        <p className="text-sm text-ink-soft">
          <LocalTime time={shipment.sent_time} /> · <bdi>{sayWho(shipment.who)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ShipmentPapers order={order} shipment={shipment} />
        {order.acts.includes('correct_shipment') && (
          <Button size="sm" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
        {order.acts.includes('deliver_shipment') && shipment.state === 'sent' && (
          <Deliver order={order} shipment={shipment} />
        )}
      </div>
    </li>
  )
}

function Tracking({ shipment: { tracking, tracking_url } }: Pick<ShipmentProps, 'shipment'>) {
  const t = useTranslations('desk_orders')
  if (tracking_url === '') return <span className="ltr-value font-mono">{tracking}</span>
  return (
    <a
      href={tracking_url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center gap-1.5 text-brand underline underline-offset-3"
    >
      <span className="ltr-value font-mono wrap-anywhere">{tracking}</span>
      <Icon of={ExternalLink} label={t('track')} className="size-4 shrink-0" />
    </a>
  )
}

function PackedLines({ order, shipment }: Pick<ShipmentProps, 'order' | 'shipment'>) {
  const { count } = useFormat()
  const numberOf = (position: number) =>
    order.lines.find(line => line.position === position)?.part_number ?? ''
  return (
    <ul className="text-sm">
      {shipment.lines.map(({ position, quantity }) => (
        <li key={position}>
          <span className="ltr-value">
            {count(quantity)} × <span className="font-mono">{numberOf(position)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Deliver({ order, shipment }: Pick<ShipmentProps, 'order' | 'shipment'>) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(deliverShipment, { order_number: order.order_number, id: shipment.id, rev: order.rev }),
    onSuccess: async changed => {
      tell({ key: 'desk_orders.done.deliver_shipment' })
      await keepOrder(changed)
    },
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t('act.deliver_shipment')}
    </Button>
  )
}
