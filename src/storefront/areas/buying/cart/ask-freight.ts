import { listAddresses } from '../../../../contract/shop/addresses.ts'
import { listShipping, type ShippingOption } from '../../../../contract/shop/orders.ts'
import { getProfile } from '../../../../contract/shop/profile.ts'
import type { Call } from '../../../../contract/wire/call.ts'

/** The cheapest way to ship from the cart; null if there is none. */
export async function askFreight(
  call: Call,
  country: string,
  weightGrams: number,
): Promise<ShippingOption | null> {
  const { list } = await call(listShipping, { country, weight_g: weightGrams, source: 'cart' })
  return list[0] ?? null
}

/** The country of a signed-in buyer's order: the default address, any other address, or the company's. */
export async function countryOfAccount(call: Call): Promise<string | null> {
  // The default address comes first.
  const [address] = await call(listAddresses)
  // A profile may have no country.
  return address?.country ?? ((await call(getProfile)).country || null)
}
