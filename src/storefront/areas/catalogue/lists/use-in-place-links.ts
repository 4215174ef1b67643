import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { LANGS, splitLocalizedPath } from '../../../../domain/locales.ts'
import { isModified } from '../../../shell/navigation/follow-links.ts'

/** Follows links with `data-in-place`: the page keeps its scroll position, and the sheet of filters stays open. */
export function useInPlaceLinks() {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || isModified(event) || !(event.target instanceof Element)) return
    const anchor = event.target.closest<HTMLAnchorElement>('a[data-in-place]')
    if (!anchor) return
    event.preventDefault()
    const { href, pathname, search } = anchor
    const { path } = splitLocalizedPath(pathname, LANGS)
    void navigate(path + search, { preventScrollReset: true, replace: href === location.href })
  }
  return { onClick }
}
