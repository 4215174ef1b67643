import { useLoaderData } from 'react-router'
import { listOrders } from '../../../../contract/shop/orders.ts'
import { ORDER_STATUSES } from '../../../../domain/order-states.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { OrderList } from './order-list.tsx'

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
