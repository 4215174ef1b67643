/** The public tracking pages of carriers, by a word of their name. */
const PAGES: readonly (readonly [name: RegExp, page: string])[] = [
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bfed\s?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bs\.?f\.?\b(?: express)?/i, 'https://www.sf-express.com/chn/en/waybill/waybill-detail/'],
  [/\btnt\b/i, 'https://www.tnt.com/express/en_gc/site/shipping-tools/tracking.html?searchType=con&cons='],
  [/\bems\b/i, 'https://www.17track.net/en/track?nums='],
]

/**
 * Carriers print tracking numbers with spaces between groups. Scanners, exports and tracking pages have none, so a
 * number is stored and searched without them. Other texts, such as who took a package, stay as they are.
 */
export function trackingNumber(typed: string): string {
  const groups = typed.trim().split(/\s+/)
  return isPrinted(groups) ? groups.join('') : typed.trim()
}

const LEAST_DIGITS = 8

/** Words have more than three letters. */
function isPrinted(groups: readonly string[]): boolean {
  const digits = groups.join('').replace(/\D/g, '').length
  return digits >= LEAST_DIGITS && groups.every(group => /^(?:[a-z]{1,3}|[a-z]*\d[a-z\d]*)$/i.test(group))
}

/** Empty if the carrier's page is not known. */
export function trackingUrl(carrier: string, number: string): string {
  const page = pageOf(carrier)
  return page && number !== '' ? page + encodeURIComponent(number) : ''
}

export function hasTrackingPage(carrier: string): boolean {
  return pageOf(carrier) !== undefined
}

function pageOf(carrier: string): string | undefined {
  return PAGES.find(([name]) => name.test(carrier))?.[1]
}
