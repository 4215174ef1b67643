import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../../domain/limits.ts'
import { isLang, type Lang } from '../../domain/locales.ts'

/** Cookies that sign the browser out. */
export const FORGET_SIGN_IN = ['token', 'userInfo'].map(name => `${name}=; Path=/; Max-Age=0; SameSite=Lax`)

/**
 * Reads cookies like the code in the browser: the first of equal names, decoded; a malformed one is ignored.
 */
export function readCookies({ headers }: IncomingMessage): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (headers.cookie ?? '').split(/;\s*/)) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0))
    if (name && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1)))
  }
  return cookies
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** A link inside the shop to the English home page means English, regardless of an earlier choice. */
export function preferredLang(request: IncomingMessage): Lang | null {
  if (request.headers['sec-fetch-site'] === 'same-origin') return null
  const preferred = readCookies(request).get('lang')
  return isLang(preferred) ? preferred : null
}

/**
 * `/en` redirects to `/`, where an earlier choice would redirect again: that choice is replaced, but none is
 * created.
 */
export function rememberedLang(
  request: IncomingMessage,
  origin: string,
  chosen?: Lang,
): string[] | undefined {
  const before = readCookies(request).get('lang')
  if (!chosen || !before || before === chosen) return undefined
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return [`lang=${chosen}; Path=/; Max-Age=${LIMITS.langCookieSeconds}; SameSite=Lax${secure}`]
}
