import { ExternalLink } from 'lucide'
import { useTranslations } from 'use-intl'
import type { OrderDetail, OrderShipment } from '../../../../contract/shop/orders.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Card } from '../../../../web/ui/card.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Copyable } from './copyable.tsx'
import { Fact } from './fact.tsx'

/** The chosen shipping method, or the shipments that were sent. */
export function ShippingCard({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  if (order.shipments.length > 0)
    return (
      <Card title={t('delivery')}>
        <ol className="flex flex-col gap-5">
          {order.shipments.map((shipment, index) => (
            <li key={shipment.time + shipment.shipping_number}>
              <ShipmentFacts shipment={shipment} number={order.shipments.length > 1 ? index + 1 : null} />
            </li>
          ))}
        </ol>
      </Card>
    )
  return (
    <Card title={t('delivery')}>
      <dl className="flex flex-col gap-3">
        <Fact name={t('carrier')}>
          <bdi>{`${order.carrier} ${order.shipping_service}`}</bdi>
        </Fact>
      </dl>
    </Card>
  )
}

/** With its number and contents if there are several. */
function ShipmentFacts({ shipment, number }: { shipment: OrderShipment; number: number | null }) {
  const t = useTranslations('orders')
  return (
    <>
      {number !== null && (
        <h3 className="mb-2 font-semibold">
          {t('shipment', { number })}
          {shipment.is_delivered && <span className="text-ink-soft font-normal"> · {t('delivered')}</span>}
        </h3>
      )}
      <dl className="flex flex-col gap-3">
        <Fact name={t('carrier')}>
          <bdi>{shipment.carrier}</bdi>
        </Fact>
        <Fact name={t('shipping_number')}>
          <Copyable value={shipment.shipping_number} name={t('shipping_number')} isCode />
        </Fact>
        {number !== null && <Contents items={shipment.items} />}
      </dl>
      {shipment.tracking_url !== '' && (
        <a
          href={shipment.tracking_url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-brand mt-3 inline-flex min-h-6 items-center gap-1.5 underline underline-offset-3"
        >
          {t('track')}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
    </>
  )
}

function Contents({ items }: { items: OrderShipment['items'] }) {
  const t = useTranslations('orders')
  const format = useFormat()
  return (
    <Fact name={t('contents')}>
      {items.map(({ part_number, quantity }) => (
        <span key={part_number} className="block wrap-anywhere">
          <bdi className="ltr-value">{`${format.count(quantity)} × ${part_number}`}</bdi>
        </span>
      ))}
    </Fact>
  )
}
