import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'

export function LeadTime({ weeks }: { weeks: number | null }) {
  const t = useTranslations('product')
  const format = useFormat()
  if (weeks === null) return null
  const time = t('lead_weeks', { count: weeks, shown: format.count(weeks) })
  return <p className="text-sm text-ink-soft">{t('lead_time', { time })}</p>
}
