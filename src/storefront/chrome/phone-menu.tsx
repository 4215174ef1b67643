import { Menu, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSite } from '../site-data.ts'
import { LanguageLinks } from './language-switcher.tsx'
import { NavLinks } from './nav-links.tsx'
import { BUYING_LINKS, MAIN_LINKS, SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './navigation.ts'

/** Everything the wide header offers, as a sheet from the side. */
export function PhoneMenu() {
  const t = useTranslations('frame')
  const links = useSite()?.isSignedIn ? SIGNED_IN_LINKS : SIGNED_OUT_LINKS
  const linkClass = 'flex min-h-11 items-center rounded-md px-3 hover:bg-bench'
  return (
    <div className="-ms-2 lg:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label={t('open_menu')}
        className="hover:bg-bench flex size-11 items-center justify-center rounded-md"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <div id="phone-menu" popover="auto" className="sheet bg-paper text-ink shadow-float">
        <div className="flex justify-end p-2">
          <button
            type="button"
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            aria-label={t('close_menu')}
            className="hover:bg-bench flex size-11 items-center justify-center rounded-md"
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={t('main_menu')} className="divide-hairline flex flex-col divide-y px-2 pb-8">
          <NavLinks links={MAIN_LINKS} className="py-2" linkClass={linkClass} />
          <NavLinks links={BUYING_LINKS} className="py-2" linkClass={linkClass} />
          <NavLinks links={links} className="py-2" linkClass={linkClass} />
          <LanguageLinks className="grid grid-cols-2 py-2" />
        </nav>
      </div>
    </div>
  )
}
