import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import type { LinePage } from './page-of.ts'

type LinePagerProps = { page: LinePage; onPage: (page: number) => void }

export function LinePager({ page: { lines, page, pageCount, from, total }, onPage }: LinePagerProps) {
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
