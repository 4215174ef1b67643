import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { LANGS, splitLocalizedPath } from '../../../../domain/locales.ts'
import { isModified } from '../../../shell/navigation/follow-links.ts'

/** Marks the list, which gets the focus when a clicked link is gone with all its neighbors. */
export const FOUND = 'goods-found'

/**
 * Follows links with `data-in-place`, or inside such an element: the page keeps its scroll position, and the sheet of
 * filters stays open.
 */
export function useInPlaceLinks() {
  const navigate = useNavigate()
  const pressed = useRef<PressedLink>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.anchor.isConnected) return
    if (document.activeElement === document.body) focusNear(pressed.current)
    pressed.current = null
  })
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || isModified(event) || !(event.target instanceof Element)) return
    const anchor = event.target.closest<HTMLAnchorElement>('a[href]:is([data-in-place], [data-in-place] *)')
    if (!anchor) return
    event.preventDefault()
    pressed.current = pressedLink(anchor, event.currentTarget)
    const { href, pathname, search } = anchor
    const { path } = splitLocalizedPath(pathname, LANGS)
    void navigate(path + search, { preventScrollReset: true, replace: href === location.href })
  }
  return { onClick }
}

/** A link and its place among its neighbors: the one for a removed filter disappears. */
type PressedLink = { anchor: HTMLElement; list: Element | null; at: number; root: Element }

function pressedLink(anchor: HTMLAnchorElement, root: Element): PressedLink {
  const list = anchor.closest('ul')
  return { anchor, list, at: linksIn(list).indexOf(anchor), root }
}

function focusNear({ list, at, root }: PressedLink): void {
  const left = list?.isConnected ? linksIn(list) : []
  const next = left[at] ?? left.at(-1) ?? root.querySelector<HTMLElement>(`.${FOUND}`)
  next?.focus({ preventScroll: true })
}

function linksIn(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
}
