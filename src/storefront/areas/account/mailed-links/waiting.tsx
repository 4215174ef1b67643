import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'

export function Waiting({ text }: { text: string }) {
  const t = useTranslations('forms')
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('needs_javascript')}</Notice>
      </noscript>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {text}
      </p>
    </>
  )
}
