import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Whether browsers use https, and the key that signs cookies. */
export type CookieOptions = { isSecure: boolean; key: KeyObject }

/**
 * On https uses the __Host- prefix: no other host, including subdomains, can set such a cookie, and its path
 * is always `/`. http has no equivalent.
 */
function ownName(name: string, { isSecure }: CookieOptions): string {
  return isSecure ? `__Host-${name}` : name
}

export function sign(name: string, value: string, { key }: CookieOptions): string {
  return `${value}.${signatureOf(name, value, key)}`
}

/** The value of a cookie we set; values without a valid signature are ignored. */
export function readOwn(header: string, name: string, options: CookieOptions): string | null {
  const values = readAll(header, ownName(name, options)).map(text => verified(name, text, options.key))
  return values.find(value => value !== null) ?? null
}

/**
 * Reads the bare name without a signature, as cookies were before. On https a neighboring host may have set
 * it.
 */
export function readUnsigned(header: string, name: string): string | null {
  return readAll(header, name).find(value => /^[\w-]{43}$/.test(value)) ?? null
}

/** All cookies of that name: another one may be set for a longer path, and comes first. */
function readAll(header: string, name: string): string[] {
  const pairs = header.split(/;\s*/).filter(pair => pair.startsWith(`${name}=`))
  return pairs.map(pair => pair.slice(name.length + 1))
}

function verified(name: string, text: string, key: KeyObject): string | null {
  const [, value = '', signature = ''] = /^([\w-]{43})\.([\w-]{22})$/.exec(text) ?? []
  const expected = Buffer.from(signatureOf(name, value, key))
  const given = Buffer.from(signature)
  return value && given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

const SIGNATURE_LENGTH = 22

/** Includes the name, so that one cookie's value is not valid for another. */
function signatureOf(name: string, value: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`${name} ${value}`).digest('base64url').slice(0, SIGNATURE_LENGTH)
}
