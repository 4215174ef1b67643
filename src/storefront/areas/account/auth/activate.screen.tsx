import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { activate, resendLink } from '../../../../contract/shop/account.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '../../../../domain/paths.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { AskAnew } from '../mailed-links/ask-anew.tsx'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { PressedLink } from '../mailed-links/pressed-link.tsx'
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
      footer={<AuthLink to={LOGIN_PATH}>{t('auth.back_to_sign_in')}</AuthLink>}
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

type ActivateFormProps = { token: string; done: ReactNode }

/** In a browser other than the one that registered, the password proves that it is the same person. */
function ActivateForm({ token, done }: ActivateFormProps) {
  const t = useTranslations()
  const [isDone, setIsDone] = useState(false)
  const form = useForm(activate, { extra: { token }, asVisitor: true, onDone: () => setIsDone(true) })
  if (isDone) return done
  return (
    <CardPage isOutcome title={t('titles.activate')} text={t('auth.activate_password')}>
      <Form form={form}>
        <PasswordField name="password" autoComplete="current-password" label={t('forms.password')} />
        <AuthLink to={FORGOT_PASSWORD_PATH} className="-mt-1 self-end text-sm">
          {t('auth.forgot_link')}
        </AuthLink>
        <SubmitButton className="w-full">{t('auth.activate')}</SubmitButton>
      </Form>
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
