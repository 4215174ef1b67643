import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OrderAddress, OrderDetail } from '../../../../contract/shop/orders.ts'
import { PAYPAL_NAME } from '../../../../domain/pay-methods.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { AddressText } from '../../../../web/ui/address-text.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { Copyable } from './copyable.tsx'
import { Fact } from './fact.tsx'
import type { OrderData } from './load-order.ts'

const TRACKING_PAGES: Record<string, (number: string) => string> = {
  DHL: number => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  UPS: number => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: number => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  SF: number => `https://www.sf-express.com/chn/en/waybill/waybill-detail/${number}`,
}

/** The shipping method and tracking. */
export function ShippingCard({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  // The parcel may have been given to another carrier than the chosen one.
  const isShipped = order.shipping_number !== ''
  const tracking = trackingAddress(order.carrier, order.shipping_number)
  return (
    <Card title={t('delivery')}>
      <dl className="flex flex-col gap-3">
        <Fact name={t('carrier')}>
          <bdi>{isShipped ? order.carrier : `${order.carrier} ${order.shipping_service}`}</bdi>
        </Fact>
        {isShipped && (
          <Fact name={t('shipping_number')}>
            <Copyable value={order.shipping_number} name={t('shipping_number')} isCode />
          </Fact>
        )}
      </dl>
      {tracking && (
        <a
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
          className="text-brand mt-3 inline-flex min-h-6 items-center gap-1.5 underline underline-offset-3"
        >
          {t('track')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </Card>
  )
}

/** The carrier's tracking page; null for unknown carriers. */
export function trackingAddress(carrier: string, shippingNumber: string): string | null {
  if (shippingNumber === '') return null
  const known = Object.keys(TRACKING_PAGES).find(name => carrier.toLowerCase().startsWith(name.toLowerCase()))
  return (known && TRACKING_PAGES[known]?.(encodeURIComponent(shippingNumber))) ?? null
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
