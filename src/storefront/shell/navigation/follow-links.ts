import type { RouteObject } from 'react-router'
import type { Lang } from '../../../domain/locales.ts'
import { closeOverlays } from '../../../web/ui/popover.tsx'
import { anchorOf, internalLink } from './internal-link.ts'

type Navigate = (path: string, options: { replace: boolean }) => Promise<void>

/** One listener instead of a component per link: pages with hundreds of links render several times faster. */
export function followLinks(lang: Lang, routes: RouteObject[], navigate: Navigate): void {
  // After React, which listens on the document: a click that was handled there is not followed.
  window.addEventListener('click', async event => {
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    const anchor = anchorOf(event)
    const link = anchor && internalLink(anchor, lang, routes)
    if (!link) return
    event.preventDefault()
    closeOverlays()
    // A link to the current page reloads it without adding a history entry.
    await navigate(link.path, { replace: link.goes === 'nowhere' || link.url.href === location.href })
    if (link.goes === 'within the page') focusOn(link.url.hash.slice(1))
  })
}

/** As in the browser: the focus moves to the target of the jump. */
function focusOn(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** To be opened in a new tab or window, or downloaded. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
