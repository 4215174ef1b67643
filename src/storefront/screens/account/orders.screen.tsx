import { ChevronLeft } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listOrders } from '../../../contract/orders.ts'
import { ORDER_STATUSES } from '../../../domain/order-states.ts'
import { Link } from '../../i18n/link.tsx'
import { loadOrder, type OrderData } from '../../orders/load-order.ts'
import { OrderList } from '../../orders/order-list.tsx'
import { ORDERS_PATH } from '../../orders/order-paths.ts'
import { OrderView } from '../../orders/order-view.tsx'
import { readPage } from '../../read-page.ts'
import { type ScreenArgs, screenLoader } from '../../screen-loader.ts'
import { AccountLayout } from './account-layout.tsx'

export const loader = screenLoader(async args =>
  args.params.id ? loadOrder(args, args.params.id) : allOrders(args),
)

async function allOrders({ call, url }: ScreenArgs) {
  const status = ORDER_STATUSES.find(known => known === url.searchParams.get('status')) ?? null
  const page = readPage(url.searchParams.get('page')) ?? 1
  return { found: await call(listOrders, { page, status: status ?? undefined }), status, page }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return <AccountLayout>{'order' in data ? <OneOrder data={data} /> : <OrderList {...data} />}</AccountLayout>
}

function OneOrder({ data }: { data: OrderData }) {
  const t = useTranslations('orders')
  return (
    <>
      <Link
        to={ORDERS_PATH}
        className="text-brand inline-flex min-h-6 items-center gap-1 self-start hover:underline"
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {t('back')}
      </Link>
      <OrderView {...data} />
    </>
  )
}
