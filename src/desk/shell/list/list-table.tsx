import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { Table, Th } from '../../../web/ui/table.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden.tsx'
import type { ListColumn } from './list-column.ts'
import { type ListedRow, ListRow } from './list-row.tsx'
import { SortHeader } from './sort-header.tsx'

type ListTableProps<Row> = {
  label: string
  address: string
  columns: readonly ListColumn<Row>[]
  rows: ListedRow<Row>[]
  /** Undefined: rows cannot be selected. */
  all?: { isAll: boolean; isSome: boolean; onToggle: (event: unknown) => void }
  nameOf?: (row: Row) => string
}

/** From here on only the rows near the window are in the document. */
const VIRTUAL_FROM = 200

/** Short lists do without its code. */
const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows }))

export function ListTable<Row>({ label, address, columns, rows, all, nameOf }: ListTableProps<Row>) {
  const t = useTranslations('desk.list')
  const body = useRef<HTMLTableSectionElement>(null)
  const isVirtual = rows.length > VIRTUAL_FROM
  const rowOf = (listed: ListedRow<Row>, extra: ComponentProps<'tr'> = {}) => (
    <ListRow key={listed.id} listed={listed} columns={columns} nameOf={nameOf} {...extra} />
  )
  return (
    <Table label={label} className="sm:max-xl:[&_:is(td,th)]:px-2 [&_thead_th]:border-t-0">
      {/* On phones the buttons that sort are seen while they have the focus. */}
      <thead className="max-sm:not-focus-within:sr-only max-sm:[&>tr]:flex max-sm:[&>tr]:flex-wrap">
        <tr>
          {all && (
            <Th className="w-9 pe-0">
              <Checkbox
                label={<VisuallyHidden>{t('select_all')}</VisuallyHidden>}
                checked={all.isAll}
                isMixed={all.isSome && !all.isAll}
                onChange={all.onToggle}
              />
            </Th>
          )}
          {columns.map(column => (
            <SortHeader key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {isVirtual ? (
          // All rows until it is there.
          <Suspense fallback={rows.map(listed => rowOf(listed))}>
            <VirtualRows
              body={body}
              address={address}
              ids={rows.map(({ id }) => id)}
              columnCount={columns.length + (all ? 1 : 0)}
            >
              {(index, extra) => {
                const listed = rows[index]
                return listed && rowOf(listed, extra)
              }}
            </VirtualRows>
          </Suspense>
        ) : (
          rows.map(listed => rowOf(listed))
        )}
      </tbody>
    </Table>
  )
}
