import { useTranslations } from 'use-intl'
import { comparePath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import type { TickedPart } from './compare-list.ts'

/** Leads from the ticked parts to their comparison. */
export function CompareLink({ parts, className }: { parts: readonly TickedPart[]; className: string }) {
  const t = useTranslations('compare_tick')
  const format = useFormat()
  const count = parts.length
  return (
    <Link to={comparePath(parts.map(({ partId }) => partId))} className={className}>
      {t('open', { count, shown: format.count(count) })}
    </Link>
  )
}
