import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const Colleague = z.object({ id: z.int(), name: z.string() })

export const listRequestPeople = endpoint({
  method: 'GET',
  path: '/desk/api/request-people',
  summary: 'The people who may own a request, by name',
  may: 'requests.read',
  data: z.array(Colleague),
})
