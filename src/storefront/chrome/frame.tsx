import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFreshCount } from '../cart/use-fresh-count.ts'
import { closeOverlays } from '../ui/popover.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { SideBar } from './side-bar.tsx'

/** What stands around every screen. */
export function Frame() {
  const t = useTranslations('frame')
  const main = useFocusOnNavigation()
  useFreshCount()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="bg-brand sr-only rounded-md text-white focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-20 focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <ProgressBar isActive={isLoading} label={t('loading')} />
      <Header />
      <main id="content" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <SideBar />
      <OverlayHost />
      <ScrollRestoration />
    </div>
  )
}

/** After a navigation inside the page the keyboard and screen readers go on at the new content. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) {
      closeOverlays()
      main.current?.focus({ preventScroll: true })
    }
    shown.current = pathname
  }, [pathname])
  return main
}
