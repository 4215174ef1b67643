import { redirect } from 'react-router'
import { type Address, listAddresses } from '../../../../contract/shop/addresses.ts'
import type { OrderAddress } from '../../../../contract/shop/orders.ts'
import { getQuote, previewQuote, type Quote } from '../../../../contract/shop/quotes.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import type { ScreenArgs } from '../../../shell/page/screen-loader.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import type { Countries } from '../checkout/load-checkout.ts'

export type QuotePreview = CallData<typeof previewQuote>

export type QuoteData = {
  quote: Quote
  /** As given in the URL; none for signed-in customers. */
  quoteKey: string | undefined
  countries: Countries
  /** Empty for visitors. */
  addresses: Address[]
  /** Initial values of the address fields if no address is saved. */
  known: OrderAddress
  /** Of the address that is chosen at first. */
  country: string
  /** Null if the quote has ended, or if the country is not known yet. */
  preview: QuotePreview | null
}

/** Visitors without a key sign in and return. */
export async function loadQuote(args: ScreenArgs): Promise<QuoteData> {
  const { call, optional, params, path, session, url } = args
  const key = url.searchParams.get('key') || undefined
  if (!key && !session.token) throw redirect(withRedirect(LOGIN_PATH, path))
  const quote = await call(getQuote, { quote_number: params.number ?? '', key })
  const [countries, addresses] = await Promise.all([
    // Without names, countries are shown by code.
    optional(call(listCountries), []),
    session.token && quote.is_open ? optional(call(listAddresses), []) : [],
  ])
  const saved = addresses.find(address => address.is_default_shipping) ?? addresses[0]
  const country = saved?.country ?? quote.country
  const { quote_number, version } = quote
  const preview = quote.is_open
    ? await optional(call(previewQuote, { quote_number, key, version, country: country || undefined }), null)
    : null
  return { quote, quoteKey: key, countries, addresses, known: contactOf(quote), country, preview }
}

/** The part of the buyer's address that the quote knows. */
function contactOf({ contact_name, telephone, country }: Quote): OrderAddress {
  const open = { address_line1: '', address_line2: '', city: '', state: '', postal_code: '' }
  return { contact_name, telephone, country, ...open }
}
