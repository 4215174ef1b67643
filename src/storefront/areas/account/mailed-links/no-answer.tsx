import { useTranslations } from 'use-intl'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'

/** The link is still valid: only the connection failed. */
export function NoAnswerNotice({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('error')
  return (
    <Notice
      tone="error"
      title={t('offline_title')}
      action={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t('offline_text')}
    </Notice>
  )
}
