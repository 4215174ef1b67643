import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { INDEX_NAMES } from '../../../domain/part-number.ts'
import { partIndexPath } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Container } from '../../../web/ui/container.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { useShopName, useSite } from '../page/site-data.ts'
import { ContactLinks } from './contact-links.tsx'
import { LanguageLinks } from './language-switcher.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'
import { BUYING_LINKS, COMPANY_LINKS, POLICY_LINKS } from './navigation.ts'
import { SubscribeForm } from './newsletter/subscribe-form.tsx'
import { Socials } from './socials.tsx'

const PAY_BADGES = [
  ['paypal', 'PayPal'],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
] as const

const CARRIER_BADGES = [
  ['ups', 'UPS'],
  ['dhl', 'DHL'],
  ['fedex', 'FedEx'],
  ['sf', 'SF Express'],
] as const

const linkClass = 'footer-link'

export function Footer() {
  const t = useTranslations('footer')
  const bank = useTranslations('pay_methods')('bank')
  return (
    <footer className="print:hidden bg-bench border-hairline mt-auto border-t text-sm">
      <div
        className={classNames(
          'below-fold',
          '[contain-intrinsic-block-size:auto_18rem] max-md:[contain-intrinsic-block-size:auto_50rem]',
        )}
      >
        <Container
          size="full"
          className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] gap-x-6 gap-y-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)_repeat(2,minmax(0,1fr))_auto]"
        >
          <AboutShop />
          <Column title={t('company')}>
            <NavLinks links={COMPANY_LINKS} linkClass={linkClass} />
          </Column>
          <Column title={t('buying')}>
            <NavLinks links={BUYING_LINKS} linkClass={linkClass} />
          </Column>
          <Column title={t('policies')}>
            <NavLinks links={POLICY_LINKS} linkClass={linkClass} />
            <CookieSettings className={linkClass} />
          </Column>
          <Column title={t('contact')} className="col-span-2 md:col-span-1">
            <ContactLinks linkClass={linkClass} />
          </Column>
        </Container>
      </div>
      <Band className="flex flex-wrap justify-between gap-x-12 gap-y-8">
        <SubscribeForm />
        <div className="flex flex-1 basis-72 flex-wrap gap-x-12 gap-y-4 xl:justify-end">
          <Badges title={t('pay')} badges={[...PAY_BADGES, ['bank', bank]]} />
          <Badges title={t('carriers')} badges={CARRIER_BADGES} />
        </div>
      </Band>
      <Band className="flex flex-col gap-6">
        <PartIndex />
        <Languages />
      </Band>
      <Rights />
    </footer>
  )
}

function AboutShop() {
  const t = useTranslations('footer')
  return (
    <div className="col-span-2 md:col-span-1">
      <Logo file={useSite()?.config.logo_foot ?? ''} />
      <p className="text-ink-soft mt-3 max-w-64">{t('tagline')}</p>
      <Socials />
    </div>
  )
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Band({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-t">
      <Container size="full" className={`py-6 ${className}`}>
        {children}
      </Container>
    </div>
  )
}

type BadgesProps = { title: string; badges: readonly (readonly [file: string, name: string])[] }

/** Names on small plates, all from one file: public/badge-symbols.svg. */
function Badges({ title, badges }: BadgesProps) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {badges.map(([file, name]) => (
          <li key={file}>
            <svg role="img" aria-label={name} className="footer-badge">
              <use href={`/badge-symbols.svg#${file}`} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartIndex() {
  const t = useTranslations('footer')
  return (
    <nav
      aria-label={t('index')}
      className={classNames(
        'below-fold',
        '[contain-intrinsic-block-size:auto_4rem] max-md:[contain-intrinsic-block-size:auto_8rem]',
      )}
    >
      <h2 className="mb-2 font-semibold">{t('index')}</h2>
      <ul className="-ms-1.5 flex flex-wrap [&_a]:flex [&_a]:h-8 [&_a]:min-w-7 [&_a]:items-center [&_a]:justify-center [&_a]:rounded-md [&_a]:px-1.5 [&_a]:font-mono [&_a]:hover:bg-brand [&_a]:hover:text-white">
        {INDEX_NAMES.map(name => (
          <li key={name}>
            <Link to={partIndexPath(name)}>{name === 'other' ? t('other') : name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Collapsed: eleven names in six scripts, of which a visitor needs at most one. */
function Languages() {
  const t = useTranslations('footer')
  return (
    <details className="group/languages">
      <summary className={`${linkClass} cursor-pointer gap-1 font-semibold`}>
        {t('languages')}
        <Icon of={ChevronDown} className="size-4 group-open/languages:rotate-180" />
      </summary>
      <LanguageLinks className="-mx-2 flex flex-wrap gap-x-2" />
    </details>
  )
}

function Rights() {
  const t = useTranslations('footer')
  const company = useShopName()
  const address = useSite()?.config.company_address
  return (
    <div className="border-hairline border-t">
      <Container size="full" className="text-ink-soft flex flex-wrap justify-between gap-x-6 py-4">
        <p>{t('rights', { company })}</p>
        {address && <bdi>{address}</bdi>}
      </Container>
    </div>
  )
}
