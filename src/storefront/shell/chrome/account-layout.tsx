import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Container } from '../../../web/ui/container.tsx'
import { useScreen } from '../page/use-screen.ts'
import { Head } from './head.tsx'
import { NavLinks } from './nav-links.tsx'
import { SIGNED_IN_LINKS } from './navigation.ts'

const LINK =
  'flex min-h-11 items-center px-3 hover:bg-bench focus-visible:-outline-offset-2 aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand ' +
  'max-md:whitespace-nowrap max-md:border-b-2 max-md:border-transparent md:border-s-3 md:border-hairline'

/** The frame of all account screens, with their navigation. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const screen = useScreen()
  return (
    <Container size="full" className="grid gap-x-10 gap-y-6 py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:py-8">
      <Head />
      <AccountNavigation />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-2xl sm:text-3xl">{screen && t(screen.title)}</h1>
        {children}
      </div>
    </Container>
  )
}

/** A column beside the content; on small screens a strip that scrolls sideways. */
function AccountNavigation() {
  const t = useTranslations('frame')
  const navigation = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(navigation.current), [])
  return (
    <nav ref={navigation} aria-label={t('my_account')} className="min-w-0">
      <NavLinks
        links={SIGNED_IN_LINKS}
        className="border-hairline flex max-md:-mx-4 max-md:gap-1 max-md:overflow-x-auto max-md:border-b max-md:px-4 sm:max-md:-mx-6 sm:max-md:px-6 md:flex-col"
        linkClass={LINK}
      />
    </nav>
  )
}

/** Centers the entry in the strip. scrollIntoView would also scroll the page. */
function showCurrent(navigation: HTMLElement | null): void {
  const strip = navigation?.querySelector('ul')
  const current = strip?.querySelector('[aria-current]')
  if (strip && current) strip.scrollBy({ left: middleOf(current) - middleOf(strip) })
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
