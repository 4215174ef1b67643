export type AddressParts = {
  address_line1: string
  address_line2: string
  city: string
  state: string
  postal_code: string
  country: string
}

/** A postal address with the person to call. */
export type ContactAddress = AddressParts & { contact_name: string; telephone: string }

/** Countries that put the postal code after city and state on an envelope; others put it before the city. */
const CODE_AFTER_CITY = new Set(
  'AU BD CA EG GB GU HK ID IE IN JP KR LK MY NG NZ PH PK PR SG TH TW US VN ZA'.split(' '),
)

/** An address as on an envelope, from street to country, without repeated lines. */
export function addressLines(address: AddressParts, countryName: string): string[] {
  const lines = [address.address_line1, address.address_line2, placeLine(address), countryName]
  return [...new Set(lines)].filter(line => line !== '')
}

function placeLine({ city, state, postal_code, country }: AddressParts): string {
  // Buyers type the name of a city-state twice; an erased order has neither.
  const places = state.toLowerCase() === city.toLowerCase() ? [city] : [city, state]
  const place = places.filter(part => part !== '').join(', ')
  const parts = CODE_AFTER_CITY.has(country) ? [place, postal_code] : [postal_code, place]
  return parts.filter(part => part !== '').join(' ')
}
