import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { CustomerFacts } from './customer-facts.tsx'

type TheirsNoticeProps = {
  /** Label and value of each field that someone else has saved differently. */
  fields: readonly (readonly [label: string, value: string])[]
  onUse: () => void
}

/** What someone else has saved, beside what the person has typed. */
export function TheirsNotice({ fields, onUse }: TheirsNoticeProps) {
  const t = useTranslations('desk_customers')
  return (
    <Notice
      tone="warning"
      title={t('theirs')}
      action={
        <Button size="sm" onClick={onUse}>
          {t('use_theirs')}
        </Button>
      }
    >
      <CustomerFacts
        facts={fields.map(([label, value]) => [label, <bdi key={label}>{value || '–'}</bdi>] as const)}
      />
      <p className="mt-2 text-sm text-ink-soft">{t('theirs_text')}</p>
    </Notice>
  )
}
