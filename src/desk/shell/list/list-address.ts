import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Day } from '../../../contract/wire/fields.ts'

const SELECTED = 'selected'
const SORT = 'sort'
/** An address that can be loaded again has to stay short. Longer selections end with the screen. */
const MOST_KEPT = 200

/** Column and direction; `-` in the address: descending. */
export type ListSort = { column: string; isDescending: boolean }

/** Filters, search text and order of a list are in the address, so that it can be sent to a colleague. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const setAll = useCallback(
    (values: Record<string, string>) =>
      setParams(present => withValues(present, values), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  const set = useCallback((name: string, value: string) => setAll({ [name]: value }), [setAll])
  return {
    /** The value of a filter; undefined: not set. */
    get: (name: string) => params.get(name) || undefined,
    set,
    /** Several filters at once; '' removes one. */
    setAll,
    sort: params.get(SORT) || undefined,
    setSort: (sort: string) => set(SORT, sort),
    /** Without any filter. */
    reset: () => setParams({}, { replace: true }),
    /** Everything that the rows depend on. */
    address: toFilterAddress(params),
  }
}

function withValues(present: URLSearchParams, values: Record<string, string>): URLSearchParams {
  present.delete(SELECTED)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') present.delete(name)
    else present.set(name, value)
  }
  return present
}

export function readSort(sort: string | undefined): ListSort | null {
  if (!sort) return null
  return sort.startsWith('-')
    ? { column: sort.slice(1), isDescending: true }
    : { column: sort, isDescending: false }
}

/** A column is sorted ascending, then descending, then as the list is by itself. */
export function nextSort(column: string, sort: ListSort | null): string {
  if (sort?.column !== column) return column
  return sort.isDescending ? '' : `-${column}`
}

/** A day of the address; undefined if there is none or if it is not a day. */
export function readDay(value: string | null | undefined): string | undefined {
  return Day.safeParse(value).data
}

/** Without the selection, and sorted by name: filters that were chosen in another order are the same filters. */
export function toFilterAddress(search: URLSearchParams | string): string {
  const rest = new URLSearchParams(search)
  rest.delete(SELECTED)
  rest.sort()
  return rest.toString()
}

export function readSelected(): string[] {
  return new URLSearchParams(location.search).get(SELECTED)?.split('.') ?? []
}

/** Not through the router, which would run the guards of the screen at each tick. */
export function writeSelected(ids: readonly string[]): void {
  const url = new URL(location.href)
  if (ids.length === 0 || ids.length > MOST_KEPT) url.searchParams.delete(SELECTED)
  else url.searchParams.set(SELECTED, ids.join('.'))
  history.replaceState(history.state, '', url)
}
