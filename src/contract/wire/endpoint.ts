import type * as z from 'zod/mini'
import type { Lang } from '../../domain/locales.ts'
import type { MessageKey } from './messages.ts'

type Shape = z.ZodMiniObject
type None = z.ZodMiniObject<Record<never, never>>

/** One call on the wire, as data: the server mounts it, the client calls it, OpenAPI describes it. */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  D extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  summary: string
  /** `user`: refused with 4001 without a valid bearer token. */
  access: 'anyone' | 'user'
  /** Null: there are none. */
  params: P | null
  query: Q | null
  body: B | null
  /** `multipart` where a file is sent; `raw` where a signature is about the text as it came, headers included. */
  encoding: Encoding
  /** Those that have to be sent with it. */
  headers: readonly string[]
  /** Those that may be sent with it. */
  optionalHeaders: readonly string[]
  data: D
  /** What the answer says to a person when all went well; null: nothing worth saying. */
  success: MessageKey | null
}

type Encoding = 'json' | 'multipart' | 'raw'

type EndpointInit<P extends Shape, Q extends Shape, B extends Shape, D extends z.ZodMiniType> = Pick<
  Endpoint<P, Q, B, D>,
  'method' | 'path' | 'summary' | 'data'
> & {
  access?: 'anyone' | 'user'
  params?: P
  query?: Q
  body?: B
  encoding?: Encoding
  headers?: readonly string[]
  optionalHeaders?: readonly string[]
  success?: MessageKey
}

export function endpoint<
  D extends z.ZodMiniType,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
>(init: EndpointInit<P, Q, B, D>): Endpoint<P, Q, B, D> {
  return {
    access: 'anyone',
    params: null,
    query: null,
    body: null,
    encoding: 'json',
    headers: [],
    optionalHeaders: [],
    success: null,
    ...init,
  }
}

/** Who asks: filled in from the bearer token by the identity hook. */
export type Identity = { userId: number; signInId: number }

/** Owns the cart of someone who is not signed in, and nothing else. */
export const VISITOR_COOKIE = 'visitor'

/** From where a call comes. Nothing here proves who someone is. */
export type Client = {
  /** The network address, for counting how often something is tried. */
  address: string
  /** The same as a keyed hash: for the log, and for what is kept. */
  network: string
  userAgent: string
  /** Only a value that was set with setCookie. */
  cookie: (name: string) => string | null
  /** A value from before cookies were signed: it may find something, and never becomes a key to anything new. */
  formerCookie: (name: string) => string | null
  header: (name: string) => string | null
  /** Always HttpOnly and SameSite=Lax, and signed. On https it is sent to the whole site, whatever the path. */
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

/** The same for a call that only someone signed in can make: an endpoint with access `user` is never run without one. */
export function serveUser<E extends Endpoint>(
  endpoint: E,
  handle: (asked: AskedByUser<E>) => ReturnType<Route<E>['handle']>,
): Route {
  return serve(endpoint, asked => handle(asked as AskedByUser<E>))
}

/** What a caller passes: path parameters, query and body in one flat object. */
export type CallInput<E extends Endpoint> = Fields<NonNullable<E['params']>> &
  Fields<NonNullable<E['query']>> &
  Fields<NonNullable<E['body']>>
type Fields<S extends Shape> = string extends keyof z.input<S> ? unknown : z.input<S>
export type CallData<E extends Endpoint> = z.output<E['data']>
