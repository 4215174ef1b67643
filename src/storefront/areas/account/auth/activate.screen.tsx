import { useTranslations } from 'use-intl'
import { activate, resendLink } from '../../../../contract/shop/account.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { AskAnew } from '../mailed-links/ask-anew.tsx'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { PressedLink } from '../mailed-links/pressed-link.tsx'
import { ActivateForm } from './activate-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { SignInButton } from './sign-in-button.tsx'

const HOURS = LIMITS.activationLinkSeconds / 3600
const EXTRA = { type: 'activation' }

export function Component() {
  const t = useTranslations()
  return (
    <PressedLink
      endpoint={activate}
      title={t('titles.activate')}
      press={{
        text: t('auth.activate_press'),
        button: t('auth.activate'),
        busy: t('auth.activating'),
      }}
      noLinkText={t('auth.activate_text')}
      failed={{
        title: t('auth.activation_failed'),
        text: t('auth.activation_failed_text', { hours: HOURS }),
      }}
      done={<Activated />}
      askPassword={token => <ActivateForm token={token} done={<Activated />} />}
      askAnew={<Resend />}
      footer={<AuthLink to="/login">{t('auth.back_to_sign_in')}</AuthLink>}
    />
  )
}

function Activated() {
  const t = useTranslations('auth')
  return (
    <CardPage isOutcome title={t('activated')} text={t('activated_text')}>
      <SignInButton />
    </CardPage>
  )
}

function Resend() {
  const t = useTranslations('auth')
  return (
    <AskAnew
      endpoint={resendLink}
      extra={EXTRA}
      sentText={email => t.rich('link_sent', { email, b: emailInText })}
    />
  )
}
