import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { tell } from './notices.ts'

const FRESH_MS = 5_000
const RETRIES = 2

/** The data of the server, shared by all screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // `refreshAfterPaint` does it.
      refetchOnMount: false,
      retry: (count, error) => error instanceof NoAnswer && count < RETRIES,
    },
  },
  mutationCache: new MutationCache({
    onError: error => {
      if (!(error instanceof Refusal || error instanceof NoAnswer)) console.error(error)
      tell(wordingOf(error), { isError: true })
    },
  }),
})

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerAdded' && query.state.data !== undefined) refreshAfterPaint(query)
})

/** A screen that opens paints cached data before it requests anything. */
function refreshAfterPaint(query: Query): void {
  const isShown = (other: Query) => other === query
  requestAnimationFrame(() =>
    setTimeout(() =>
      queryClient.refetchQueries(
        { predicate: isShown, type: 'active', stale: true },
        { cancelRefetch: false },
      ),
    ),
  )
}
