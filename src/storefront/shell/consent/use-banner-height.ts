import { useEffect } from 'react'

/** The page is told how much of the window the banner takes. */
export function useBannerHeight(banner: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [banner])
}
