import { isMangledNumber } from './bom/mangled-number.ts'

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
 * number is stored and searched without them. Other texts, such as the name of a recipient, stay as they are.
 */
export function trackingNumber(typed: string): string {
  const groups = typed.trim().split(/\s+/)
  return isPrinted(groups) ? groups.join('') : typed.trim()
}

const LEAST_DIGITS = 9
const MOST_CHARACTERS = 35
/** Longer groups are numbers of their own. */
const LONGEST_GROUP = 9
/** `RB 123 456 789 CN`: letters stand alone at the ends only. */
const LETTERS = /^[A-Z]{2}$/

function isPrinted(groups: readonly string[]): boolean {
  const number = groups.join('')
  if (number.length > MOST_CHARACTERS || number.replace(/\D/g, '').length < LEAST_DIGITS) return false
  const isEnd = (at: number) => at === 0 || at === groups.length - 1
  return groups.every((group, at) =>
    /\d/.test(group)
      ? /^[a-z\d]+$/i.test(group) && group.length <= LONGEST_GROUP
      : isEnd(at) && LETTERS.test(group),
  )
}

/** What spreadsheets make of long numbers. The Swiss post's 99.00.123456.12345678 is one that they leave alone. */
const DAMAGED = [
  // Only 15 digits are kept. Every hundredth real number of 17 digits ends like a rounded one, so only longer ones tell.
  /^[1-9]\d{14}0{4,}$/,
  /^\d{1,3}(?:([,.'\u2019])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/,
  /^\d+[.,]0+$/,
  /^#(?:\D*|DIV\/0!)$/,
]

/** 4.61113E+11 was another number before a spreadsheet showed it, and #N/A was none. */
export function isDamagedTracking(number: string): boolean {
  return isMangledNumber(number) || DAMAGED.some(pattern => pattern.test(number))
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
