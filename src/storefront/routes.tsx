import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router'
import { signOut } from '../contract/sign-out.ts'
import { ErrorScreen } from './chrome/error-screen.tsx'
import { Frame } from './chrome/frame.tsx'
import { lateGroupsOf, lateTexts } from './i18n/late-texts.ts'
import { failure } from './screen-failure.ts'
import { guarded, type ScreenArgs, screenLoader, unlessFailed } from './screen-loader.ts'
import { EXIT, SCREENS, type Screen } from './screens.ts'
import { frameLoader, rootLoader } from './site-data.ts'

type ScreenModule = {
  Component: React.ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
}

/** How long signing out waits for the server. */
const SIGN_OUT_MS = 3_000

const modules = {
  ...import.meta.glob<ScreenModule>(['./screens/**/*.screen.tsx', '!./screens/ui/*']),
  ...(import.meta.env.DEV ? import.meta.glob<ScreenModule>('./screens/ui/*.screen.tsx') : {}),
}

/** One table of routes for server and browser; the language prefix is the router's basename. */
export const routes: RouteObject[] = [
  { path: EXIT.path, loader: screenLoader(leave) },
  {
    id: 'root',
    loader: rootLoader,
    shouldRevalidate: () => false,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        id: 'frame',
        loader: frameLoader,
        Component: Frame,
        children: [{ ErrorBoundary: ErrorScreen, children: [...SCREENS.map(toRoute), notFoundRoute()] }],
      },
    ],
  },
]

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    caseSensitive: true,
    handle: screen,
    lazy: async () => {
      const { Component, loader = async () => null } = await loadModule(screen)
      return { Component, loader: unlessFailed(screen.isGuarded ? guarded(loader) : loader) }
    },
  }
}

async function loadModule(screen: Screen): Promise<ScreenModule> {
  const load = modules[`./screens/${screen.file}.screen.tsx`]
  if (!load) throw new Error(`no screen ${screen.file}`)
  const [module]: [ScreenModule | undefined, unknown] = await Promise.all([
    load(),
    lateTexts(lateGroupsOf(screen.file)),
  ])
  // A chunk is gone and the page is being loaded anew: nothing may be shown in between.
  return module ?? new Promise(() => {})
}

function notFoundRoute(): RouteObject {
  return {
    path: '*',
    Component: Nothing,
    loader: unlessFailed(() => {
      throw failure(404)
    }),
  }
}

/** Signs out and loads a new document, so that nothing of the old sign-in stays in memory. */
async function leave({ session, call, url }: ScreenArgs): Promise<never> {
  const ended = session.token ? call(signOut, {}, { signal: AbortSignal.timeout(SIGN_OUT_MS) }) : null
  session.signOut()
  // Without an answer the visitor is signed out here all the same.
  await ended?.catch(() => {})
  // Only a refused sign-in names where the buyer was.
  const target = url.searchParams.get('redirect')
  if (target === null) throw redirectDocument('/')
  throw redirectDocument(`/login?${new URLSearchParams({ redirect: target, ended: '1' })}`)
}

/** Never seen: the loader above always throws. The router wants something to render. */
function Nothing() {
  return null
}
