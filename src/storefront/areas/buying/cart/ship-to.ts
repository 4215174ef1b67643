import { attempt } from '../../../../web/browser/attempt.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'ship_to'

export function rememberCountry(country: string, open: () => Store = () => sessionStorage): void {
  attempt(() => open().setItem(KEY, country), undefined)
}

export function recalledCountry(open: () => Store = () => sessionStorage): string | null {
  return attempt(() => open().getItem(KEY), null)
}

/** The region of the browser's preferred language. A bare `de` usually means Germany; a bare `en` says nothing. */
export function countryOfBrowser([preferred = 'en']: readonly string[]): string | null {
  const locale = attempt(() => new Intl.Locale(preferred), null)
  if (!locale) return null
  if (locale.region) return locale.region
  return locale.language === 'en' ? null : (locale.maximize().region ?? null)
}
