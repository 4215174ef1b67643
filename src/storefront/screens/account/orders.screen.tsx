import { useLoaderData } from 'react-router'
import { listOrders } from '../../../contract/orders.ts'
import { ORDER_STATUSES } from '../../../domain/order-states.ts'
import { OrderList } from '../../orders/order-list.tsx'
import { readPage } from '../../read-page.ts'
import { screenLoader } from '../../screen-loader.ts'
import { AccountLayout } from './account-layout.tsx'

export const loader = screenLoader(async ({ call, url }) => {
  const status = ORDER_STATUSES.find(known => known === url.searchParams.get('status')) ?? null
  const page = readPage(url.searchParams.get('page')) ?? 1
  return { found: await call(listOrders, { page, status: status ?? undefined }), status, page }
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      <OrderList {...data} />
    </AccountLayout>
  )
}
