import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProgressBar } from '../../../web/ui/progress-bar.tsx'
import { useFreshCount } from '../cart-count/use-fresh-count.ts'
import { ConsentHost } from '../consent/consent-host.tsx'
import { FeedbackHost } from './feedback/feedback-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOfferHost } from './language-offer-host.tsx'
import { Letterhead } from './letterhead.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { SideBar } from './side-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** What stands around every screen. */
export function Frame() {
  const t = useTranslations('frame')
  const { main, ...watched } = useFocusOnNavigation()
  useFreshCount()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col" {...watched}>
      <a
        href="#content"
        className="bg-brand sr-only rounded-md text-white focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-20 focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <ConsentHost />
      <LanguageOfferHost />
      <ProgressBar isActive={isLoading} label={t('loading')} />
      <Header />
      <Letterhead />
      <main id="content" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <SideBar />
      <OverlayHost />
      <FeedbackHost />
      <ScrollRestoration />
    </div>
  )
}
