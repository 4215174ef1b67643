import { queryOptions } from '@tanstack/react-query'
import { getRequest, listRequestPeople, RequestDetail } from '../../../contract/desk/requests.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

export const requestQuery = (number: string) =>
  queryOptions({ queryKey: ['requests', 'one', number], queryFn: () => call(getRequest, { number }) })

export const peopleQuery = queryOptions({
  queryKey: ['requests', 'people'],
  queryFn: () => call(listRequestPeople),
})

/** Shows a change at once. Lists are loaded again, because the request may have left them. */
export async function keepRequest(request: RequestDetail): Promise<void> {
  queryClient.setQueryData(requestQuery(request.number).queryKey, request)
  await queryClient.invalidateQueries({ queryKey: ['requests', 'list'] })
}

/** A colleague was quicker: the answer has the present state. */
export async function keepPresent(error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) return
  const present = RequestDetail.safeParse(error.details.data)
  if (present.success) await keepRequest(present.data)
}
