import { useMutation } from '@tanstack/react-query'
import { Download, Printer, Truck } from 'lucide'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { exportOrders, listDeskOrders } from '../../../contract/desk/orders.ts'
import type { CallInput } from '../../../contract/wire/endpoint.ts'
import { ORDER_FLAGS } from '../../../domain/order-flags.ts'
import { ORDER_SORTS, type OrderSort } from '../../../domain/order-sorts.ts'
import { ORDER_STATUSES } from '../../../domain/order-states.ts'
import { saveCsv } from '../../../web/browser/save-file.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListDays, ListFilter, ListSearch } from '../../shell/list/list-filters.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { readOrderFilters } from './order-filters.ts'
import { BOOKS_PATH, slipsPath, TRACKING_PATH } from './order-paths.ts'
import { ORDER_ROWS } from './order-query.ts'
import { useOrderColumns } from './use-order-columns.tsx'

export function Component() {
  const t = useTranslations()
  const may = useMay()
  const wanted = { ...useFilters(), sort: useSort() }
  const data = useKeysetList({
    queryKey: [...ORDER_ROWS, wanted],
    load: after => loadRows(wanted, after),
  })
  return (
    <>
      <PageTitle title={t('desk.nav.orders')} action={<ListActs />} />
      <DeskList
        label={t('desk.nav.orders')}
        data={data}
        views="orders"
        columns={useOrderColumns()}
        rowId={order => order.order_number}
        filters={<OrderFilters />}
        empty={
          <EmptyState
            icon={<Icon of={Truck} />}
            title={t('desk_orders.none')}
            text={t('desk_orders.none_text')}
          />
        }
        selection={{
          nameOf: order => order.order_number,
          acts: numbers => (
            <>
              {may('orders.ship') && (
                <Link to={slipsPath(numbers)} className={buttonClass({ size: 'sm' })}>
                  <Icon of={Printer} />
                  {t('desk_orders.slips')}
                </Link>
              )}
              <ExportSelected numbers={numbers} />
            </>
          ),
        }}
      />
    </>
  )
}

function ExportSelected({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useExport()
  return (
    <Button
      size="sm"
      icon={<Icon of={Download} />}
      isBusy={isPending}
      onClick={() => mutate({ numbers: numbers.join(',') })}
    >
      {t('export_selected')}
    </Button>
  )
}

function useExport() {
  return useMutation({
    mutationFn: (wanted: CallInput<typeof exportOrders>) => call(exportOrders, wanted),
    onSuccess: ({ file_name, content, is_cut }) => {
      saveCsv(file_name, content)
      if (is_cut) tell({ key: 'desk_orders.export_cut' })
    },
  })
}

type OrderListQuery = ReturnType<typeof useFilters> & { sort: OrderSort | undefined }

async function loadRows(query: OrderListQuery, after: string | undefined) {
  const page = await call(listDeskOrders, { ...query, after })
  return { ...page, next: page.has_more ? String(page.list.at(-1)?.id) : null }
}

function OrderFilters() {
  const t = useTranslations('desk_orders')
  const sayState = useTranslations('desk.order_states')
  return (
    <>
      <ListSearch label={t('search')} hint={t('search_hint')} />
      <ListFilter
        name="status"
        label={t('state')}
        options={ORDER_STATUSES.map(value => ({ value, label: sayState(value) }))}
      />
      <ListFilter
        name="flag"
        label={t('flags_title')}
        options={ORDER_FLAGS.map(value => ({ value, label: t(`flags.${value}`) }))}
      />
      <ListDays />
    </>
  )
}

function useFilters() {
  const { address } = useListAddress()
  return useMemo(() => readOrderFilters(address), [address])
}

function useSort(): OrderSort | undefined {
  const { sort } = useListAddress()
  return ORDER_SORTS.find(known => known === sort)
}

function ListActs() {
  const t = useTranslations('desk_orders')
  const may = useMay()
  const filters = useFilters()
  const { mutate, isPending } = useExport()
  return (
    <div className="flex flex-wrap gap-2">
      {may('orders.ship') && (
        <Link to={TRACKING_PATH} className={buttonClass()}>
          <Icon of={Truck} />
          {t('tracking_title')}
        </Link>
      )}
      {may('reports.read') && (
        <Link to={BOOKS_PATH} className={buttonClass()}>
          {t('books')}
        </Link>
      )}
      <Button icon={<Icon of={Download} />} isBusy={isPending} onClick={() => mutate(filters)}>
        {t('export')}
      </Button>
    </div>
  )
}
