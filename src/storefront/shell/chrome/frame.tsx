import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LOCALES } from '../../../domain/locales.ts'
import { readCookie } from '../../../web/browser/cookies.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { closeOverlays } from '../../../web/ui/popover.tsx'
import { ProgressBar } from '../../../web/ui/progress-bar.tsx'
import { useFreshCount } from '../cart-count/use-fresh-count.ts'
import { ConsentHost } from '../consent/consent-host.tsx'
import { useScreen } from '../page/use-screen.ts'
import { FeedbackHost } from './feedback/feedback-host.tsx'
import { Header } from './header.tsx'
import { Letterhead } from './letterhead.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { PreservedMarkup } from './preserved-markup.tsx'
// Here, because the code of the side bar is loaded after its markup is shown.
import './side-bar.css'

const NO_TEXTS = [] as const

const loadingEnd = import('./page-end.tsx')

/**
 * Its code is not part of the first load, and it is hydrated after the rest of the page. If the code cannot be loaded,
 * it stays as the server sent it, and its links work.
 */
const PageEnd = import.meta.env.SSR
  ? (await loadingEnd).PageEnd
  : lazy(async () => {
      const { PageEnd } = await loadingEnd.catch(() => new Promise<never>(() => {}))
      return { default: PageEnd }
    })

/** The frame around every screen. */
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
      <Suspense>
        <PreservedMarkup name="page-end">
          <PageEnd />
        </PreservedMarkup>
      </Suspense>
      <OverlayHost />
      <FeedbackHost />
      <ScrollRestoration />
    </div>
  )
}

/** After a navigation the focus moves to the new content, unless the visitor is already typing in a field. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  /** The field with input since the last click or submit. */
  const writtenIn = useRef<EventTarget>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) {
      closeOverlays()
      if (writtenIn.current === null || writtenIn.current !== document.activeElement)
        main.current?.focus({ preventScroll: true })
    }
    shown.current = pathname
  }, [pathname])
  const forget = () => {
    writtenIn.current = null
  }
  return {
    main,
    onInput: (event: { target: EventTarget }) => {
      writtenIn.current = event.target
    },
    onSubmitCapture: forget,
    onClickCapture: forget,
  }
}

const loadOffer = async () => (await import('./language-offer.tsx')).LanguageOffer

/**
 * Mounted once in the frame. Cached pages are the same for everyone, so only the browser can check its user's
 * language. Nothing is loaded if the page has that language or the visitor has chosen one.
 */
function LanguageOfferHost() {
  const { tag } = LOCALES[useLang()]
  const isPersonal = useScreen()?.audience === 'personal'
  const [isForeign, setIsForeign] = useState(false)
  useEffect(() => {
    if (isPersonal) return
    setIsForeign(!navigator.language.startsWith(tag) && readCookie('lang') === null)
  }, [tag, isPersonal])
  const { Part: LanguageOffer } = useLazy(loadOffer, isForeign, NO_TEXTS)
  return LanguageOffer && <LanguageOffer />
}
