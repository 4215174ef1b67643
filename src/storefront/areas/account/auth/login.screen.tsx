import { redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getProfile } from '../../../../contract/shop/profile.ts'
import { signIn } from '../../../../contract/shop/sign-ins.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { FORGOT_PASSWORD_PATH, REGISTER_PATH } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { readForm } from '../../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { type FormHandle, useForm } from '../../../../web/forms/use-form.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { browserSession } from '../../../shell/page/browser-session.ts'
import { rememberTarget } from '../../../shell/page/return-target.ts'
import { isOpenToGuests, needsAccount, safeRedirect } from '../../../shell/page/safe-redirect.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { AuthLink } from './auth-link.tsx'
import { ResendButton } from './resend-button.tsx'

export const loader = screenLoader(async ({ session, url }) => {
  const target = safeRedirect(url.searchParams.get('redirect'))
  if (session.token) throw redirect(target)
  return { target, hasEnded: url.searchParams.has('ended') }
})

export function Component() {
  const t = useTranslations()
  const { hasEnded } = useLoaderData<typeof loader>()
  const text = hasEnded ? undefined : t('auth.login_text')
  return (
    <CardPage title={t('titles.login')} text={text} footer={<OtherWays />}>
      {hasEnded && <Notice tone="warning">{t('auth.sign_in_ended')}</Notice>}
      <SignInForm />
    </CardPage>
  )
}

function SignInForm() {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const form = useSignIn(target)
  return (
    <Form
      form={form}
      noticeAction={form.problem?.reason === 'errors.not_activated' && <Resend form={form} />}
    >
      <TextField name="email" type="email" autoComplete="email" label={t('forms.email')} />
      <PasswordField name="password" autoComplete="current-password" label={t('forms.password')} />
      <AuthLink to={withRedirect(FORGOT_PASSWORD_PATH, target)} className="-mt-1 self-end text-sm">
        {t('auth.forgot_link')}
      </AuthLink>
      <SubmitButton className="w-full">{t('auth.sign_in')}</SubmitButton>
    </Form>
  )
}

/** Loads a new document, so that every part of the page knows the sign-in. */
function useSignIn(target: string): FormHandle {
  const call = useCall({ asVisitor: true })
  const lang = useLang()
  return useForm(signIn, {
    asVisitor: true,
    onDone: async ({ token, expire }) => {
      const profile = await call(getProfile, {}, { headers: { Authorization: `Bearer ${token}` } })
      browserSession().signIn(token, expire, profile)
      rememberTarget('/')
      location.assign(localizedPath(lang, target))
    },
  })
}

function Resend({ form }: { form: FormHandle }) {
  const t = useTranslations('auth')
  const email = () => (form.ref.current ? String(readForm(form.ref.current).email) : '')
  return <ResendButton type="activation" size="sm" email={email} label={t('resend_activation')} />
}

function OtherWays() {
  const { target, hasEnded } = useLoaderData<typeof loader>()
  const t = useTranslations('auth')
  const canBuyAsGuest = isOpenToGuests(target)
  return (
    <>
      <p>
        {t('new_customer')}{' '}
        <AuthLink to={withRedirect(REGISTER_PATH, target)}>{t('create_account')}</AuthLink>
      </p>
      {(canBuyAsGuest || (hasEnded && !needsAccount(target))) && (
        <div className="flex flex-col gap-2 border-t border-hairline pt-3">
          {canBuyAsGuest && <p className="text-sm text-ink-soft">{t('guest_text')}</p>}
          <Link to={target} className={buttonClass({ className: 'w-full' })}>
            {t('guest')}
          </Link>
        </div>
      )}
    </>
  )
}
