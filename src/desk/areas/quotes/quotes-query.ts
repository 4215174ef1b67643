import { queryOptions } from '@tanstack/react-query'
import { getQuote, getQuoteDefaults, getQuoteVersion, QuoteDetail } from '../../../contract/desk/quotes.ts'
import { listRequestPeople } from '../../../contract/desk/request-people.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

export const quoteQuery = (number: string) =>
  queryOptions({ queryKey: ['quotes', 'record', number], queryFn: () => call(getQuote, { number }) })

/** A version that was sent never changes. */
export const versionQuery = (number: string, version: number) =>
  queryOptions({
    queryKey: ['quotes', 'version', number, version],
    queryFn: () => call(getQuoteVersion, { number, version }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const defaultsQuery = queryOptions({
  queryKey: ['quote-settings'],
  queryFn: () => call(getQuoteDefaults),
  staleTime: 60_000,
})

export const peopleQuery = queryOptions({
  queryKey: ['quotes', 'people'],
  queryFn: () => call(listRequestPeople),
})

/** Shows the result of an act at once. Lists are loaded again, because the quote may have left them. */
export async function keepQuote(quote: QuoteDetail): Promise<void> {
  queryClient.setQueryData(quoteQuery(quote.number).queryKey, quote)
  await queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] })
}

/** The present state, if a refusal has it. */
export function presentOf(error: unknown): QuoteDetail | null {
  if (!(error instanceof Refusal)) return null
  const present = QuoteDetail.safeParse(error.details.data)
  return present.success ? present.data : null
}

/** A colleague was quicker: shows the current state of the quote. */
export async function keepPresent(error: unknown): Promise<void> {
  const present = presentOf(error)
  if (present) await keepQuote(present)
}
