import { Menu, X } from 'lucide'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../web/ui/icon.tsx'
import { useContactName } from '../page/use-contact-name.ts'
import { AccountLinks } from './account-menu.tsx'
import { PhoneCategories } from './categories/phone-categories.tsx'
import { ContactLinks } from './contact-links.tsx'
import { LanguageLinks } from './language-switcher.tsx'
import { NavLinks } from './nav-links.tsx'
import { ALL_POLICY_LINKS, KEYWORDS_LINK, MAIN_LINKS, RFQ_LINK, SHOP_LINKS, TOP_LINKS } from './navigation.ts'

const buttonLook = 'hover:bg-bench flex size-11 items-center justify-center rounded-md'
const linkClass = 'sheet-link'

/** All entries of the wide header in a sheet over the page. Without JavaScript the footer has the same links. */
export function PhoneMenu() {
  const t = useTranslations('frame')
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('open_menu')}
        className={`${buttonLook} -me-3 -ms-2 lg:hidden`}
        onClick={() => sheet.current?.showModal()}
      >
        <Icon of={Menu} className="size-6" />
      </button>
      <dialog
        ref={sheet}
        id="phone-menu"
        aria-label={t('main_menu')}
        className="sheet bg-paper text-ink shadow-float"
        {...{ closedby: 'any' }}
      >
        <form method="dialog" className="flex justify-end p-2">
          <button type="submit" aria-label={t('close_menu')} className={buttonLook}>
            <Icon of={X} className="size-6" />
          </button>
        </form>
        <nav aria-label={t('main_menu')} className="divide-hairline flex flex-col divide-y px-2 pb-8">
          <PhoneCategories />
          <NavLinks links={[KEYWORDS_LINK, ...MAIN_LINKS, RFQ_LINK]} className="py-2" linkClass={linkClass} />
          <Account />
          <NavLinks
            links={[...TOP_LINKS, ...ALL_POLICY_LINKS, ...SHOP_LINKS]}
            className="py-2"
            linkClass={linkClass}
          />
          <ContactLinks className="py-2" linkClass={linkClass} />
          <LanguageLinks className="grid grid-cols-2 py-2" />
        </nav>
      </dialog>
    </>
  )
}

function Account() {
  const name = useContactName()
  return (
    <div className="py-2">
      {name && <p className="text-ink-soft wrap-anywhere px-3 pt-2 text-sm font-semibold">{name}</p>}
      <AccountLinks linkClass={linkClass} />
    </div>
  )
}
