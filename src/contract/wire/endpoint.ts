import type * as z from 'zod/mini'
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

/** What a caller passes: path parameters, query and body in one flat object. */
export type CallInput<E extends Endpoint> = Fields<NonNullable<E['params']>> &
  Fields<NonNullable<E['query']>> &
  Fields<NonNullable<E['body']>>
type Fields<S extends Shape> = string extends keyof z.input<S> ? unknown : z.input<S>
export type CallData<E extends Endpoint> = z.output<E['data']>
