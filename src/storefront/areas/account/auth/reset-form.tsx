import { useTranslations } from 'use-intl'
import { resetPassword } from '../../../../contract/shop/account.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { browserSession } from '../../../shell/page/browser-session.ts'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { AuthLink } from './auth-link.tsx'

type ResetFormProps = { token: string; email: string; onSaved: () => void }

export function ResetForm({ token, email, onSaved }: ResetFormProps) {
  const t = useTranslations()
  const form = useForm(resetPassword, {
    extra: { token },
    asVisitor: true,
    onDone: () => {
      // The server has ended every sign-in, this browser's among them.
      browserSession().signOut()
      onSaved()
    },
  })
  const hint = t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })
  return (
    <Form form={form} noticeAction={<AuthLink to="/forgotpassword">{t('auth.reset_again')}</AuthLink>}>
      <p className="text-ink-soft wrap-anywhere">{t.rich('auth.reset_for', { email, b: emailInText })}</p>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('forms.new_password')}
        hint={hint}
      />
      <PasswordField
        name="confirm_password"
        autoComplete="new-password"
        label={t('forms.confirm_new_password')}
      />
      <SubmitButton className="w-full">{t('auth.save_password')}</SubmitButton>
    </Form>
  )
}
