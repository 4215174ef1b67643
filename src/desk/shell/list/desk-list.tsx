import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ViewScreen } from '../../../domain/saved-views.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { LoadingFailed, LoadingRows } from '../page/loading.tsx'
import { useListAddress } from './list-address.ts'
import type { ListColumn } from './list-column.ts'
import type { ListData } from './list-data.ts'
import { ListTable } from './list-table.tsx'
import { ListTotal } from './list-total.tsx'
import { LoadMore } from './load-more.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

type DeskListProps<Row> = {
  /** The accessible name of the table. */
  label: string
  data: ListData<Row>
  columns: readonly ListColumn<Row>[]
  rowId: (row: Row) => string
  /** Shows the saved views of this list. */
  views?: ViewScreen
  /** ListSearch and ListFilter. */
  filters?: ReactNode
  /** Shown if there are no rows without any filter, too. */
  empty: ReactNode
  selection?: {
    /** The label of a row's checkbox, for screen readers. */
    nameOf: (row: Row) => string
    /** Buttons for the selected rows. */
    acts: (ids: string[], clear: () => void) => ReactNode
  }
}

const features = tableFeatures({ rowSelectionFeature })

/** The list of every screen of the desk. */
export function DeskList<Row extends object>(props: DeskListProps<Row>) {
  const { data, views, filters, empty } = props
  return (
    <>
      {views && <SavedViews screen={views} />}
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2 empty:hidden">
        {filters}
        {data.rows?.length !== 0 && <ListTotal data={data} />}
      </div>
      {data.error !== null && <LoadingFailed error={data.error} onRetry={data.reload} />}
      {!data.rows && data.error === null && <LoadingRows />}
      {data.rows?.length === 0 && <NoRows empty={empty} />}
      {data.rows && data.rows.length > 0 && <Rows {...props} rows={data.rows} />}
    </>
  )
}

function Rows<Row extends object>(props: DeskListProps<Row> & { rows: Row[] }) {
  const { rows, label, data, columns, rowId, selection: choice } = props
  const { address } = useListAddress()
  const { selection, setSelection } = useSelection(address)
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(({ id }) => ({ id })), [columns]),
    data: rows,
    getRowId: rowId,
    state: { rowSelection: selection },
    onRowSelectionChange: setSelection,
  })
  const listed = table.getRowModel().rows.map(row => ({
    id: row.id,
    row: row.original,
    isSelected: row.getIsSelected(),
    onSelect: row.getToggleSelectedHandler(),
  }))
  const ids = Object.keys(selection)
  const all = {
    isAll: table.getIsAllRowsSelected(),
    isSome: ids.length > 0,
    onToggle: table.getToggleAllRowsSelectedHandler(),
  }
  return (
    <div aria-busy={data.isOutdated} className={data.isOutdated ? 'opacity-60' : undefined}>
      <Card isFlush>
        <ListTable
          label={label}
          address={address}
          columns={columns}
          rows={listed}
          all={choice && all}
          nameOf={choice?.nameOf}
        />
      </Card>
      <LoadMore data={data} />
      {choice && ids.length > 0 && (
        <SelectionBar count={ids.length} onClear={() => setSelection({})}>
          {choice.acts(ids, () => setSelection({}))}
        </SelectionBar>
      )}
    </div>
  )
}

/** With filters it may be their fault, so they can be removed. */
function NoRows({ empty }: { empty: ReactNode }) {
  const t = useTranslations('desk.list')
  const { address, reset } = useListAddress()
  if (address === '') return empty
  return <Notice action={<Button onClick={reset}>{t('reset')}</Button>}>{t('none')}</Notice>
}
