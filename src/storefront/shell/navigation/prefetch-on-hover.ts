import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import { anchorOf, internalLink } from './internal-link.ts'

const HOVER_MS = 80

/** Prefetches code and data of the page behind a link while the pointer rests on it. */
export function prefetchOnHover(
  lang: Lang,
  routes: RouteObject[],
  basename: string,
  context: () => RouterContextProvider,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (event: Event) => {
    const anchor = anchorOf(event)
    clearTimeout(timer)
    // Links that open an overlay are rarely followed.
    if (!anchor || anchor.hasAttribute('aria-expanded')) return
    if (internalLink(anchor, lang, routes)?.goes !== 'elsewhere') return
    timer = setTimeout(() => void prefetch(new URL(anchor.href), routes, basename, context()), HOVER_MS)
  }
  document.addEventListener('pointerover', later, { passive: true })
  document.addEventListener('focusin', later)
  // A press also focuses the link: the click itself loads the page, so no prefetch is needed.
  document.addEventListener('click', () => clearTimeout(timer))
}

async function prefetch(
  url: URL,
  routes: RouteObject[],
  basename: string,
  context: RouterContextProvider,
): Promise<void> {
  await Promise.allSettled(
    matchesToPrefetch(routes, url.pathname, basename).map(async ({ route, params }) => {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : route
      if (typeof loaded.loader !== 'function') return
      await loaded.loader({ request: new Request(url), url, params, pattern: route.path ?? '', context })
    }),
  )
}

/** Screens and their wrappers. /exit is not a screen: hovering its link must not sign anyone out. */
export function matchesToPrefetch(routes: RouteObject[], pathname: string, basename: string) {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  return matches.filter(({ route }) => route.handle !== undefined || route.id === 'frame')
}
