import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Client, VISITOR_COOKIE } from '../../contract/endpoint.ts'

/** `trustedProxies`: how many of our own stand between the world and us, each adding an address to X-Forwarded-For. */
export type ClientOptions = { trustedProxies: number; isSecure: boolean }

export function clientOf(c: Context, { trustedProxies, isSecure }: ClientOptions): Client {
  return {
    address: networkOf(clientAddress(c, trustedProxies)),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: name => getCookie(c, name) ?? null,
    header: name => c.req.header(name) ?? null,
    setCookie: (name, value, { path, maxAgeSeconds }) =>
      setCookie(c, name, value, {
        path,
        maxAge: maxAgeSeconds,
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
      }),
  }
}

/** A page may know whose cart it shows, but it sets no cookie and tries nothing that is counted. */
export function pageClient(visitor: string | null): Client {
  return {
    address: '',
    userAgent: '',
    cookie: name => (name === VISITOR_COOKIE ? visitor : null),
    header: () => null,
    setCookie: () => {},
  }
}

/** What the outermost of our own proxies saw. Anything before that the caller may have made up. */
function clientAddress(c: Context<{ Bindings: Partial<HttpBindings> }>, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(address => address.trim())
  return forwarded.at(-trustedProxies) || direct
}

/** One customer line has 2^64 IPv6 addresses: they count as one. */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = plain.includes('::') ? tail.split(':').filter(Boolean) : []
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`: each connection would count as another address. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}
