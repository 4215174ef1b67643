import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrderEntry } from '../../../contract/desk/orders.ts'
import { isPositive } from '../../../domain/money.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { useListAddress } from '../../shell/list/list-address.ts'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { OrderState } from '../../shell/page/order-state.tsx'
import { orderPath } from '../../shell/page/record-paths.ts'
import { useMay } from '../../shell/session/me.ts'
import { OrderFlags } from './order-badges.tsx'

/** Amounts only for people who may see prices; the server sends none to the others. */
export function useOrderColumns(): ListColumn<DeskOrderEntry>[] {
  const t = useTranslations('desk_orders')
  const format = useFormat()
  const hasPrices = useMay()('prices.see')
  // Search results are always listed newest first.
  const canSort = useListAddress().get('q') === undefined
  return useMemo(() => {
    const money: ListColumn<DeskOrderEntry>[] = [
      {
        id: 'total',
        header: t('total'),
        isNumeric: true,
        canSort,
        cell: order => order.money && <Figure>{format.amount(order.money.total)}</Figure>,
      },
      {
        id: 'balance',
        header: t('balance'),
        isNumeric: true,
        hasPhoneLabel: true,
        cell: ({ money }) =>
          money && isPositive(money.missing) && <Figure>{format.amount(money.missing)}</Figure>,
      },
    ]
    return [
      { id: 'number', header: t('number'), cell: order => <OrderLink order={order} /> },
      { id: 'customer', header: t('customer'), cell: order => <Customer order={order} />, isWide: true },
      {
        id: 'date',
        header: t('date'),
        canSort,
        cell: ({ date }) => format.date(date),
        className: 'whitespace-nowrap',
      },
      ...(hasPrices ? money : []),
      {
        id: 'shipped',
        header: t('shipped'),
        isNumeric: true,
        hasPhoneLabel: true,
        cell: ({ shipped, pieces }) =>
          t('shipped_of', { shipped: format.count(shipped), count: format.count(pieces) }),
      },
      { id: 'state', header: t('state'), cell: order => <StateAndFlags order={order} /> },
    ]
  }, [t, format, hasPrices, canSort])
}

function StateAndFlags({ order: { status, flags } }: { order: DeskOrderEntry }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <OrderState status={status} />
      <OrderFlags flags={flags} />
    </span>
  )
}

function Figure({ children }: { children: string }) {
  return <span className="ltr-value">{children}</span>
}

function OrderLink({ order }: { order: DeskOrderEntry }) {
  return (
    <Link
      to={orderPath(order.order_number)}
      className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-brand underline-offset-3 hover:underline"
    >
      <span className="ltr-value">{order.order_number}</span>
    </Link>
  )
}

function Customer({ order }: { order: DeskOrderEntry }) {
  return (
    <span className="line-clamp-2 max-w-72 wrap-anywhere max-sm:max-w-full sm:min-w-28">
      <bdi>{order.company_name || order.contact_name || order.email}</bdi>
      {order.po_number !== '' && (
        <span className="ms-2 inline-block text-ink-soft">
          <bdi>{order.po_number}</bdi>
        </span>
      )}
    </span>
  )
}
