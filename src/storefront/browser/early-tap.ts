/** Buttons that only a script answers; those of popovers answer by themselves. */
const SCRIPTED = 'button[type=button]:not([popovertarget])'

/** What was tapped before the page had come to life is tapped again when it has: the last of it, if it is still there. */
export function keepEarlyTap(): void {
  let early: HTMLElement | null = null
  const remember = ({ target }: MouseEvent) => {
    early = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null
  }
  const alive = new MutationObserver(() => {
    alive.disconnect()
    document.removeEventListener('click', remember)
    if (early?.isConnected) early.click()
  })
  document.addEventListener('click', remember)
  alive.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
