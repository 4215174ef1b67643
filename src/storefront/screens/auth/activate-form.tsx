import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { activate } from '../../../contract/account.ts'
import { CardPage } from '../../chrome/card-page.tsx'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
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
