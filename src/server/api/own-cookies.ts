import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether browsers reach the shop by https, and what its cookies are signed with. */
export type CookieOptions = { isSecure: boolean; key: Buffer }

/**
 * On https a name that no other host can set, subdomains included; browsers accept it for the whole site only.
 * http has nothing of the kind.
 */
export function ownName(name: string, { isSecure }: CookieOptions): string {
  return isSecure ? `__Host-${name}` : name
}

export function sign(name: string, value: string, { key }: CookieOptions): string {
  return `${value}.${signatureOf(name, value, key)}`
}

/** What we once set; a value that anyone else has made up is none. */
export function readOwn(header: string, name: string, options: CookieOptions): string | null {
  const values = readAll(header, ownName(name, options)).map(text => verified(name, text, options.key))
  return values.find(value => value !== null) ?? null
}

/** Under its bare name and unsigned, as all cookies were before. On https any host nearby may have set it. */
export function readUnsigned(header: string, name: string): string | null {
  return readAll(header, name).find(value => /^[\w-]{43}$/.test(value)) ?? null
}

/** All of that name: someone may have set another for a longer path, which comes first. */
function readAll(header: string, name: string): string[] {
  const pairs = header.split(/;\s*/).filter(pair => pair.startsWith(`${name}=`))
  return pairs.map(pair => pair.slice(name.length + 1))
}

function verified(name: string, text: string, key: Buffer): string | null {
  const [, value = '', signature = ''] = /^([\w-]{43})\.([\w-]{22})$/.exec(text) ?? []
  const expected = Buffer.from(signatureOf(name, value, key))
  const given = Buffer.from(signature)
  return value && given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

const SIGNATURE_LENGTH = 22

/** With its name: one cookie's value is no good as another's. */
function signatureOf(name: string, value: string, key: Buffer): string {
  return createHmac('sha256', key).update(`${name} ${value}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
}
