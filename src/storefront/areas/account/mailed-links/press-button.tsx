import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'

type PressButtonProps = {
  variant?: 'primary' | 'secondary'
  isBusy: boolean
  /** For screen readers, which do not see the spinner. */
  busyText: string
  onPress: () => void
  children: ReactNode
}

/** Sends the token of a mailed link. */
export function PressButton({ variant = 'primary', isBusy, busyText, onPress, children }: PressButtonProps) {
  const t = useTranslations('forms')
  const isReady = useIsHydrated()
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('needs_javascript')}</Notice>
      </noscript>
      <Button variant={variant} isBusy={isBusy} disabled={!isReady} onClick={onPress}>
        {children}
      </Button>
      <VisuallyHidden>
        <span role="status">{isBusy && busyText}</span>
      </VisuallyHidden>
    </>
  )
}
