/** Buttons that only a script answers; those of popovers answer by themselves. */
const SCRIPTED = 'button[type=button]:not([popovertarget])'

/**
 * Remembers what is tapped before anyone hears it. Returns how to tap it again, the last of it, if it is still there:
 * to be called as soon as React hears taps, or one that came between would be heard twice.
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
