import type * as z from 'zod/mini'
import type { Right } from '../../domain/rights.ts'
import type { MessageKey } from './messages.ts'

type Shape = z.ZodMiniObject
type None = z.ZodMiniObject<Record<never, never>>

/** One API call as data: the server mounts it, the client calls it, OpenAPI describes it. */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  D extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}` | `/desk/api/${string}`
  summary: string
  /** `user`: rejected with 4001 without a valid bearer token. */
  access: 'anyone' | 'user'
  /** For calls of the desk: the right they need; `staff`: any signed-in member of staff. Null in the shop. */
  may: Right | 'staff' | 'anyone' | null
  /** Requires a second factor that was confirmed in the last minutes. */
  isRisky: boolean
  /** Also for people who still have to set a second factor. */
  isBeforeFactor: boolean
  /** Null: none. */
  params: P | null
  query: Q | null
  /** The query field that holds the names the contract does not list, such as the parameters of parts. */
  otherNames: string | null
  body: B | null
  /** `multipart` for file uploads; `raw` where a signature covers the raw body and headers. */
  encoding: Encoding
  /** Required request headers. */
  headers: readonly string[]
  /** Optional request headers. */
  optionalHeaders: readonly string[]
  data: D
  /** The message of a successful response; null if there is nothing to say. */
  success: MessageKey | null
}

type Encoding = 'json' | 'multipart' | 'raw'

type EndpointInit<P extends Shape, Q extends Shape, B extends Shape, D extends z.ZodMiniType> = Pick<
  Endpoint<P, Q, B, D>,
  'method' | 'path' | 'summary' | 'data'
> & {
  access?: 'anyone' | 'user'
  may?: Right | 'staff' | 'anyone'
  isRisky?: boolean
  isBeforeFactor?: boolean
  params?: P
  query?: Q
  otherNames?: Extract<keyof z.input<Q>, string>
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
    may: null,
    isRisky: false,
    isBeforeFactor: false,
    params: null,
    query: null,
    otherNames: null,
    body: null,
    encoding: 'json',
    headers: [],
    optionalHeaders: [],
    success: null,
    ...init,
  }
}

/** The input of a call: path parameters, query and body in one flat object. */
export type CallInput<E extends Endpoint> = Fields<NonNullable<E['params']>> &
  Fields<NonNullable<E['query']>> &
  Fields<NonNullable<E['body']>>
type Fields<S extends Shape> = string extends keyof z.input<S> ? unknown : z.input<S>
export type CallData<E extends Endpoint> = z.output<E['data']>
