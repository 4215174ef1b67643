import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import type { DeskContext, StaffContext } from '../context.ts'
import type { ApiRequest } from './route.ts'

/** A validated request of the desk. */
export type DeskRequest<E extends Endpoint, C = DeskContext> = Pick<
  ApiRequest<E>,
  'params' | 'query' | 'body'
> & { context: C }

type Answer<E extends Endpoint> = Promise<z.input<E['data']>> | z.input<E['data']>

export type DeskRoute<E extends Endpoint = Endpoint> = {
  endpoint: E
  handle: (request: DeskRequest<E>) => Answer<E>
}

/** Pairs an endpoint of the desk with the use case that answers it. */
export function serveDesk<E extends Endpoint>(
  endpoint: E,
  handle: (request: DeskRequest<E>) => Answer<E>,
): DeskRoute {
  return { endpoint, handle } as unknown as DeskRoute
}

/** For endpoints that need a right, or any member of staff: the desk never runs them without. */
export function serveStaff<E extends Endpoint>(
  endpoint: E,
  handle: (request: DeskRequest<E, StaffContext>) => Answer<E>,
): DeskRoute {
  return serveDesk(endpoint, request => handle(request as DeskRequest<E, StaffContext>))
}
