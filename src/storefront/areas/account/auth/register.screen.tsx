import { useState } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCountries } from '../../../../contract/shop/site.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { safeRedirect } from '../../../shell/page/safe-redirect.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { AuthLink } from './auth-link.tsx'
import { MailOnItsWay } from './mail-on-its-way.tsx'
import { RegisterForm } from './register-form.tsx'

export const loader = screenLoader(async ({ call, session, url }) => {
  const target = safeRedirect(url.searchParams.get('redirect'))
  if (session.token) throw redirect(target)
  return { target, signInPath: withRedirect(LOGIN_PATH, target), countries: await call(listCountries) }
})

export function Component() {
  const t = useTranslations()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const isDone = mailedTo !== null
  return (
    <CardPage
      isWide={!isDone}
      title={isDone ? t('auth.check_mail') : t('titles.register')}
      text={isDone ? undefined : t('auth.register_text')}
      footer={isDone ? undefined : <HaveAccount />}
    >
      {isDone && <CheckMail email={mailedTo} onChangeEmail={() => setMailedTo(null)} />}
      {/* Kept, so that changing the address does not require typing everything again. */}
      <div hidden={isDone}>
        <RegisterForm onRegistered={setMailedTo} />
      </div>
    </CardPage>
  )
}

function HaveAccount() {
  const { signInPath } = useLoaderData<typeof loader>()
  const t = useTranslations('auth')
  return (
    <p>
      {t('have_account')} <AuthLink to={signInPath}>{t('sign_in')}</AuthLink>
    </p>
  )
}

type CheckMailProps = { email: string; onChangeEmail: () => void }

/** Shown after registration, until the account is activated. */
function CheckMail({ email, onChangeEmail }: CheckMailProps) {
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
