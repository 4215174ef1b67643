import type { KeyboardEvent } from 'react'
import { DESK_BASE } from '../session/door-paths.ts'

/** A row has the focus if its link, its checkbox or the row itself has it. */
function focusedRow(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null
}

/** Moves the focus to the link of the next or the previous row. */
export function walkRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex(row => row === focusedRow())
  const next = at < 0 && step < 0 ? rows.length - 1 : at + step
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)]
  const target = row?.matches('a') ? row : row?.querySelector<HTMLElement>('a')
  ;(target ?? row)?.focus()
}

/** The link of the row that leads to this path of the desk. */
export function findRowLink(path: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-row] a, a[data-row]')
  return [...links].find(({ pathname }) => pathname === DESK_BASE + path)
}

/** While a row has the focus, arrows walk, too. */
export function walkByArrows(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  walkRows(event.key === 'ArrowDown' ? 1 : -1)
}

/** As a click on the row's checkbox, with Shift for all rows since the last click. */
export function selectRow({ isRange }: { isRange: boolean }): void {
  const box = focusedRow()?.querySelector('input[data-select]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}
