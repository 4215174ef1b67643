import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import {
  ACCOUNT_PATH,
  CART_PATH,
  CHECKOUT_PATH,
  EXIT_PATH,
  FORGOT_PASSWORD_PATH,
  GUEST_ORDERS_PATH,
  HOME_PATH,
  isWithin,
  LOGIN_PATH,
  PAY_PATH,
  REGISTER_PATH,
} from '../../../domain/paths.ts'

const SHOP = 'http://shop.invalid'

/** Returning there after signing in would sign out again or loop; /api has no pages. */
const NO_TARGETS = [EXIT_PATH, LOGIN_PATH, REGISTER_PATH, FORGOT_PASSWORD_PATH, '/api']

/** The target after signing in: one of our paths without its language, or home for any other text. */
export function safeRedirect(text: string | null): string {
  if (!text || text.length > LIMITS.urlLength || !/^\/(?![/\\])/.test(text) || hasOddities(text))
    return HOME_PATH
  const url = URL.parse(text, SHOP)
  if (url?.origin !== SHOP) return HOME_PATH
  const path = withoutLanguages(url.pathname)
  return isTarget(path) ? path + url.search + url.hash : HOME_PATH
}

/**
 * Buying needs no account. The pages after it need the order's key, which a buyer who is sent to sign in does not
 * have.
 */
export function isOpenToGuests(target: string): boolean {
  return isWithin(target, CART_PATH) || isWithin(target, CHECKOUT_PATH)
}

/** Pages that would only send a visitor back to sign in. */
export function needsAccount(target: string): boolean {
  const isPersonal = [ACCOUNT_PATH, GUEST_ORDERS_PATH, PAY_PATH].some(top => target.startsWith(`${top}/`))
  return isPersonal && !isOpenToGuests(target)
}

/** Repeated prefixes, too: `/de/fr/exit` without the first one is a sign-out. */
function withoutLanguages(pathname: string): string {
  const { lang, path } = splitLocalizedPath(pathname, LANGS)
  return lang ? withoutLanguages(path) : path
}

/** Decoded as a server might: percent-encoded text counts as if it were plain. */
function isTarget(path: string): boolean {
  const plain = decoded(path)
  if (plain === null || !/^\/(?![/\\])/.test(plain) || hasOddities(plain)) return false
  const target = withoutLanguages(plain.toLowerCase())
  return !NO_TARGETS.some(top => isWithin(target, top))
}

/** Browsers drop some control characters and read a backslash as a slash. */
function hasOddities(text: string): boolean {
  return /[\p{Cc}\p{Cs}\\]/u.test(text)
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
