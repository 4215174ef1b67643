import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import { anchorOf, internalLink } from './internal-link.ts'

const HOVER_MS = 80

/** Fetches code and data of the page behind a link as soon as the visitor rests on it. */
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
    // What opens something over the page is followed by few.
    if (!anchor || anchor.hasAttribute('aria-expanded')) return
    if (internalLink(anchor, lang, routes)?.goes !== 'elsewhere') return
    timer = setTimeout(() => void prefetch(new URL(anchor.href), routes, basename, context()), HOVER_MS)
  }
  document.addEventListener('pointerover', later, { passive: true })
  document.addEventListener('focusin', later)
  // Pressing a link also focuses it: what the click itself fetches needs no fetching ahead.
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

/** Screens and what stands around them. /exit is no screen: a hand that rests on its link must not sign anyone out. */
export function matchesToPrefetch(routes: RouteObject[], pathname: string, basename: string) {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  return matches.filter(({ route }) => route.handle !== undefined || route.id === 'frame')
}
