import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { BankDetails } from './bank-details.tsx'
import type { OrderData } from './load-order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { aboutOrder } from './order-progress.ts'
import { OrderStatusBadge } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PayBy } from './pay-by.tsx'
import { ProformaButton } from './proforma-button.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { ShippingCard } from './shipping-card.tsx'

const loadingMore = import('./more-of-order.tsx')

/** Content below the fold is not part of the first load. */
const MoreOfOrder = import.meta.env.SSR
  ? (await loadingMore).MoreOfOrder
  : lazy(async () => ({ default: (await loadingMore).MoreOfOrder }))
const OrderEnd = import.meta.env.SSR
  ? (await loadingMore).OrderEnd
  : lazy(async () => ({ default: (await loadingMore).OrderEnd }))

/** All details and actions of one order, for accounts and visitors. */
export function OrderView({ order, orderKey, bank, countryNames }: OrderData) {
  const t = useTranslations('orders')
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <OrderHead order={order} />
      <div className="flex flex-wrap items-center gap-3">
        <OrderActions order={order} orderKey={orderKey} />
        <ProformaButton number={order.order_number} orderKey={orderKey} />
        <ReorderButton items={order.items} />
      </div>
      {order.platform_remark && (
        <Notice title={t('platform_remark')}>
          <bdi className="whitespace-pre-line">{order.platform_remark}</bdi>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('items')} isFlush>
            <OrderItems order={order} />
          </Card>
          <Suspense>
            <MoreOfOrder order={order} orderKey={orderKey} />
          </Suspense>
          {bank && (
            <Card title={t('bank')}>
              <BankDetails bank={bank} />
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-6 sm:max-lg:grid-cols-2 lg:row-span-2">
          <Card title={t('progress')}>
            <OrderTimeline order={order} />
          </Card>
          <ShippingCard order={order} />
        </div>
        <Suspense>
          <OrderEnd order={order} orderKey={orderKey} countryNames={countryNames} />
        </Suspense>
      </div>
    </div>
  )
}

function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-xl hyphens-none">
          {t('order')} <bdi className="ltr-value font-mono">{order.order_number}</bdi>
        </h2>
        <OrderStatusBadge status={order.status} />
        <span className="text-ink-soft text-sm">
          <LocalTime time={order.date} />
        </span>
      </div>
      <p role="status" className="max-w-prose">
        {t(aboutOrder(order))} <PayBy order={order} />
      </p>
    </div>
  )
}
