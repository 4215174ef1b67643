/** Buttons that need JavaScript; popover buttons work without it. */
const SCRIPTED = 'button[type=button]:not([popovertarget])'

/**
 * Remembers the last tap before hydration. Returns a function that replays it if its target still exists. Call it as
 * soon as React listens; otherwise a tap in between would be handled twice.
 */
export function keepEarlyTap(): () => void {
  let early: HTMLElement | null = null
  const remember = ({ target }: MouseEvent) => {
    early = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null
  }
  document.addEventListener('click', remember)
  return () => {
    document.removeEventListener('click', remember)
    if (early?.isConnected) early.click()
  }
}
