import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import type { GridLine } from './grid/grid-line.ts'
import type { Lacking } from './lacking.ts'

const MOST_NAMED = 8

type NamedLinesProps = {
  lacking: Lacking
  lines: readonly GridLine[]
  goToPrice: (row: number) => void
}

/** Names the lines that stop the sending; each leads to its row. Lines that were mended leave the list. */
export function NamedLines({ lacking, lines, goToPrice }: NamedLinesProps) {
  const t = useTranslations('desk_quotes')
  const rows = lines.flatMap((line, row) => (lacking.ids.includes(line.line_id) ? [{ line, row }] : []))
  return (
    <Notice tone="error" title={t(`lacking.${lacking.reason}`, { count: rows.length })}>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {rows.slice(0, MOST_NAMED).map(({ line, row }) => (
          <li key={line.line_id}>
            <Button size="sm" onClick={() => goToPrice(row)}>
              {row + 1} <bdi>{line.part_number}</bdi>
            </Button>
          </li>
        ))}
        {rows.length > MOST_NAMED && <li>…</li>}
      </ul>
    </Notice>
  )
}
