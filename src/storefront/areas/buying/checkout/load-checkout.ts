import { type Address, listAddresses } from '../../../../contract/shop/addresses.ts'
import { getGoodsDetail } from '../../../../contract/shop/catalogue.ts'
import type { OrderAddress, OrderPreview, ShortLine } from '../../../../contract/shop/orders.ts'
import { getProfile, type Profile } from '../../../../contract/shop/profile.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import type { MessageKey, Wording } from '../../../../contract/wire/messages.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import type { ScreenArgs } from '../../../shell/page/screen-loader.ts'
import { defaultShipping } from './default-address.ts'
import { askPreview, type Purchase, readPurchase } from './purchase.ts'
import { readShortLines } from './short-lines.ts'

export type Countries = CallData<typeof listCountries>

export type CheckoutData = {
  kind: 'ready'
  purchase: Purchase
  preview: OrderPreview
  countries: Countries
  /** Empty for visitors. */
  addresses: Address[]
  /** The signed-in customer's profile; null for visitors. */
  profile: Profile | null
  /** Initial values of the address fields if no address is saved; null if nothing is known. */
  known: OrderAddress | null
  isSignedIn: boolean
}

type Outcome =
  | CheckoutData
  | { kind: 'empty' }
  | { kind: 'refused'; why: Wording }
  | { kind: 'short'; purchase: Purchase; lines: ShortLine[]; most: number }

export async function loadCheckout(args: ScreenArgs): Promise<Outcome> {
  const { call, optional, session, url } = args
  const purchase = readPurchase(url.searchParams)
  if (!purchase) return { kind: 'empty' }
  const isSignedIn = session.token !== null
  const [countries, addresses, profile] = await Promise.all([
    call(listCountries),
    isSignedIn ? call(listAddresses) : [],
    // The profile is optional.
    isSignedIn ? optional(call(getProfile), null) : null,
  ])
  const known = profile && addresses.length === 0 ? addressOfProfile(profile) : null
  try {
    const country = defaultShipping(addresses)?.country ?? known?.country ?? ''
    const preview = await askPreview(call, purchase, country)
    return { kind: 'ready', purchase, preview, countries, addresses, profile, known, isSignedIn }
  } catch (error) {
    return whyNot(args, error, purchase)
  }
}

/** The likely address of an account's first order. */
export function addressOfProfile(profile: Profile): OrderAddress {
  const { contact_name, telephone, country, city, state, address } = profile
  return {
    contact_name,
    telephone,
    country,
    city,
    state,
    address_line1: address,
    address_line2: '',
    postal_code: '',
  }
}

/** Reasons that concern the order as it was asked for: the buyer can change it. */
const NOT_ACCEPTED: readonly MessageKey[] = [
  'errors.check_input',
  'errors.order_too_large',
  'goods.multiple_of_min',
]

async function whyNot(args: ScreenArgs, error: unknown, purchase: Purchase): Promise<Outcome> {
  if (!(error instanceof Refusal)) throw error
  const lines = readShortLines(error)
  if (lines.length > 0) return { kind: 'short', purchase, lines, most: await findMost(args, purchase) }
  if (error.reason === 'errors.lines_required') return { kind: 'empty' }
  if (!NOT_ACCEPTED.includes(error.reason)) throw error
  return { kind: 'refused', why: error.wording }
}

/** The quantity of the part that can be bought right now. */
async function findMost({ call, optional }: ScreenArgs, purchase: Purchase): Promise<number> {
  if (purchase.source === 'cart') return 0
  const part = await optional(call(getGoodsDetail, { id: purchase.partId }), null)
  return part ? mostInStock(part) : 0
}
