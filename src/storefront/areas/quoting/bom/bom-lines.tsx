import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { Tabs } from '../../../../web/ui/tabs.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { AlternateCountsProvider, useLineAlternates } from './alternate-counts.ts'
import { BomRow } from './bom-row.tsx'
import { useReview } from './review-context.ts'
import { LINE_SORTS } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'
import { type BomSummary, countIn, isShownIn, LINE_FILTERS, type LineFilter } from './summarize.ts'
import { useSortedLines } from './use-sorted-lines.ts'

const LINES_PER_PAGE = 100

type BomLinesProps = {
  lines: SettledLine[]
  summary: BomSummary
  filter: LineFilter
  onFilter: (filter: LineFilter) => void
}

export function BomLines({ lines, summary, filter, onFilter }: BomLinesProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const shown = useSortedLines(lines).filter(line => isShownIn(filter, line))
  const offered = LINE_FILTERS.filter(
    one => one === 'all' || one === filter || lines.some(line => isShownIn(one, line)),
  )
  return (
    <div className="px-4 pt-2 pb-4">
      <SortField />
      <Tabs
        label={t('filter')}
        value={filter}
        onValueChange={value => onFilter(LINE_FILTERS.find(one => one === value) ?? 'all')}
        tabs={offered.map(one => ({
          value: one,
          label: one === 'all' || one === 'left_out' ? t(FILTER_NAMES[one]) : t(`outcomes.${one}`),
          count: format.count(countIn(one, summary)),
          content: <LinePages key={one} lines={shown} />,
        }))}
      />
    </div>
  )
}

const FILTER_NAMES = { all: 'all', left_out: 'left_out_lines' } as const

function SortField() {
  const t = useTranslations('bom')
  const { state, change } = useReview()
  return (
    <div className="mb-1 flex items-center justify-end gap-2 text-sm">
      <span aria-hidden className="whitespace-nowrap text-ink-soft">
        {t('sort')}
      </span>
      <Select
        size="sm"
        label={t('sort')}
        className="w-auto! min-w-44"
        value={state.sort}
        onValueChange={value => change({ sort: LINE_SORTS.find(sort => sort === value) ?? 'file' })}
        options={LINE_SORTS.map(sort => ({ value: sort, label: t(`sorts.${sort}`) }))}
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
  const alternates = useLineAlternates(lines)
  return (
    <AlternateCountsProvider value={alternates}>
      <table className="bom-table">
        <caption className="sr-only">{t('bom.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('bom.col_include')}</VisuallyHidden>
            </th>
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
        {lines.map(line => (
          <BomRow key={lineKey(line.line)} settled={line} />
        ))}
      </table>
    </AlternateCountsProvider>
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
        icon={<Icon of={ChevronLeft} className="flip-rtl" />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <p role="status" className="text-sm">
        {t('line_range', { range, total: format.count(total) })}
      </p>
      <IconButton
        variant="outlined"
        label={t('next_lines')}
        icon={<Icon of={ChevronRight} className="flip-rtl" />}
        disabled={page === pageCount}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}
