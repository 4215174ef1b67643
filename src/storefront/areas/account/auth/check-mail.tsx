import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { MailOnItsWay } from './mail-on-its-way.tsx'

type CheckMailProps = { email: string; onChangeEmail: () => void }

/** After registering: the account waits for its link. */
export function CheckMail({ email, onChangeEmail }: CheckMailProps) {
  const t = useTranslations('auth')
  const hours = LIMITS.activationLinkSeconds / 3600
  const change = (
    <Button variant="quiet" onClick={onChangeEmail}>
      {t('change_email')}
    </Button>
  )
  return (
    <MailOnItsWay type="activation" email={email} change={change}>
      {t.rich('activation_sent', { email, hours, b: emailInText })}
    </MailOnItsWay>
  )
}
