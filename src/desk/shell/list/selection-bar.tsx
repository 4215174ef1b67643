import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode }

/** Buttons for the selected rows, at the bottom of the window. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTranslations('desk.list')
  const format = useFormat()
  return (
    <section
      aria-label={t('selection')}
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-brand bg-paper px-4 py-2 shadow-float"
    >
      <p role="status" className="font-semibold tabular-nums">
        {t('selected', { count, shown: format.count(count) })}
      </p>
      {children}
      <Button variant="quiet" size="sm" onClick={onClear} className="ms-auto">
        {t('clear')}
      </Button>
    </section>
  )
}
