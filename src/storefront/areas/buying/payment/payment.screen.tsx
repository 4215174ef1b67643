import { useEffect, useRef } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listPayMethods } from '../../../../contract/shop/payments.ts'
import { orderSubmittedPath } from '../../../../domain/paths.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { loadNamedOrder } from '../orders/load-order.ts'
import { aboutOrder } from '../orders/order-progress.ts'
import { Capture } from './capture.tsx'
import { NoOrder } from './no-order.tsx'
import { OrderInShort } from './order-in-short.tsx'
import { PlacedEarlier } from './placed-earlier.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/** Captures nothing: a loader also runs on the server, and whenever a link is hovered. */
export const loader = screenLoader(async args => {
  const [data, methods] = await Promise.all([loadNamedOrder(args), args.call(listPayMethods)])
  if (!data) return null
  const search = args.url.searchParams
  const token = search.get('token')
  const { order, orderKey: key } = data
  // The wallet's notification arrived before the buyer.
  if (token && (order.status === 'preparing' || order.status === 'confirming'))
    throw redirect(orderSubmittedPath(order.order_number, key))
  const today = new Date().toISOString().slice(0, 10)
  return { ...data, methods, today, token, isCanceled: search.has('canceled') }
})

export function Component() {
  const t = useTranslations()
  return (
    <Container size="narrow" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('titles.pay_payment')}</h1>
      <Payment />
    </Container>
  )
}

function Payment() {
  const t = useTranslations('orders')
  const data = useLoaderData<typeof loader>()
  if (!data) return <NoOrder />
  const { order, orderKey, token, isCanceled } = data
  const ways = <WaysToPay {...data} />
  const isComingBack = token !== null && !isCanceled
  return (
    <>
      <OrderInShort order={order} orderKey={orderKey} isLinked />
      <PlacedEarlier />
      <Reported isOpen={order.status === 'unpaid'}>{t(aboutOrder(order))}</Reported>
      {order.status === 'unpaid' && isCanceled && <NotPaid />}
      {order.status === 'unpaid' && !isComingBack && ways}
      {order.status === 'unpaid' && isComingBack && (
        <Capture order={order} orderKey={orderKey} token={token}>
          {ways}
        </Capture>
      )}
    </>
  )
}

/** After the buyer has reported a transfer, the focus moves here: the form is gone, and phones would show the footer. */
function Reported({ isOpen, children }: { isOpen: boolean; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) box.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return null
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-md">
      <Notice>{children}</Notice>
    </div>
  )
}

function NotPaid() {
  const t = useTranslations('payment')
  return (
    <Notice tone="warning" title={t('canceled')}>
      {t('canceled_text')}
    </Notice>
  )
}
