import { DEFAULT_LANG, LANGS, type Lang, splitLocalizedPath } from '../../domain/locales.ts'

export type InternalLink = { path: string; isSamePage: boolean }

/** What an anchor leads to inside the shop; null when it leads elsewhere or wants a full load. */
export function internalLink(anchor: HTMLAnchorElement, currentLang: Lang): InternalLink | null {
  if (anchor.target || anchor.hasAttribute('download') || anchor.dataset.reload !== undefined) return null
  const url = new URL(anchor.href, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null
  const { lang, path } = splitLocalizedPath(url.pathname, LANGS)
  if ((lang ?? DEFAULT_LANG) !== currentLang) return null
  const isSamePage = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  return { path: path + url.search + url.hash, isSamePage }
}

export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}
