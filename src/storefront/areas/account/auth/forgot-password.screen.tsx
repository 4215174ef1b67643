import { useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { forgotPassword } from '../../../../contract/shop/account.ts'
import { FORGOT_IDENTIFY_PATH, LOGIN_PATH } from '../../../../domain/paths.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { rememberTarget } from '../../../shell/page/return-target.ts'
import { safeRedirect } from '../../../shell/page/safe-redirect.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { AuthLink } from './auth-link.tsx'

export const loader = screenLoader(({ url }) => ({
  target: safeRedirect(url.searchParams.get('redirect')),
}))

export function Component() {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <CardPage
      title={t('titles.forgot_password')}
      text={t('auth.forgot_text')}
      footer={<AuthLink to={withRedirect(LOGIN_PATH, target)}>{t('auth.back_to_sign_in')}</AuthLink>}
    >
      <ForgotForm />
    </CardPage>
  )
}

/** The email address is passed in the history entry, not in the URL. */
function ForgotForm() {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useForm(forgotPassword, {
    asVisitor: true,
    onDone: (_, { email }) => {
      rememberTarget(target)
      return navigate(withRedirect(FORGOT_IDENTIFY_PATH, target), { state: { email: email.trim() } })
    },
  })
  return (
    <Form form={form}>
      <TextField name="email" type="email" autoComplete="email" label={t('forms.email')} />
      <SubmitButton className="w-full">{t('auth.send_reset')}</SubmitButton>
    </Form>
  )
}
