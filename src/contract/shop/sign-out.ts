import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

/** In its own file: every page can sign out, and importing forms with it would add to every first load. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Revokes the bearer token of the request',
  access: 'user',
  data: z.null(),
})
