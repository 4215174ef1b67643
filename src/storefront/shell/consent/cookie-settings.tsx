import { useTranslations } from 'use-intl'
import { kindsToAsk } from '../../../domain/consent.ts'
import { useSite } from '../page/site-data.ts'

declare global {
  interface WindowEventMap {
    'cookie-settings': Event
  }
}

/** Reopens the choice, in shops that ask for one. */
export function CookieSettings({ className }: { className?: string }) {
  const t = useTranslations('footer')
  if (kindsToAsk(useSite()?.config).length === 0) return null
  return (
    <button type="button" className={className} onClick={open}>
      {t('cookie_settings')}
    </button>
  )
}

let isAskedFor = false

function open(): void {
  isAskedFor = true
  window.dispatchEvent(new Event('cookie-settings'))
}

/** True once after the button was pressed, even if the code of the banner was not loaded yet. */
export function takeRequest(): boolean {
  const wasAskedFor = isAskedFor
  isAskedFor = false
  return wasAskedFor
}
