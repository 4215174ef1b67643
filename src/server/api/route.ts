import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import type { Lang } from '../../domain/locales.ts'

/** The signed-in customer, read from the bearer token. */
export type Identity = { userId: number; signInId: number }

/** Identifies the cart of a visitor who is not signed in, and nothing else. */
export const VISITOR_COOKIE = 'visitor'

/** The origin of a request. Nothing in it authenticates the sender. */
export type Client = {
  /** The network address, to count attempts. */
  address: string
  /** A keyed hash of the address, for the log and for storage. */
  network: string
  userAgent: string
  /** Returns only values that setCookie has signed. */
  cookie: (name: string) => string | null
  /** A value from before cookies were signed: it may find old data, but new data is never stored under it. */
  formerCookie: (name: string) => string | null
  header: (name: string) => string | null
  /** Always HttpOnly, SameSite=Lax and signed. On https the path is always `/`. */
  setCookie: (name: string, value: string, options: { path: string; maxAgeSeconds: number }) => void
}

export type Asked<E extends Endpoint> = {
  params: z.output<NonNullable<E['params']>>
  query: z.output<NonNullable<E['query']>>
  body: z.output<NonNullable<E['body']>>
  lang: Lang
  user: Identity | null
  client: Client
}

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E
  handle: (asked: Asked<E>) => Promise<z.input<E['data']>> | z.input<E['data']>
}

/** Pairs an endpoint with the use case that answers it. */
export function serve<E extends Endpoint>(endpoint: E, handle: Route<E>['handle']): Route {
  return { endpoint, handle } as unknown as Route
}

type AskedByUser<E extends Endpoint> = Asked<E> & { user: Identity }

/** For endpoints with access `user`: mount never runs them without one. */
export function serveUser<E extends Endpoint>(
  endpoint: E,
  handle: (asked: AskedByUser<E>) => ReturnType<Route<E>['handle']>,
): Route {
  return serve(endpoint, asked => handle(asked as AskedByUser<E>))
}
