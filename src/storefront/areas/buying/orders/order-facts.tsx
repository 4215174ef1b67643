import { useTranslations } from 'use-intl'
import { getPoFile, type OrderAddress } from '../../../../contract/shop/orders.ts'
import { PAYPAL_NAME } from '../../../../domain/pay-methods.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { AddressText } from '../../../../web/ui/address-text.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { Fact } from './fact.tsx'
import type { OrderData } from './load-order.ts'
import { PdfButton } from './pdf-button.tsx'

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

type OrderNotesProps = Pick<OrderData, 'order' | 'orderKey'>

export function OrderNotes({ order, orderKey }: OrderNotesProps) {
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
        <Notes order={order} orderKey={orderKey} />
      </dl>
    </Card>
  )
}

function Notes({ order, orderKey }: OrderNotesProps) {
  const t = useTranslations()
  const call = useCall()
  return (
    <>
      {order.pay_time && (
        <Fact name={t('orders.pay_time')}>
          <LocalTime time={order.pay_time} />
        </Fact>
      )}
      {(order.po_number || order.po_file) && (
        <Fact name={t('orders.po_number')}>
          <bdi>{order.po_number}</bdi>
          {order.po_file && (
            <PdfButton load={() => call(getPoFile, { order_number: order.order_number, key: orderKey })}>
              <bdi>{order.po_file}</bdi>
            </PdfButton>
          )}
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
