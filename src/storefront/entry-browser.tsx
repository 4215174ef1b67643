import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadMessages } from '../contract/messages.ts'
import { DEFAULT_LANG, localizedPath } from '../domain/locales.ts'
import { browserCall } from './browser/browser-call.ts'
import { setAwaited } from './browser/chunk-failure.ts'
import { followLinks } from './browser/follow-links.ts'
import { pause } from './browser/pause.ts'
import { prefetchOnHover } from './browser/prefetch-on-hover.ts'
import { onCartChange } from './cart/cart-count.ts'
import { loaderTools } from './context.ts'
import { GrowingApp } from './growing-app.tsx'
import { growingTexts } from './i18n/late-texts.ts'
import { labelsOf, type PageState, STATE_ID } from './page-state.ts'
import { routes } from './routes.tsx'
import { browserSession } from './state/browser-session.ts'
import { rememberAnswers } from './state/recent-answers.ts'
import './ui/theme.css'

export async function hydrate(): Promise<void> {
  const state: PageState = JSON.parse(document.querySelector(`script#${STATE_ID}`)?.textContent ?? '{}')
  const { lang, hydration } = state
  const basename = lang === DEFAULT_LANG ? '/' : localizedPath(lang, '/')
  const answers = rememberAnswers((url, init) => fetch(url, init))
  // Before the router's own listener, so that its loaders already know.
  window.addEventListener('popstate', () => answers.setGoingBack(true))
  onCartChange(() => answers.forget('/api/cart/'))

  const session = browserSession()
  const tools = (isAhead: boolean) => {
    const call = browserCall(lang, { fetch: isAhead ? answers.fetchAhead : answers.fetch })
    return new RouterContextProvider(new Map([[loaderTools, { call, lang, session }]]))
  }

  const texts = growingTexts(lang, await loadMessages(lang))
  await pause()
  await loadMatchedScreens(basename)
  await pause()
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: hydration,
    getContext: () => tools(false),
  })
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') answers.setGoingBack(false)
  })
  setAwaited(() => router.state.navigation.location ?? null)
  await pause()

  followLinks(lang, routes, (path, options) => router.navigate(path, options))
  prefetchOnHover(lang, routes, basename, () => tools(true))
  // In slices, between which a tap or a key is heard.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <GrowingApp lang={lang} texts={texts} labels={labelsOf(state)}>
          <RouterProvider router={router} />
        </GrowingApp>
      </StrictMode>,
    )
  })
}

/** The first render must have its screen at hand, or React would throw away what the server sent. */
async function loadMatchedScreens(basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
