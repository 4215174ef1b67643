import { type ComponentProps, StrictMode, startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadTextFile } from '../../../contract/wire/messages.ts'
import { DEFAULT_LANG, localizedPath } from '../../../domain/locales.ts'
import { setAwaited } from '../../../web/browser/chunk-failure.ts'
import { pause } from '../../../web/browser/pause.ts'
import { growingTexts, type Texts } from '../../../web/i18n/growing-texts.ts'
import { onCartChange } from '../cart-count/cart-count.ts'
import { followLinks } from '../navigation/follow-links.ts'
import { prefetchOnHover } from '../navigation/prefetch-on-hover.ts'
import { rememberAnswers } from '../navigation/recent-answers.ts'
import { browserCall } from '../page/browser-call.ts'
import { browserSession } from '../page/browser-session.ts'
import { loaderTools } from '../page/context.ts'
import { labelsOf, readState } from '../page/page-state.ts'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import './shop.css'

export async function hydrate(): Promise<void> {
  const state = readState()
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

  const texts = growingTexts(lang, await loadTextFile(lang, 'shell'))
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
  // As a transition, so that the browser can handle input in between.
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

/** The first render needs its screen, or React would discard the server's markup. */
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

type GrowingAppProps = Omit<ComponentProps<typeof App>, 'messages'> & { texts: Texts }

/** The app in the browser, where texts may load later than the page. */
function GrowingApp({ texts, ...app }: GrowingAppProps) {
  const messages = useSyncExternalStore(texts.onChange, texts.messages, texts.messages)
  return <App {...app} messages={messages} />
}
