import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { MatchedLine, ReadBom } from '../../../../contract/shop/bom.ts'
import { BomLines } from './bom-lines.tsx'
import { OutcomeActions } from './outcome-actions.tsx'
import { useReplacements } from './replacements.ts'
import { useReview } from './review-context.ts'
import { type SettledLine, settleLines } from './settle-line.ts'
import { type LineFilter, summarize } from './summarize.ts'
import './bom.css'

type ReviewedLinesProps = {
  lines: readonly MatchedLine[]
  skipped?: ReadBom['skipped']
  /** Further buttons for the settled lines. */
  children?: (lines: SettledLine[]) => ReactNode
}

/** Lines with their outcomes, for the buyer's decisions. The decisions are in the context. */
export function ReviewedLines({ lines: matched, skipped = NONE, children }: ReviewedLinesProps) {
  const { boards, spare, choices, moved, quantities, leftOut } = useReview().state
  const [filter, setFilter] = useState<LineFilter>('all')
  const table = useRef<HTMLDivElement>(null)
  const replacements = useReplacements(matched, choices)
  const lines = useMemo(
    () => settleLines(matched, { boards, spare, choices, moved, quantities, leftOut }, replacements),
    [matched, replacements, boards, spare, choices, moved, quantities, leftOut],
  )
  const summary = summarize(lines, skipped)
  const show = (next: LineFilter) => {
    setFilter(next)
    table.current?.focus()
  }
  return (
    <>
      <OutcomeActions lines={lines} summary={summary} onShow={show}>
        {children?.(lines)}
      </OutcomeActions>
      <div ref={table} tabIndex={-1} className="outline-none">
        <BomLines lines={lines} summary={summary} filter={filter} onFilter={setFilter} />
      </div>
    </>
  )
}

const NONE: ReadBom['skipped'] = []
