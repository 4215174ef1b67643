import { useEffect } from 'react'

/** Ctrl Enter starts the next step of the order. In a form it sends the form, which the browser does itself on Enter. */
export function usePrimaryKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      const form = event.target instanceof Element ? event.target.closest('form') : null
      if (form) form.requestSubmit()
      else document.querySelector<HTMLElement>('[data-primary-act]')?.click()
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
