import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OUTCOMES } from '../../../../contract/shop/bom.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { Tabs } from '../../../../web/ui/tabs.tsx'
import { BomRow } from './bom-row.tsx'
import type { SettledLine } from './settle-line.ts'
import { type BomSummary, isShownIn, type LineFilter } from './summarize.ts'

const LINES_PER_PAGE = 100

type BomLinesProps = {
  lines: SettledLine[]
  summary: BomSummary
  filter: LineFilter
  onFilter: (filter: LineFilter) => void
}

const FILTERS: readonly LineFilter[] = ['all', ...OUTCOMES]

export function BomLines({ lines, summary, filter, onFilter }: BomLinesProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const shown = lines.filter(line => isShownIn(filter, line))
  const offered = FILTERS.filter(
    one => one === 'all' || one === filter || lines.some(line => isShownIn(one, line)),
  )
  return (
    <div className="px-4 pt-2 pb-4">
      <Tabs
        label={t('filter')}
        value={filter}
        onValueChange={value => onFilter(FILTERS.find(one => one === value) ?? 'all')}
        tabs={offered.map(one => ({
          value: one,
          label: one === 'all' ? t('all') : t(`outcomes.${one}`),
          count: format.count(one === 'all' ? summary.lines : summary[one]),
          content: <LinePages key={one} lines={shown} />,
        }))}
      />
    </div>
  )
}

function LinePages({ lines }: { lines: SettledLine[] }) {
  const t = useTranslations('bom')
  const [wanted, setWanted] = useState(1)
  const page = pageOf(lines, wanted)
  if (lines.length === 0) return <p className="py-6 text-center text-ink-soft">{t('empty_filter')}</p>
  return (
    <div className="flex flex-col gap-4">
      <LineTable lines={page.lines} />
      <LinePager page={page} onPage={setWanted} />
    </div>
  )
}

type LinePage = { lines: SettledLine[]; page: number; pageCount: number; from: number; total: number }

/** One page of lines, as many as a browser can render quickly. A page beyond the last is the last. */
export function pageOf(lines: SettledLine[], wanted: number): LinePage {
  const pageCount = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pageCount)
  const start = (page - 1) * LINES_PER_PAGE
  return {
    lines: lines.slice(start, start + LINES_PER_PAGE),
    page,
    pageCount,
    from: start + 1,
    total: lines.length,
  }
}

function LineTable({ lines }: { lines: SettledLine[] }) {
  const t = useTranslations()
  return (
    <table className="bom-table">
      <caption className="sr-only">{t('bom.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bom.col_row')}</th>
          <th scope="col">{t('bom.col_file')}</th>
          <th scope="col" className="bom-figure">
            {t('goods.quantity')}
          </th>
          <th scope="col">{t('bom.col_match')}</th>
          <th scope="col">{t('goods.availability')}</th>
          <th scope="col" className="bom-figure">
            {t('bom.col_price')}
          </th>
          <th scope="col">{t('bom.col_outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <BomRow key={lineKey(line.line)} settled={line} />
        ))}
      </tbody>
    </table>
  )
}

type LinePagerProps = { page: LinePage; onPage: (page: number) => void }

function LinePager({ page: { lines, page, pageCount, from, total }, onPage }: LinePagerProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  if (pageCount < 2) return null
  const range = `${format.count(from)}–${format.count(from + lines.length - 1)}`
  return (
    <div className="flex items-center justify-center gap-3">
      <IconButton
        variant="outlined"
        label={t('previous_lines')}
        icon={<ChevronLeft aria-hidden className="flip-rtl" />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <p role="status" className="text-sm">
        {t('line_range', { range, total: format.count(total) })}
      </p>
      <IconButton
        variant="outlined"
        label={t('next_lines')}
        icon={<ChevronRight aria-hidden className="flip-rtl" />}
        disabled={page === pageCount}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}
