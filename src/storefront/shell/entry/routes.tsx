import type { ComponentType, ReactNode } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router'
import { signOut } from '../../../contract/shop/sign-out.ts'
import { LOGIN_PATH } from '../../../domain/paths.ts'
import { loadTexts } from '../../../web/i18n/growing-texts.ts'
import { ErrorScreen } from '../chrome/error-screen.tsx'
import { Frame } from '../chrome/frame.tsx'
import { failure } from '../page/screen-failure.ts'
import { guarded, type ScreenArgs, screenLoader, unlessFailed } from '../page/screen-loader.ts'
import { EXIT, SCREENS, type Screen, screenModule, slotModule, textsOf } from '../page/screens.ts'
import { frameLoader, rootLoader } from '../page/site-data.ts'

type ScreenModule = {
  Component: ComponentType
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>
}

/** Wraps a screen of a lower area and fills its slots. */
type SlotModule = { Slot: ComponentType<{ children: ReactNode }> }

/** How long signing out waits for the server. */
const SIGN_OUT_MS = 3_000

const modules = {
  ...import.meta.glob<ScreenModule>(['../../areas/**/*.screen.tsx', '!../../areas/gallery/*']),
  ...(import.meta.env.DEV ? import.meta.glob<ScreenModule>('../../areas/gallery/*.screen.tsx') : {}),
}

const slots = import.meta.glob<SlotModule>('../../areas/**/*.slot.tsx')

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
      const { element, loader = async () => null } = await loadScreen(screen)
      return { element, loader: unlessFailed(screen.isGuarded ? guarded(loader) : loader) }
    },
  }
}

type LoadedScreen = { element: ReactNode; loader: ScreenModule['loader'] }

async function loadScreen(screen: Screen): Promise<LoadedScreen> {
  const [module, filling]: [ScreenModule | undefined, SlotModule | null | undefined, unknown] =
    await Promise.all([
      find(modules, screenModule(screen))(),
      screen.filledBy ? find(slots, slotModule(screen.filledBy))() : null,
      loadTexts(textsOf(screen)),
    ])
  // A chunk is gone and the page is being reloaded: nothing may be shown in between.
  if (!module || filling === undefined) return new Promise(() => {})
  const { Component, loader } = module
  const element = <Component />
  return { element: filling ? <filling.Slot>{element}</filling.Slot> : element, loader }
}

function find<T>(found: Record<string, T>, file: string): T {
  const load = found[`../../${file}`]
  if (!load) throw new Error(`no module ${file}`)
  return load
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
  // Without a response the visitor is signed out in this browser anyway.
  await ended?.catch(() => {})
  // Only a rejected sign-in passes the buyer's page.
  const target = url.searchParams.get('redirect')
  if (target === null) throw redirectDocument('/')
  throw redirectDocument(`${LOGIN_PATH}?${new URLSearchParams({ redirect: target, ended: '1' })}`)
}

/** Never rendered, because the loader above always throws. The router requires a component. */
function Nothing() {
  return null
}
