import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

/** By itself, because every page has it, and a file with forms would come along. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Revokes the token it is called with',
  access: 'user',
  data: z.null(),
})
