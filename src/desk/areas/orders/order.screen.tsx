import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskShipment } from '../../../contract/desk/orders.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { RecordMarks } from '../../shell/marks/record-marks.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { OrderState } from '../../shell/page/order-state.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { ActDialog, actOf, type DialogAct } from './acts/act-dialog.tsx'
import { CorrectDialog } from './acts/correct-dialog.tsx'
import { listStrays } from './acts/refund-stray.tsx'
import { InternalNotes } from './internal-notes.tsx'
import { nextOpenAct } from './next-open-act.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderFlags } from './order-badges.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderPapers } from './order-papers.tsx'
import { orderQuery } from './order-query.ts'
import { OrderShipments } from './order-shipments.tsx'
import { OrderThread } from './order-thread.tsx'

export function Component() {
  const t = useTranslations('desk_orders')
  const { number = '' } = useParams()
  const { data, error, refetch } = useQuery(orderQuery(number))
  return (
    <>
      <BackLink to="/orders">{t('back')}</BackLink>
      {!data && <PageTitle title={number} />}
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <OrderRecord key={data.id} order={data} />}
    </>
  )
}

function OrderRecord({ order }: { order: DeskOrder }) {
  const [act, setAct] = useOpenAct(order)
  const [corrected, setCorrected] = useState<DeskShipment | null>(null)
  return (
    <>
      <PageTitle
        title={order.order_number}
        text={<OrderHead order={order} />}
        action={<OrderActs order={order} onStart={setAct} />}
      />
      <OrderNotices order={order} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderLines order={order} />
          {order.money && <OrderMoney money={order.money} />}
          <OrderShipments order={order} onCorrect={setCorrected} />
          <OrderPapers order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <RecordMarks number={order.order_number} />
          <OrderBuyer order={order} />
          <OrderThread order={order} />
          <InternalNotes order={order} />
          <OrderMails order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
      {act && <ActDialog key={act} act={act} order={order} onClose={() => setAct(null)} />}
      {corrected && <CorrectDialog order={order} shipment={corrected} onClose={() => setCorrected(null)} />}
    </>
  )
}

function OrderHead({ order }: { order: DeskOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <OrderState status={order.status} />
      <bdi className="text-ink">{order.buyer.company_name || order.buyer.contact_name}</bdi>
      <LocalTime time={order.date} />
      <OrderFlags flags={order.flags} />
    </span>
  )
}

function OrderNotices({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const strays = order.money ? listStrays(order.money) : []
  return (
    <div className="mb-5 flex flex-col gap-3 empty:hidden">
      {order.is_busy && <Notice tone="warning">{t('busy')}</Notice>}
      {strays.map(({ id, stray }) => (
        <Notice key={id} tone="warning">
          {t('stray', { amount: stray })}
        </Notice>
      ))}
    </div>
  )
}

/** The act whose form is open. */
function useOpenAct({ acts }: DeskOrder): [DialogAct | null, (act: DialogAct | null) => void] {
  const [asked, setAsked] = useActInAddress()
  const [open, setOpen] = useState<DialogAct | null>(null)
  const next = nextOpenAct(open, asked, acts)
  if (next !== open) setOpen(next)
  return [next, setAsked]
}

/** An open form is in the address, so that the inbox can lead to it. It adds no step to go back. */
function useActInAddress(): [DialogAct | null, (act: DialogAct | null) => void] {
  const [search, setSearch] = useSearchParams()
  const setAct = (act: DialogAct | null) =>
    setSearch(act ? { act } : {}, { replace: true, preventScrollReset: true })
  return [actOf(search.get('act')), setAct]
}
