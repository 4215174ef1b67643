import { listAddresses } from '../../../../contract/shop/addresses.ts'
import { getProfile } from '../../../../contract/shop/profile.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { attempt } from '../../../../web/browser/attempt.ts'

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'ship_to'

export function rememberCountry(country: string, open: () => Store = () => sessionStorage): void {
  attempt(() => open().setItem(KEY, country), undefined)
}

export function recalledCountry(open: () => Store = () => sessionStorage): string | null {
  return attempt(() => open().getItem(KEY), null)
}

/** The country of a signed-in buyer's order: the default address, any other address, or the company's. */
export async function countryOfAccount(call: Call): Promise<string | null> {
  // The default address comes first.
  const [address] = await call(listAddresses)
  // A profile may have no country.
  return address?.country ?? ((await call(getProfile)).country || null)
}

/** The region of the browser's preferred language. A bare `de` usually means Germany; a bare `en` says nothing. */
export function countryOfBrowser([preferred = 'en']: readonly string[]): string | null {
  const locale = attempt(() => new Intl.Locale(preferred), null)
  if (!locale) return null
  if (locale.region) return locale.region
  return locale.language === 'en' ? null : (locale.maximize().region ?? null)
}
