import type { KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import ipaddr from 'ipaddr.js'
import { type Client, VISITOR_COOKIE } from '../context.ts'
import { readOwn, readUnsigned, sign } from './own-cookies.ts'
import { keyedHash } from './security-log.ts'

/** `cookies` signs cookies, `log` hashes personal data for the log. All processes of the shop share them. */
export type Keys = { cookies: KeyObject; log: KeyObject }

/**
 * `trustedProxies`: the number of our own proxies in front of the shop, each of which adds an address to
 * X-Forwarded-For.
 */
export type ClientOptions = { trustedProxies: number; isSecure: boolean }

export function clientOf(c: Context, { trustedProxies, isSecure }: ClientOptions, keys: Keys): Client {
  const address = networkOf(clientAddress(directAddress(c), c.req.header('x-forwarded-for'), trustedProxies))
  const cookies = { isSecure, key: keys.cookies }
  const sent = c.req.header('cookie') ?? ''
  return {
    address,
    // Most requests do not need it.
    get network() {
      return keyedHash(keys.log, 'network', address)
    },
    userAgent: c.req.header('user-agent') ?? '',
    cookie: name => readOwn(sent, name, cookies),
    formerCookie: name => readUnsigned(sent, name),
    header: name => c.req.header(name) ?? null,
    setCookie: (name, value, { path, maxAgeSeconds, isStrict = false }) =>
      setCookie(c, name, sign(name, value, cookies), {
        // Replaces the path by '/' and adds Secure.
        prefix: isSecure ? 'host' : undefined,
        path,
        maxAge: maxAgeSeconds,
        httpOnly: true,
        sameSite: isStrict ? 'Strict' : 'Lax',
      }),
  }
}

export type PageVisitor = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * A page may know the visitor's cart, but sets no cookies and counts no attempts. The log records the network
 * of rejected keys.
 */
export function pageClient(
  visitor: PageVisitor | null,
  { trustedProxies, isSecure }: ClientOptions,
  keys: Keys,
): Client {
  const sent = visitor?.headers.cookie ?? ''
  const isVisitor = (name: string) => name === VISITOR_COOKIE
  return {
    address: '',
    network: visitor ? keyedHash(keys.log, 'network', networkOf(pageAddress(visitor, trustedProxies))) : '',
    userAgent: '',
    cookie: name => (isVisitor(name) ? readOwn(sent, name, { isSecure, key: keys.cookies }) : null),
    formerCookie: name => (isVisitor(name) ? readUnsigned(sent, name) : null),
    header: () => null,
    setCookie: () => {},
  }
}

/** The full address, for lists of allowed networks. */
export function addressOf({ headers, socket }: PageVisitor, trustedProxies: number): string {
  return withoutPort(pageAddress({ headers, socket }, trustedProxies))
}

/** The address that our outermost proxy saw. The client may have forged anything before it. */
function clientAddress(direct = '', forwardedFor = '', trustedProxies: number): string {
  if (trustedProxies === 0) return direct
  const forwarded = forwardedFor.split(',').map(address => address.trim())
  return forwarded.at(-trustedProxies) || direct
}

function directAddress(c: Context<{ Bindings: Partial<HttpBindings> }>): string | undefined {
  return c.env?.incoming?.socket.remoteAddress
}

function pageAddress({ headers, socket }: PageVisitor, trustedProxies: number): string {
  return clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies)
}

/**
 * One internet connection has 2^64 IPv6 addresses, so they count as one. Any other text is returned
 * unchanged.
 */
export function networkOf(text: string): string {
  const plain = withoutPort(text)
  if (!ipaddr.IPv6.isValid(plain)) return plain
  const address = ipaddr.process(plain)
  return 'parts' in address ? `${hexGroups(address).slice(0, 4).join(':')}::/64` : address.toString()
}

function hexGroups({ parts }: ipaddr.IPv6): string[] {
  return parts.map(part => part.toString(16))
}

/**
 * Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`: each connection would count as another address.
 */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}
