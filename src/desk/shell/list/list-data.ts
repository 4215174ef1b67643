import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The answer of `keysetOf`. */
type KeysetPage<Row> = { list: Row[]; next: string | null; total?: number; total_capped?: true }

/** The data of a list, regardless of how it was loaded. */
export type ListData<Row> = {
  /** Undefined until the first page is loaded. */
  rows: Row[] | undefined
  total?: number
  isCapped?: boolean
  error: unknown
  /** These are the rows of the filter before, until those of the present one are loaded. */
  isOutdated: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => unknown
  reload: () => unknown
}

type KeysetList<Row> = {
  /** `[area, …]` with everything that the rows depend on. */
  queryKey: QueryKey
  load: (after: string | undefined) => Promise<KeysetPage<Row>>
}

/** A list that is loaded page by page. Coming back to it shows the rows that were loaded, and then refreshes them. */
export function useKeysetList<Row>({ queryKey, load }: KeysetList<Row>): ListData<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const { data, refetch } = query
  const rows = useMemo(() => data?.pages.flatMap(({ list }) => list), [data])
  const first = data?.pages[0]
  return {
    rows,
    total: first?.total,
    isCapped: first?.total_capped,
    error: query.error,
    isOutdated: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
    reload: refetch,
  }
}

type WholeQuery<Row> = { data: Row[] | undefined; error: unknown; refetch: () => unknown }

/** A short list that one call returns whole. */
export function wholeList<Row>({ data, error, refetch }: WholeQuery<Row>): ListData<Row> {
  return {
    rows: data,
    total: data?.length,
    error,
    isOutdated: false,
    hasMore: false,
    isLoadingMore: false,
    loadMore: refetch,
    reload: refetch,
  }
}
