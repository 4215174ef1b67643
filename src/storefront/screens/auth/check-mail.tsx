import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { Button } from '../../ui/button.tsx'
import { emailInText } from './email-in-text.tsx'
import { ResendButton } from './resend-button.tsx'

type CheckMailProps = { email: string; onChangeEmail: () => void }

/** After registering: the account waits for its link. */
export function CheckMail({ email, onChangeEmail }: CheckMailProps) {
  const t = useTranslations('auth')
  const hours = LIMITS.activationLinkSeconds / 3600
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{t.rich('activation_sent', { email, hours, b: emailInText })}</p>
      <p className="text-sm text-ink-soft">{t('no_mail')}</p>
      <div className="flex flex-wrap items-start gap-2">
        <ResendButton type="activation" email={() => email} label={t('resend')} isPausedFromStart />
        <Button variant="quiet" onClick={onChangeEmail}>
          {t('change_email')}
        </Button>
      </div>
    </div>
  )
}
