import { useTranslations } from 'use-intl'
import { useSay } from '../../../web/forms/form-context.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3]

/** In place of rows that are not there yet. */
export function LoadingRows() {
  const t = useTranslations('desk')
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
      {ROWS.map(row => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  )
}

/** In place of data that could not be loaded. */
export function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslations('error')
  const say = useSay()
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {say(wordingOf(error))}
    </Notice>
  )
}
