import type { KeyboardEvent } from 'react'

/** Up and down walk the list a link stands in, the arrow towards the children enters them, the other one leads back. */
export function pressCategoryKey(event: KeyboardEvent<HTMLElement>, isRtl: boolean): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const wanted = link && linkAt(link, event.key, isRtl)
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}

function linkAt(link: HTMLAnchorElement, key: string, isRtl: boolean): HTMLElement | null | undefined {
  const list = link.closest('ul')
  const links = [...(list?.children ?? [])].map(item => item.querySelector('a'))
  const at = links.indexOf(link)
  if (key === 'ArrowDown') return links[(at + 1) % links.length]
  if (key === 'ArrowUp') return links.at(at - 1)
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === inwards) return link.closest('li')?.querySelector<HTMLElement>(':scope ul a')
  if (key === outwards) return list?.parentElement?.closest('li')?.querySelector('a')
  return null
}
