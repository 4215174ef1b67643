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
  if (row) targetOf(row)?.focus()
}

/** Its link. A row without one has the focus itself, or else its first button. */
function targetOf(row: HTMLElement): HTMLElement | null {
  if (row.matches('a')) return row
  const link = row.querySelector('a')
  return link ?? (row.hasAttribute('tabindex') ? row : row.querySelector('button'))
}

/** The link of the row that leads to this path of the desk. */
export function findRowLink(path: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-row] a, a[data-row]')
  return [...links].find(({ pathname }) => pathname === DESK_BASE + path)
}

/** Whether an arrow means the rows. On the page of a record it scrolls, until one of its rows has the focus. */
export function canWalkByArrow({ target, shiftKey }: KeyboardEvent): boolean {
  if (shiftKey || !(target instanceof Element)) return false
  if (target.closest('[data-row]')) return true
  const isList = document.querySelector('[data-row]') !== null && !document.querySelector('main [data-back]')
  return isList && target.matches('body, main')
}

/** As a click on the row's checkbox, with Shift for all rows since the last click. */
export function selectRow({ isRange }: { isRange: boolean }): void {
  const box = focusedRow()?.querySelector('input[data-select]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}
