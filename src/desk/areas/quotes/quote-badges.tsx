import { useTranslations } from 'use-intl'
import type { QuoteEntry } from '../../../contract/desk/quotes.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Badge } from '../../../web/ui/badge.tsx'

/** Special properties of the quote, beside its state. */
export function QuoteFlags({ quote }: { quote: QuoteEntry }) {
  const t = useTranslations('desk_quotes')
  const { draft_version, version, is_held, waits_since, has_asked_approval } = quote
  return (
    <>
      {draft_version !== null && version > 0 && (
        <Badge>{t('revising', { version: String(draft_version) })}</Badge>
      )}
      {has_asked_approval && <Badge tone="low">{t('approval_asked')}</Badge>}
      {waits_since !== null && <Badge tone="low">{t('waits')}</Badge>}
      {is_held && <Badge tone="brand">{t('held')}</Badge>}
    </>
  )
}

/** In percent on the cost. */
export function Margin({ percent }: { percent: number }) {
  const format = useFormat()
  return <bdi className="ltr-value">{`${format.count(percent)}%`.replace('-', '−')}</bdi>
}
