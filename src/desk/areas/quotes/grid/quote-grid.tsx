import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import { CellInput } from './cell-input.tsx'
import { GridRow, ROW_HEIGHT, WIDTHS } from './grid-row.tsx'
import {
  type GridAct,
  type GridRules,
  type GridState,
  isAtEdge,
  selectedTexts,
  selectionOf,
} from './grid-state.ts'
import { writeTsv } from './tsv.ts'

/** From here on only the rows near the visible ones are in the document. */
const VIRTUAL_FROM = 200
const OVERSCAN = 10

type QuoteGridProps = {
  label: string
  grid: GridState
  rules: GridRules
  belowFloor: ReadonlySet<number>
  act: (act: GridAct) => void
  /** Shows the choices for the active line. */
  onCandidates: () => void
}

/** Lines in rows and columns, with the manners of a spreadsheet. */
export const QuoteGrid = memo(function QuoteGrid(props: QuoteGridProps) {
  const { label, grid, rules, belowFloor, act, onCandidates } = props
  const t = useTranslations('desk_quotes')
  const scroller = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLParagraphElement>(null)
  const [isEntered, setIsEntered] = useState(false)
  const count = grid.lines.length + (rules.isReadOnly ? 0 : 1)
  const { columns } = rules
  const { cursor, lines } = grid
  const shown = useShownRows(scroller, count, cursor.row)
  useScrollToCursor(scroller, grid)
  const chosen = selectionOf(grid)
  const onPick = useCallback(
    (event: MouseEvent, row: number, column: number) => {
      // A press in the field of the active cell places the caret.
      if (event.target instanceof HTMLInputElement || event.button !== 0) return
      if (event.type === 'mousedown') event.preventDefault()
      // Writes the typed text of the cell that is left.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      const isExtending = event.shiftKey || event.type !== 'mousedown'
      setIsEntered(true)
      act({ type: 'go', cell: { row, column }, isExtending })
    },
    [act],
  )
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsEntered(false)
  }
  const activeLine = lines[cursor.row]
  const activeColumn = columns[cursor.column]
  const input = activeColumn && (
    <CellInput
      key={`${cursor.row} ${cursor.column}`}
      label={t('grid.cell', { column: t(`columns.${activeColumn.id}`), line: cursor.row + 1 })}
      text={activeLine ? activeColumn.text(activeLine, rules.mark) : ''}
      isReadOnly={rules.isReadOnly || !activeColumn.write}
      isNumeric={activeColumn.isNumeric}
      takesFocus={isEntered}
      act={act}
      copy={() => writeTsv(selectedTexts(grid, rules))}
      isAtEdge={isBack => isAtEdge(grid, rules, isBack)}
      onLeave={() => after.current?.focus()}
      onCandidates={onCandidates}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is */}
      <div
        ref={scroller}
        onFocus={() => setIsEntered(true)}
        onBlur={onBlur}
        className="relative max-h-[max(20rem,calc(100dvh-19rem))] overflow-auto overscroll-contain border-y border-hairline"
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid
          role="grid"
          aria-label={label}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-readonly={rules.isReadOnly || undefined}
          className="w-0 table-fixed border-separate border-spacing-0"
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={classNames(HEAD, 'start-0 z-30 w-10')}>
                <span aria-hidden>#</span>
                <span className="sr-only">{t('grid.line')}</span>
              </th>
              {columns.map(({ id, isNumeric }) => (
                <th
                  key={id}
                  scope="col"
                  className={classNames(
                    HEAD,
                    WIDTHS[id],
                    id === 'part' ? 'z-20 sm:start-10 sm:z-30' : 'z-20',
                    isNumeric ? 'text-end rtl:text-start' : 'text-start',
                  )}
                >
                  {t(`columns.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((row, place) => {
              const line = lines[row]
              const isSelected = row >= chosen.top && row < chosen.top + chosen.rows
              const isActive = row === cursor.row
              return (
                <Fragment key={line?.line_id ?? 'new'}>
                  <Gap rows={row - (shown.rows[place - 1] ?? -1) - 1} columnCount={columns.length + 1} />
                  <GridRow
                    line={line}
                    index={row}
                    columns={columns}
                    isBelowFloor={line !== undefined && belowFloor.has(line.line_id)}
                    from={isSelected ? chosen.left : -1}
                    to={isSelected ? chosen.left + chosen.columns - 1 : -1}
                    active={isActive ? cursor.column : -1}
                    input={isActive ? input : null}
                    onPick={onPick}
                  />
                </Fragment>
              )
            })}
            <Gap rows={count - (shown.rows.at(-1) ?? count - 1) - 1} columnCount={columns.length + 1} />
          </tbody>
        </table>
      </div>
      <p ref={after} tabIndex={-1} className="px-4 py-1.5 text-xs text-ink-soft outline-none">
        {t(rules.isReadOnly ? 'grid.read_hint' : 'grid.hint')}
      </p>
    </>
  )
})

const HEAD =
  'sticky top-0 h-9 border-e border-b border-hairline bg-bench px-2 text-xs leading-tight font-semibold text-ink-soft wrap-break-word'

/** The row of the active cell is always there: it has the focus, and maybe a text that is being typed. */
function useShownRows(scroller: RefObject<HTMLDivElement | null>, count: number, active: number) {
  const isVirtual = count > VIRTUAL_FROM
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: range => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  })
  const rows = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, row) => row)
  return { rows }
}

/** Keeps the active cell in view, beside the columns and below the row that stay. */
function useScrollToCursor(
  scroller: RefObject<HTMLDivElement | null>,
  { cursor: { row, column } }: GridState,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const cell = `[aria-rowindex="${row + 2}"] [aria-colindex="${column + 2}"]`
    scroller.current?.querySelector(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [scroller, row, column])
}

function Gap({ rows, columnCount }: { rows: number; columnCount: number }) {
  if (rows <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columnCount} style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  )
}
