import { useTranslations } from 'use-intl'
import { useFormat } from '../../../web/i18n/use-format.ts'
import type { ListData } from './list-data.ts'

/** "1,204 entries"; counting stops at ten thousand. */
export function ListTotal({ data }: { data: Pick<ListData<unknown>, 'total' | 'isCapped'> }) {
  const t = useTranslations('desk.list')
  const { count } = useFormat()
  if (data.total === undefined) return null
  const shown = count(data.total)
  return (
    <p role="status" className="ms-auto py-1.5 text-sm text-ink-soft tabular-nums">
      {t('total', { count: data.total, shown: data.isCapped ? `${shown}+` : shown })}
    </p>
  )
}
