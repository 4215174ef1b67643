import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { INDEX_NAMES } from '../../domain/part-number.ts'
import { Link } from '../i18n/link.tsx'
import { useSite } from '../site-data.ts'
import { Container } from '../ui/container.tsx'
import { LanguageLinks } from './language-switcher.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'
import { BUYING_LINKS, COMPANY_LINKS, POLICY_LINKS } from './navigation.ts'

const linkClass =
  'hover:text-brand inline-flex min-h-8 items-center wrap-anywhere hyphens-auto hover:underline'

export function Footer() {
  const t = useTranslations('footer')
  return (
    <footer className="print:hidden bg-bench border-hairline mt-auto border-t text-sm">
      <Container
        size="full"
        className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
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
        </Column>
        <Contact />
      </Container>
      <div className="border-hairline border-t">
        <Container size="full" className="flex flex-col gap-6 py-6">
          <PartIndex />
          <section aria-label={t('languages')}>
            <LanguageLinks className="-mx-2 flex flex-wrap gap-x-2" />
          </section>
        </Container>
      </div>
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

function Contact() {
  const t = useTranslations('footer')
  const { contact_tel: tel, contact_email: email } = useSite()?.config ?? {}
  return (
    <Column title={t('contact')} className="col-span-2 md:col-span-1">
      <ul>
        {tel && (
          <li>
            <a href={`tel:${tel.replaceAll(' ', '')}`} className={`${linkClass} gap-2`}>
              <Phone className="size-4" aria-hidden="true" />
              <span className="ltr-value">{tel}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={`${linkClass} gap-2`}>
              <Mail className="size-4 shrink-0" aria-hidden="true" />
              <span className="ltr-value wrap-anywhere">{email}</span>
            </a>
          </li>
        )}
      </ul>
    </Column>
  )
}

function PartIndex() {
  const t = useTranslations('footer')
  return (
    <nav aria-label={t('index')}>
      <h2 className="mb-2 font-semibold">{t('index')}</h2>
      <ul className="-ms-1.5 flex flex-wrap">
        {INDEX_NAMES.map(name => (
          <li key={name}>
            <Link
              to={`/products/${name}/1`}
              className="hover:bg-brand flex h-8 min-w-7 items-center justify-center rounded-md px-1.5 font-mono hover:text-white"
            >
              {name === 'other' ? t('other') : name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Rights() {
  const t = useTranslations('footer')
  const company = useSite()?.config.company_name ?? 'Chipfront'
  return (
    <div className="border-hairline border-t">
      <Container size="full">
        <p className="text-ink-soft py-4">{t('rights', { company })}</p>
      </Container>
    </div>
  )
}
