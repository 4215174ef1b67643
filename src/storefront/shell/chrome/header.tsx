import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { KEYWORDS_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Container } from '../../../web/ui/container.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Popover } from '../../../web/ui/popover.tsx'
import { useSite } from '../page/site-data.ts'
import { useScreen } from '../page/use-screen.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryMenu } from './categories/category-menu.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Logo } from './logo.tsx'
import { MENU_LOOKS, NavLinks } from './nav-links.tsx'
import { ALL_POLICY_LINKS, MAIN_LINKS, SHOP_LINKS, TOP_LINKS } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { PreservedMarkup } from './preserved-markup.tsx'
import { RfqButton } from './rfq-button.tsx'
import { SearchBox } from './search/search-box.tsx'

export function Header() {
  const t = useTranslations('frame')
  const config = useSite()?.config
  // This screen is a search box itself.
  const hasSearch = useScreen()?.path !== KEYWORDS_PATH
  return (
    <header className="border-hairline max-lg:border-b print:hidden">
      <PreservedMarkup name="top">
        <TopLine />
      </PreservedMarkup>
      <Container size="full" className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <PreservedMarkup name="phone-menu">
          <PhoneMenu />
        </PreservedMarkup>
        <Link to="/" className="rounded-md">
          <Logo file={config?.logo_head ?? ''} />
        </Link>
        {hasSearch && <SearchBox look="header" />}
        <PreservedMarkup name="quick-links">
          <QuickLinks />
        </PreservedMarkup>
      </Container>
      <PreservedMarkup name="main-menu">
        <nav aria-label={t('main_menu')} className="bg-brand hidden text-white lg:block">
          <Container size="full" className="relative flex">
            <CategoryMenu className="main-link -ms-2 min-[1280px]:-ms-3" />
            <NavLinks links={MAIN_LINKS} className="flex flex-wrap" linkClass="main-link" />
          </Container>
        </nav>
      </PreservedMarkup>
    </header>
  )
}

const TOP_LINK = 'flex min-h-8 items-center rounded-md px-2 whitespace-nowrap hover:text-brand'

function TopLine() {
  return (
    <div className="bg-bench text-ink-soft hidden text-sm lg:block">
      <Container size="full" className="flex items-center py-0.5">
        <NavLinks links={TOP_LINKS} className="-ms-2 flex" linkClass={TOP_LINK} />
        <PolicyMenu />
        <NavLinks links={SHOP_LINKS} className="flex" linkClass={TOP_LINK} />
        <div className="ms-auto flex items-center gap-2">
          <LanguageSwitcher />
          <AccountMenu />
        </div>
      </Container>
    </div>
  )
}

function PolicyMenu() {
  const t = useTranslations('footer')
  return (
    <Popover
      id="policy-menu"
      label={t('policies')}
      triggerClass="flex h-8 items-center gap-1 rounded-md px-2 whitespace-nowrap hover:text-brand"
      className="p-1 [position-area:block-end_span-inline-end]!"
      trigger={
        <>
          {t('policies')}
          <Icon of={ChevronDown} className="size-4" />
        </>
      }
    >
      <NavLinks links={ALL_POLICY_LINKS} {...MENU_LOOKS} />
    </Popover>
  )
}

function QuickLinks() {
  const t = useTranslations()
  const link = 'hover:bg-bench flex min-h-11 items-center gap-2 rounded-md px-2.5 font-semibold text-brand'
  return (
    <div className="ms-auto flex items-center gap-1">
      <RfqButton className={link}>
        <span className="max-sm:sr-only">{t('titles.rfq')}</span>
      </RfqButton>
      <CartLink className={link}>
        <span className="max-sm:sr-only">{t('frame.cart')}</span>
      </CartLink>
    </div>
  )
}
