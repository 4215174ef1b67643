import { useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { safeRedirect } from '../../../shell/page/safe-redirect.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { AuthLink } from './auth-link.tsx'
import { MailOnItsWay } from './mail-on-its-way.tsx'

export const loader = screenLoader(({ url }) => ({
  target: safeRedirect(url.searchParams.get('redirect')),
}))

export function Component() {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const email = useHandedEmail()
  return (
    <CardPage
      title={t('titles.forgot_identify')}
      footer={<AuthLink to={withRedirect(LOGIN_PATH, target)}>{t('auth.back_to_sign_in')}</AuthLink>}
    >
      {email === null ? <AddressUnknown /> : <OnItsWay email={email} />}
    </CardPage>
  )
}

/** Only the browser knows its history, so the server renders the page without an address. */
function useHandedEmail(): string | null {
  const isHydrated = useIsHydrated()
  const state: unknown = useLocation().state
  if (!isHydrated || typeof state !== 'object' || state === null || !('email' in state)) return null
  return typeof state.email === 'string' ? state.email : null
}

function OnItsWay({ email }: { email: string }) {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations('auth')
  const minutes = LIMITS.resetLinkSeconds / 60
  const change = (
    <Link to={withRedirect(FORGOT_PASSWORD_PATH, target)} className={buttonClass({ variant: 'quiet' })}>
      {t('change_email')}
    </Link>
  )
  return (
    <MailOnItsWay type="reset" email={email} change={change}>
      {t.rich('reset_sent', { email, minutes, b: emailInText })}
    </MailOnItsWay>
  )
}

function AddressUnknown() {
  const { target } = useLoaderData<typeof loader>()
  const t = useTranslations('auth')
  return (
    <>
      <p>{t('address_unknown')}</p>
      <Link to={withRedirect(FORGOT_PASSWORD_PATH, target)} className={buttonClass({ variant: 'primary' })}>
        {t('enter_address')}
      </Link>
    </>
  )
}
