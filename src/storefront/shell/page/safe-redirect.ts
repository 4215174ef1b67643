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

/** Going there after signing in would sign out again or lead in a circle; /api answers no pages. */
const NO_TARGETS = [EXIT_PATH, LOGIN_PATH, REGISTER_PATH, FORGOT_PASSWORD_PATH, '/api']

/** Where to go on after signing in: a path of ours without its language, or home when the text is anything else. */
export function safeRedirect(text: string | null): string {
  if (!text || text.length > LIMITS.urlLength || !/^\/(?![/\\])/.test(text) || hasOddities(text))
    return HOME_PATH
  const url = URL.parse(text, SHOP)
  if (url?.origin !== SHOP) return HOME_PATH
  const path = withoutLanguages(url.pathname)
  return isTarget(path) ? path + url.search + url.hash : HOME_PATH
}

/** Buying needs no account. What comes after it needs the order's key: who is sent to sign in has none. */
export function isOpenToGuests(target: string): boolean {
  return isWithin(target, CART_PATH) || isWithin(target, CHECKOUT_PATH)
}

/** Pages that would only send a visitor back to sign in. */
export function needsAccount(target: string): boolean {
  const isPersonal = [ACCOUNT_PATH, GUEST_ORDERS_PATH, PAY_PATH].some(top => target.startsWith(`${top}/`))
  return isPersonal && !isOpenToGuests(target)
}

/** More than one, too: `/de/fr/exit` without its first is a way out. */
function withoutLanguages(pathname: string): string {
  const { lang, path } = splitLocalizedPath(pathname, LANGS)
  return lang ? withoutLanguages(path) : path
}

/** Decoded as a server might: what is hidden behind percent signs counts as if it were written out. */
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
