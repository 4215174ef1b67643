import { useTranslations } from 'use-intl'
import { RefusedLines } from '../../../contract/desk/quotes.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import type { GridLine } from './grid/grid-line.ts'
import type { GridAct } from './grid/grid-state.ts'

/** Why a draft cannot be sent, and which lines are the reason. */
export type Lacking = { reason: 'open' | 'none' | 'short' | 'floor'; ids: readonly number[] }

const MOST_NAMED = 8
const PRICE_COLUMN = 4

/** The lines that a refusal names. They are shown at the button, so no message tells of them; other errors are thrown. */
export function asLacking(error: unknown): Lacking {
  const named = error instanceof Refusal ? RefusedLines.safeParse(error.details.data) : null
  if (!named?.success || named.data.lines.length === 0) throw error
  const ids = named.data.lines.map(({ line_id }) => line_id)
  if (isRefusedFor(error, 'desk_errors.quote_short')) return { reason: 'short', ids }
  return { reason: isRefusedFor(error, 'desk_errors.quote_below_floor') ? 'floor' : 'open', ids }
}

type NamedLinesProps = {
  lacking: Lacking | null
  lines: readonly GridLine[]
  act: (act: GridAct) => void
}

/** Names the lines that stop the sending; each leads to its row. Lines that were mended leave the list. */
export function NamedLines({ lacking, lines, act }: NamedLinesProps) {
  const t = useTranslations('desk_quotes')
  if (!lacking) return null
  const rows = lines.flatMap((line, row) => (lacking.ids.includes(line.line_id) ? [{ line, row }] : []))
  return (
    <Notice tone="error" title={t(`lacking.${lacking.reason}`, { count: rows.length })}>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {rows.slice(0, MOST_NAMED).map(({ line, row }) => (
          <li key={line.line_id}>
            <Button size="sm" onClick={() => act({ type: 'go', cell: { row, column: PRICE_COLUMN } })}>
              {row + 1} <bdi>{line.part_number}</bdi>
            </Button>
          </li>
        ))}
        {rows.length > MOST_NAMED && <li>…</li>}
      </ul>
    </Notice>
  )
}
