import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Email, RowId } from '../wire/fields.ts'
import { OldPassword } from './passwords.ts'

const Done = z.null()

export const signIn = endpoint({
  method: 'POST',
  path: '/api/user/login',
  summary: 'Returns a bearer token valid for 7 days; `expire` is in epoch seconds',
  body: z.object({ email: Email, password: OldPassword }),
  data: z.object({ token: z.string(), expire: z.int() }),
})

export const SignIn = z.object({
  id: z.int(),
  create_time: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  client: z.string(),
  is_current: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/user/sign-ins',
  summary: "The account's active sign-ins, newest first",
  access: 'user',
  data: z.array(SignIn),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/api/user/sign-ins/{id}',
  summary: 'Ends one sign-in of the account',
  access: 'user',
  params: z.object({ id: RowId }),
  data: Done,
})
