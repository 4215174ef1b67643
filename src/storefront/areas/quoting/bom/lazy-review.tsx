import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'

const TEXTS = ['bom', 'cart', 'quoting', 'projects'] as const

type LazyReviewProps<P extends object> = { load: () => Promise<ComponentType<P>>; props: P }

/** The review of lines is large, so it is loaded after the page is shown. */
export function LazyReview<P extends object>({ load, props }: LazyReviewProps<P>) {
  const t = useTranslations()
  const { Part: Review, isFailed } = useLazy(load, true, TEXTS)
  if (Review) return <Review {...props} />
  if (isFailed) return <Notice tone="error">{t('forms.no_connection')}</Notice>
  return (
    <p role="status" className="flex min-h-52 items-center justify-center">
      <Spinner className="text-brand" />
      <span className="sr-only">{t('frame.loading')}</span>
    </p>
  )
}
