import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { orderPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Price } from '../../../../web/ui/price.tsx'
import { Copyable } from '../orders/copyable.tsx'
import { Fact } from '../orders/fact.tsx'
import { OrderStatusBadge } from '../orders/order-status.tsx'

type OrderInShortProps = {
  order: OrderDetail
  orderKey?: string
  /** For screens that have no other link to the order. */
  isLinked?: boolean
}

/** Identifies the order. */
export function OrderInShort({ order, orderKey, isLinked }: OrderInShortProps) {
  const t = useTranslations()
  const format = useFormat()
  const number = t('orders.number')
  return (
    <div className="border-hairline bg-bench flex flex-wrap items-center gap-x-10 gap-y-3 rounded-md border px-4 py-3 sm:px-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact name={number}>
          <b>
            <Copyable value={order.order_number} name={number} isCode />
          </b>
        </Fact>
        <Fact name={t('checkout.total')}>
          <Price text={format.amount(order.total)} />
        </Fact>
        <Fact name={t('orders.status')}>
          <OrderStatusBadge status={order.status} />
        </Fact>
      </dl>
      {isLinked && (
        <Link
          to={orderPath(order.order_number, orderKey)}
          className="text-brand inline-flex min-h-6 items-center underline underline-offset-3 sm:ms-auto"
        >
          {t('payment.to_order')}
        </Link>
      )}
    </div>
  )
}
