import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountLink } from '../../../../domain/account-links.ts'
import { ResendButton } from './resend-button.tsx'

type MailOnItsWayProps = {
  type: AccountLink
  email: string
  /** A link or button to enter another address. */
  change: ReactNode
  /** Says which mail was sent and how long its link is valid. */
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
