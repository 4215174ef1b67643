import { matchRoutes, type RouteObject } from 'react-router'
import { DEFAULT_LANG, LANGS, type Lang, splitLocalizedPath } from '../../../domain/locales.ts'

/** The relation of an anchor to the current page. */
type InternalLink = { path: string; url: URL; goes: 'elsewhere' | 'within the page' | 'nowhere' }

/** The target of an anchor inside the shop; null if it leads elsewhere, to a file, or needs a new document. */
export function internalLink(
  anchor: HTMLAnchorElement,
  currentLang: Lang,
  routes: RouteObject[],
): InternalLink | null {
  if (anchor.target || anchor.hasAttribute('download') || anchor.dataset.reload !== undefined) return null
  const url = new URL(anchor.href, location.href)
  const { lang, path } = splitLocalizedPath(url.pathname, LANGS)
  if (url.origin !== location.origin || (lang ?? DEFAULT_LANG) !== currentLang) return null
  if (matchRoutes(routes, path)?.at(-1)?.route.path === '*') return null
  return { path: path + url.search + url.hash, url, goes: whereTo(url) }
}

function whereTo(url: URL): InternalLink['goes'] {
  if (url.pathname !== location.pathname || url.search !== location.search) return 'elsewhere'
  return url.hash ? 'within the page' : 'nowhere'
}

export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}
