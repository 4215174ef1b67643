import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type DeskOrder, type DeskParcel, deliverParcel } from '../../../contract/desk/orders.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { useWho } from '../../shell/texts/use-who.ts'
import { keepOrder } from './order-query.ts'
import { ParcelPapers } from './parcel-papers.tsx'

type OrderPackagesProps = { order: DeskOrder; onCorrect: (parcel: DeskParcel) => void }

export function OrderPackages({ order, onCorrect }: OrderPackagesProps) {
  const t = useTranslations('desk_orders')
  return (
    <Card level="h2" title={t('packages')}>
      {order.parcels.length === 0 && <p className="text-ink-soft">{t('packages_none')}</p>}
      <ul className="divide-y divide-hairline">
        {order.parcels.map(parcel => (
          <Package key={parcel.id} order={order} parcel={parcel} onCorrect={() => onCorrect(parcel)} />
        ))}
      </ul>
    </Card>
  )
}

type PackageProps = { order: DeskOrder; parcel: DeskParcel; onCorrect: () => void }

function Package({ order, parcel, onCorrect }: PackageProps) {
  const t = useTranslations('desk_orders')
  const sayWho = useWho()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {t('package', { number: parcel.number })}
          <Badge tone={parcel.state === 'delivered' ? 'brand' : 'neutral'}>
            {t(`parcel_states.${parcel.state}`)}
          </Badge>
        </h3>
        <p>
          <bdi>{[parcel.carrier, parcel.service].filter(Boolean).join(' ')}</bdi> <Tracking parcel={parcel} />
        </p>
        <PackedLines order={order} parcel={parcel} />
        <p className="text-sm text-ink-soft">
          <LocalTime time={parcel.sent_time} /> · <bdi>{sayWho(parcel.who)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ParcelPapers order={order} parcel={parcel} />
        {order.acts.includes('correct_parcel') && (
          <Button size="sm" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
        {order.acts.includes('deliver_parcel') && parcel.state === 'sent' && (
          <Deliver order={order} parcel={parcel} />
        )}
      </div>
    </li>
  )
}

function Tracking({ parcel: { tracking, tracking_url } }: Pick<PackageProps, 'parcel'>) {
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
      <ExternalLink role="img" aria-label={t('track')} className="size-4 shrink-0" />
    </a>
  )
}

function PackedLines({ order, parcel }: Pick<PackageProps, 'order' | 'parcel'>) {
  const { count } = useFormat()
  const numberOf = (position: number) =>
    order.lines.find(line => line.position === position)?.part_number ?? ''
  return (
    <ul className="text-sm">
      {parcel.lines.map(({ position, quantity }) => (
        <li key={position}>
          <span className="ltr-value">
            {count(quantity)} × <span className="font-mono">{numberOf(position)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Deliver({ order, parcel }: Pick<PackageProps, 'order' | 'parcel'>) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(deliverParcel, { order_number: order.order_number, id: parcel.id, rev: order.rev }),
    onSuccess: async changed => {
      tell({ key: 'desk_orders.done.deliver_parcel' })
      await keepOrder(changed)
    },
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t('act.deliver_parcel')}
    </Button>
  )
}
