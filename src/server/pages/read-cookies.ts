import type { IncomingMessage } from 'node:http'

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
