import compile from 'icu-minify/compile'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { loadMessages } from '../../../contract/wire/messages.ts'
import { DEFAULT_LANG, type Lang, localizedPath, splitLocalizedPath } from '../../../domain/locales.ts'
import { KeepingProvider } from '../chrome/preserved-markup.tsx'
import { type LoaderTools, loaderTools, type Session } from '../page/context.ts'
import { labelsOf, type PageState, siteOf, stateElement } from '../page/page-state.ts'
import { isFailure, type ScreenFailure } from '../page/screen-failure.ts'
import { EXIT, modulesOf, SCREENS, type Screen, textsOf } from '../page/screens.ts'
import { holdsSecret, isSecretScreen } from '../page/secret-address.ts'
import { knownSearch } from '../page/use-screen.ts'
import { parseUserInfo, type UserInfo } from '../page/user-info.ts'
import { App } from './app.tsx'
import { renderInFrame } from './keep-frame.ts'
import { routes } from './routes.tsx'

type OnError = (error: unknown) => void
export type RenderedPage = { status: number; markup: string; state: PageState; isDegraded: boolean }
export type { Screen, ScreenFailure, Session, UserInfo }
export {
  EXIT,
  holdsSecret,
  isSecretScreen,
  knownSearch,
  modulesOf,
  parseUserInfo,
  siteOf,
  stateElement,
  textsOf,
}

/** The screen of a path without language, so that the server knows whether it may be cached. */
export function findScreen(path: string): Screen | null {
  const screen: Screen | undefined = handlerFor(DEFAULT_LANG).match(path)?.at(-1)?.route.handle
  return screen ?? null
}

/** Pages for search engines that exist in every shop, for any catalog. */
export function indexedPaths(): string[] {
  const isFixed = ({ path, audience }: Screen) => audience === 'indexed' && !path.includes(':')
  return SCREENS.filter(isFixed).map(({ path }) => path)
}

/** Loads and renders; returns redirects as they are. */
export async function renderPage(
  request: Request,
  tools: LoaderTools,
  { onError, onDegraded }: { onError: OnError; onDegraded: OnError },
): Promise<RenderedPage | Response> {
  const handler = handlerFor(tools.lang)
  let isDegraded = false
  const noting = {
    ...tools,
    onDegraded: (error: unknown) => {
      isDegraded = true
      onDegraded(error)
    },
  }
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[loaderTools, noting]])),
  })
  if (context instanceof Response) return context
  const { loaderData, actionData, errors } = context
  for (const error of Object.values(errors ?? {})) if (!isFailure(error)) onError(error)
  const state = withCompiledLabels({
    lang: tools.lang,
    hydration: { loaderData, actionData, errors: errors && plain(errors) },
  })
  const markup = await render(handler, context, state)
  return {
    status: statusOf(context),
    markup,
    state,
    isDegraded: isDegraded || !siteOf(state),
  }
}

async function render(
  handler: StaticHandler,
  context: StaticHandlerContext,
  state: PageState,
): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context)
  const messages = await loadMessages(state.lang)
  const { lang } = state
  return renderInFrame(pageOf(context, state), keeping =>
    renderToString(
      <KeepingProvider value={keeping}>
        <App lang={lang} messages={messages} labels={labelsOf(state)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </KeepingProvider>,
    ),
  )
}

function pageOf({ location, errors, matches }: StaticHandlerContext, state: PageState) {
  const screen: Screen | null = (errors ? null : matches.at(-1)?.route.handle) ?? null
  const { path } = splitLocalizedPath(location.pathname, [state.lang])
  return {
    site: siteOf(state),
    screen,
    path,
    search: knownSearch(new URLSearchParams(location.search), screen),
  }
}

/** Built code cannot parse messages, only format them. */
function withCompiledLabels(state: PageState): PageState {
  const site = siteOf(state)
  if (import.meta.env.DEV || !site) return state
  const labels = Object.fromEntries(Object.entries(site.labels).map(([key, text]) => [key, compile(text)]))
  const loaderData = { ...state.hydration.loaderData, root: { ...site, labels } }
  return { ...state, hydration: { ...state.hydration, loaderData } }
}

const handlers = new Map<Lang, StaticHandler>()

function handlerFor(lang: Lang): StaticHandler {
  const known = handlers.get(lang)
  if (known) return known
  const basename = lang === DEFAULT_LANG ? '/' : localizedPath(lang, '/')
  const handler = createStaticHandler(routes, { basename })
  handlers.set(lang, handler)
  return handler
}

function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  return isFailure(error) ? error.status : statusCode
}

/** Details of unexpected errors are not sent to the browser. */
function plain(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isFailure(error) ? { status: error.status, message: error.message } : { status: 500, message: '' },
    ]),
  )
}
