import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { activate } from '../../../../contract/shop/account.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { AuthLink } from './auth-link.tsx'

type ActivateFormProps = { token: string; done: ReactNode }

/** In another browser than the one that registered, the password tells the registrant from a stranger. */
export function ActivateForm({ token, done }: ActivateFormProps) {
  const t = useTranslations()
  const [isDone, setIsDone] = useState(false)
  const form = useForm(activate, { extra: { token }, asVisitor: true, onDone: () => setIsDone(true) })
  if (isDone) return done
  return (
    <CardPage isOutcome title={t('titles.activate')} text={t('auth.activate_password')}>
      <Form form={form}>
        <PasswordField name="password" autoComplete="current-password" label={t('forms.password')} />
        <AuthLink to="/forgotpassword" className="-mt-1 self-end text-sm">
          {t('auth.forgot_link')}
        </AuthLink>
        <SubmitButton className="w-full">{t('auth.activate')}</SubmitButton>
      </Form>
    </CardPage>
  )
}
