import { queryOptions } from '@tanstack/react-query'
import { listCountries } from '../../../contract/shop/site.ts'
import { call } from '../session/call.ts'

/** In the language on screen, which does not change while a form is open. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: () => call(listCountries),
  staleTime: 60_000,
})
