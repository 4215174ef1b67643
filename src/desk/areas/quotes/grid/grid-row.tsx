import { type MouseEvent, memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import type { ColumnId, GridColumn } from './columns.ts'
import { amountOf, flagsOf, type GridLine, type LineFlag, marginOf } from './grid-line.ts'

export const ROW_HEIGHT = 40

/** Widths in rem: the table has a fixed layout, so that rows that scroll into view never move the columns. */
export const WIDTHS: Record<ColumnId, string> = {
  asked: 'w-24',
  part: 'w-48',
  maker: 'w-36',
  quantity: 'w-24',
  // Five decimals, and seven digits with the sign of the dollar in any language: numbers are never cut.
  price: 'w-36',
  amount: 'w-36',
  check: 'w-44',
  target: 'w-24',
  cost: 'w-28',
  margin: 'w-20',
  lead: 'w-24',
  date_code: 'w-24',
  condition: 'w-28',
  note: 'w-56',
}

type GridRowProps = {
  /** Undefined: the empty row after the last line. */
  line: GridLine | undefined
  index: number
  columns: readonly GridColumn[]
  isBelowFloor: boolean
  /** The selected columns of this row; -1: none. */
  from: number
  to: number
  /** The active cell's column, with its field. */
  active: number
  input: ReactNode
  onPick: (event: MouseEvent, row: number, column: number) => void
}

/** Drawn again only if its own line, selection or active cell has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { line, index, columns, isBelowFloor, from, to, active, input, onPick } = props
  const t = useTranslations('desk_quotes')
  return (
    <tr aria-rowindex={index + 2} className="h-10">
      <th
        scope="row"
        className="sticky start-0 z-10 border-e border-b border-hairline bg-bench px-1 text-center text-xs font-normal text-ink-soft tabular-nums"
      >
        {line ? index + 1 : <span aria-hidden>+</span>}
        {!line && <span className="sr-only">{t('grid.new_line')}</span>}
      </th>
      {columns.map((column, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field of the active cell has the focus
        <td
          key={column.id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
          role="gridcell"
          aria-colindex={at + 2}
          aria-selected={at >= from && at <= to}
          aria-readonly={!column.write || undefined}
          onMouseDown={event => onPick(event, index, at)}
          onMouseEnter={event => event.buttons === 1 && onPick(event, index, at)}
          className={classNames(
            'relative h-10 scroll-mt-9 overflow-hidden border-e border-b border-hairline px-2 text-sm whitespace-nowrap text-ellipsis select-none',
            column.isNumeric && 'text-end tabular-nums rtl:text-start',
            column.id === 'part' ? 'sm:sticky sm:start-10 sm:z-10' : 'sm:scroll-ms-58',
            cellTone(column, at >= from && at <= to),
          )}
        >
          {line && <CellText line={line} id={column.id} isBelowFloor={isBelowFloor} />}
          {at === active && input}
        </td>
      ))}
    </tr>
  )
})

function cellTone({ write }: GridColumn, isSelected: boolean): string {
  if (isSelected) return 'bg-brand-soft'
  return write ? 'bg-paper' : 'bg-bench'
}

type CellTextProps = { line: GridLine; id: ColumnId; isBelowFloor: boolean }

function CellText({ line, id, isBelowFloor }: CellTextProps) {
  const t = useTranslations('desk_quotes')
  const format = useFormat()
  const price = (usd: number | null | undefined) =>
    typeof usd === 'number' && <bdi className="ltr-value">{format.price(usd)}</bdi>
  const amount = amountOf(line)
  const margin = marginOf(line)
  switch (id) {
    case 'asked':
      return line.asked_quantity === null ? null : format.count(line.asked_quantity)
    case 'part':
      return (
        <span className="flex gap-1">
          {line.alternate_of !== null && <span className="text-ink-soft">{t('grid.or')}</span>}
          <bdi className="ltr-value truncate font-mono font-semibold">{line.part_number}</bdi>
        </span>
      )
    case 'maker':
      return <Text>{line.manufacturer}</Text>
    case 'quantity':
      return format.count(line.quantity)
    case 'price':
      return line.kind === 'no_bid' ? t('grid.no_bid') : price(line.unit_price)
    case 'amount':
      return amount === null ? null : <bdi className="ltr-value">{format.amount(amount)}</bdi>
    case 'check':
      return <Flags line={line} isBelowFloor={isBelowFloor} />
    case 'target':
      return price(line.asked_price)
    case 'cost':
      return price(line.cost)
    case 'margin':
      return margin === null ? null : <bdi className="ltr-value">{`${format.count(margin)}%`}</bdi>
    case 'lead':
      return line.lead_days === null ? null : format.count(line.lead_days)
    case 'date_code':
      return <Text>{line.date_code}</Text>
    case 'condition':
      return <Text>{line.condition}</Text>
    case 'note':
      return <Text>{line.note}</Text>
  }
}

/** Cut at its own end: a cell of an Arabic page would cut the beginning of a Latin text. */
function Text({ children }: { children: string }) {
  return (
    <span className="flex">
      <bdi className="truncate">{children}</bdi>
    </span>
  )
}

const FLAG_TONES: Record<LineFlag, 'error' | 'low' | 'neutral' | 'brand'> = {
  no_quantity: 'error',
  no_price: 'error',
  no_reason: 'error',
  below_floor: 'error',
  short: 'low',
  above_target: 'low',
  below_target: 'brand',
  not_listed: 'neutral',
}

function Ordered({ line: { kind, ordered_quantity: quantity } }: { line: GridLine }) {
  const t = useTranslations('desk_quotes.flags')
  const format = useFormat()
  // Undefined while a process of an older release answers.
  if (quantity === null || quantity === undefined || kind === 'no_bid') return null
  if (quantity === 0) return <Badge>{t('not_ordered')}</Badge>
  return <Badge tone="brand">{t('ordered', { count: format.count(quantity) })}</Badge>
}

function Flags({ line, isBelowFloor }: { line: GridLine; isBelowFloor: boolean }) {
  const t = useTranslations('desk_quotes')
  const format = useFormat()
  const stock = format.count(line.stock ?? 0)
  return (
    <span className="inline-flex gap-1">
      <Ordered line={line} />
      {line.wanted_price !== null && <Badge tone="action">{t('flags.countered')}</Badge>}
      {flagsOf(line, isBelowFloor).map(flag => (
        <Badge key={flag} tone={FLAG_TONES[flag]}>
          {flag === 'short' ? t('flags.short', { stock }) : t(`flags.${flag}`)}
        </Badge>
      ))}
    </span>
  )
}
