import { useTranslations } from 'use-intl'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { recalledTarget } from '../../../shell/page/return-target.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'

/** After a mailed link has done its work. Shown only in answer to a press, so the browser's memory may be read. */
export function SignInButton() {
  const t = useTranslations('auth')
  return (
    // A new document: the one on show may still believe in a sign-in that has ended.
    <Link
      to={withRedirect(LOGIN_PATH, recalledTarget())}
      data-reload
      className={buttonClass({ variant: 'primary' })}
    >
      {t('sign_in')}
    </Link>
  )
}
