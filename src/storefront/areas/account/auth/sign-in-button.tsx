import { useTranslations } from 'use-intl'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { recalledTarget } from '../../../shell/page/return-target.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'

/** Shown after a mailed link was used. It appears only after a click, so storage can be read during rendering. */
export function SignInButton() {
  const t = useTranslations('auth')
  return (
    // Loads a new document, because the current one may still assume a sign-in that has ended.
    <Link
      to={withRedirect(LOGIN_PATH, recalledTarget())}
      data-reload
      className={buttonClass({ variant: 'primary' })}
    >
      {t('sign_in')}
    </Link>
  )
}
