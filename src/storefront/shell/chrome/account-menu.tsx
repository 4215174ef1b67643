import { ChevronDown, UserRound } from 'lucide'
import { useTranslations } from 'use-intl'
import { LOGIN_PATH, REGISTER_PATH } from '../../../domain/paths.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import { Popover } from '../../../web/ui/popover.tsx'
import { useSite } from '../page/site-data.ts'
import { useContactName } from '../page/use-contact-name.ts'
import { MENU_LOOKS, NavLinks } from './nav-links.tsx'
import { type NavLink, SIGNED_IN_LINKS } from './navigation.ts'
import { useSignInPath } from './use-sign-in-path.ts'

/** The customer's own pages, under the customer's name. */
export function AccountMenu() {
  const t = useTranslations('frame')
  const name = useContactName()
  return (
    <Popover
      id="account-menu"
      label={name ? `${t('account')}: ${name}` : t('account')}
      triggerClass="flex h-8 items-center gap-1.5 rounded-md px-2 hover:bg-hairline"
      className="p-1"
      trigger={
        <>
          <Icon of={UserRound} className="size-4 shrink-0" />
          <bdi className="max-w-48 truncate">{name || t('account')}</bdi>
          <Icon of={ChevronDown} className="size-4 shrink-0" />
        </>
      }
    >
      <AccountLinks {...MENU_LOOKS} />
    </Popover>
  )
}

export function AccountLinks(looks: { className?: string; linkClass: string }) {
  const isSignedIn = useSite()?.isSignedIn
  const signInPath = useSignInPath()
  const signedOutLinks: NavLink[] = [
    { to: signInPath(LOGIN_PATH), title: 'titles.login' },
    { to: signInPath(REGISTER_PATH), title: 'titles.register' },
  ]
  return <NavLinks links={isSignedIn ? SIGNED_IN_LINKS : signedOutLinks} {...looks} />
}
