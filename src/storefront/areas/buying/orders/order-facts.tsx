import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OrderAddress, OrderDetail, OrderParcel } from '../../../../contract/shop/orders.ts'
import { PAYPAL_NAME } from '../../../../domain/pay-methods.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { AddressText } from '../../../../web/ui/address-text.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { Copyable } from './copyable.tsx'
import { Fact } from './fact.tsx'
import type { OrderData } from './load-order.ts'

/** The chosen shipping method, or the packages that were sent. */
export function ShippingCard({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  if (order.parcels.length > 0)
    return (
      <Card title={t('delivery')}>
        <ol className="flex flex-col gap-5">
          {order.parcels.map((parcel, index) => (
            <li key={parcel.time + parcel.shipping_number}>
              <PackageFacts parcel={parcel} number={order.parcels.length > 1 ? index + 1 : null} />
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
function PackageFacts({ parcel, number }: { parcel: OrderParcel; number: number | null }) {
  const t = useTranslations('orders')
  return (
    <>
      {number !== null && (
        <h3 className="mb-2 font-semibold">
          {t('package', { number })}
          {parcel.is_delivered && <span className="text-ink-soft font-normal"> · {t('delivered')}</span>}
        </h3>
      )}
      <dl className="flex flex-col gap-3">
        <Fact name={t('carrier')}>
          <bdi>{parcel.carrier}</bdi>
        </Fact>
        <Fact name={t('shipping_number')}>
          <Copyable value={parcel.shipping_number} name={t('shipping_number')} isCode />
        </Fact>
        {number !== null && <Contents items={parcel.items} />}
      </dl>
      {parcel.tracking_url !== '' && (
        <a
          href={parcel.tracking_url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-brand mt-3 inline-flex min-h-6 items-center gap-1.5 underline underline-offset-3"
        >
          {t('track')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </>
  )
}

function Contents({ items }: { items: OrderParcel['items'] }) {
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

export function AddressCards({ order, countryNames }: Pick<OrderData, 'order' | 'countryNames'>) {
  const t = useTranslations('orders')
  const { shipping, billing } = order.addresses
  const nameOf = (code: string) => countryNames[code] ?? code
  return (
    <>
      <Card title={t('shipping_address')}>
        <Company name={order.company_name} />
        <AddressText address={shipping} countryName={nameOf(shipping.country)} />
      </Card>
      <Card title={t('billing_address')}>
        <Company name={order.company_name} />
        {isSame(shipping, billing) ? (
          <p>{t('same_as_shipping')}</p>
        ) : (
          <AddressText address={billing} countryName={nameOf(billing.country)} />
        )}
      </Card>
    </>
  )
}

function Company({ name }: { name: string }) {
  if (name === '') return null
  return (
    <p className="wrap-anywhere">
      <bdi>{name}</bdi>
    </p>
  )
}

function isSame(shipping: OrderAddress, billing: OrderAddress): boolean {
  return JSON.stringify(Object.entries(shipping).sort()) === JSON.stringify(Object.entries(billing).sort())
}

export function OrderNotes({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  return (
    <Card title={t('orders.details')} className="sm:col-span-2">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t('orders.confirmation_to')}>
          <span className="ltr-value">{order.email}</span>
        </Fact>
        <Fact name={t('orders.payment_method')}>
          {order.pay_method === 'paypal' ? PAYPAL_NAME : t(`pay_methods.${order.pay_method}`)}
        </Fact>
        <Notes order={order} />
      </dl>
    </Card>
  )
}

function Notes({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  return (
    <>
      {order.pay_time && (
        <Fact name={t('orders.pay_time')}>
          <LocalTime time={order.pay_time} />
        </Fact>
      )}
      {order.po_number && (
        <Fact name={t('orders.po_number')}>
          <bdi>{order.po_number}</bdi>
        </Fact>
      )}
      {order.remark && (
        <Fact name={t('orders.remark')}>
          <bdi className="whitespace-pre-line">{order.remark}</bdi>
        </Fact>
      )}
    </>
  )
}
