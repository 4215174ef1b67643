import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import type { Context, UserContext } from '../context.ts'

/** A validated request. */
export type ApiRequest<E extends Endpoint> = {
  context: Context
  params: z.output<NonNullable<E['params']>>
  query: z.output<NonNullable<E['query']>>
  body: z.output<NonNullable<E['body']>>
  onDegraded: OnDegraded
}

/** To be called when a response lacks data that could not be loaded: a page with it must not be cached. */
export type OnDegraded = (error: unknown) => void

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E
  handle: (request: ApiRequest<E>) => Promise<z.input<E['data']>> | z.input<E['data']>
}

/** Pairs an endpoint with the use case that answers it. */
export function serve<E extends Endpoint>(endpoint: E, handle: Route<E>['handle']): Route {
  return { endpoint, handle } as unknown as Route
}

type UserRequest<E extends Endpoint> = ApiRequest<E> & { context: UserContext }

/** For endpoints with access `user`: mount never runs them without one. */
export function serveUser<E extends Endpoint>(
  endpoint: E,
  handle: (request: UserRequest<E>) => ReturnType<Route<E>['handle']>,
): Route {
  return serve(endpoint, request => handle(request as UserRequest<E>))
}
