import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ResendButton } from './resend-button.tsx'

type MailOnItsWayProps = {
  type: 'activation' | 'reset'
  email: string
  /** The way to give another address. */
  change: ReactNode
  /** What has been sent, and how long it is good for. */
  children: ReactNode
}

export function MailOnItsWay({ type, email, change, children }: MailOnItsWayProps) {
  const t = useTranslations('auth')
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{children}</p>
      <p className="text-sm text-ink-soft">{t('no_mail')}</p>
      <div className="flex flex-wrap items-start gap-2">
        <ResendButton type={type} email={() => email} label={t('resend')} isPausedFromStart />
        {change}
      </div>
    </div>
  )
}
