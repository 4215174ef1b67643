import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'

type Counted = { total: number; total_capped?: true }

/** "1,204 parts"; counting stops at ten thousand. */
export function GoodsCount({ found }: { found: Counted }) {
  const t = useTranslations('results')
  const shown = useShownTotal(found)
  return (
    <p role="status" className="text-ink-soft">
      {t('count', { count: found.total, shown })}
    </p>
  )
}

export function useShownTotal({ total, total_capped }: Counted): string {
  const count = useFormat().count(total)
  return total_capped ? `${count}+` : count
}
