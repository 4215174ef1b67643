import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../../web/i18n/link.tsx'
import { isHere, type NavLink } from './navigation.ts'

type NavLinksProps = { links: readonly NavLink[]; className?: string; linkClass: string }

/** For links in the panel of a menu. */
export const MENU_LOOKS = {
  className: 'flex min-w-44 flex-col',
  linkClass: 'menu-link',
}

export function NavLinks({ links, className, linkClass }: NavLinksProps) {
  const t = useTranslations()
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {links.map(({ to, title, isFullLoad }) => (
        <li key={title}>
          <Link
            to={to}
            className={linkClass}
            aria-current={isHere(pathname, to) ? 'page' : undefined}
            data-reload={isFullLoad ? '' : undefined}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
