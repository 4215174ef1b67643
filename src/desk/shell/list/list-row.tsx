import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Td } from '../../../web/ui/table.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden.tsx'
import type { ListColumn } from './list-column.ts'

export type ListedRow<Row> = {
  id: string
  row: Row
  isSelected: boolean
  onSelect: (event: unknown) => void
}

type ListRowProps<Row> = ComponentProps<'tr'> & {
  listed: ListedRow<Row>
  columns: readonly ListColumn<Row>[]
  nameOf?: (row: Row) => string
}

const CELL = 'h-10 sm:py-1! max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:py-0.5'

/** On phones a block of lines. */
export function ListRow<Row>({ listed, columns, nameOf, ...rest }: ListRowProps<Row>) {
  const t = useTranslations('desk.list')
  const { row, isSelected, onSelect } = listed
  return (
    <tr
      {...rest}
      data-row
      tabIndex={-1}
      className={classNames(
        'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:border-b max-sm:border-hairline max-sm:px-4 max-sm:py-2',
        'focus-within:bg-bench focus-visible:-outline-offset-2',
        isSelected && 'bg-brand-soft!',
      )}
    >
      {nameOf && (
        <Td className={`${CELL} w-9 pe-0`}>
          <Checkbox
            data-select
            label={<VisuallyHidden>{t('select_row', { name: nameOf(row) })}</VisuallyHidden>}
            checked={isSelected}
            onChange={onSelect}
          />
        </Td>
      )}
      {columns.map(column => (
        <Td
          key={column.id}
          isNumeric={column.isNumeric}
          className={classNames(
            CELL,
            column.isWide && 'max-sm:w-full',
            'max-sm:empty:hidden',
            column.className,
          )}
        >
          <Content column={column} row={row} />
        </Td>
      ))}
    </tr>
  )
}

const EMPTY: readonly unknown[] = [null, undefined, false, '']

/** An empty cell has no label. */
function Content<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  const content = column.cell(row)
  if (EMPTY.includes(content)) return null
  return (
    <>
      {column.hasPhoneLabel && <span className="me-1.5 text-ink-soft sm:hidden">{column.header}</span>}
      {column.isNumeric ? <bdi>{content}</bdi> : content}
    </>
  )
}
