import type { Lang } from '../../domain/locales.ts'
import { anchorOf, internalLink } from './internal-link.ts'

/** One listener instead of a component per link: pages with hundreds of links render several times faster. */
export function followLinks(lang: Lang, navigate: (path: string) => Promise<void>): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    const anchor = anchorOf(event)
    const link = anchor && internalLink(anchor, lang)
    if (!link || link.isSamePage) return
    event.preventDefault()
    void navigate(link.path)
  })
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
