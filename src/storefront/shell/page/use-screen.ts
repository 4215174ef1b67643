import { useLocation, useMatches } from 'react-router'
import { isListed, joinValues } from '../../../domain/list-filters.ts'
import { readPage } from './read-page.ts'
import type { Screen } from './screens.ts'

/** The table's entry for the current screen; none on the 404 page. */
export function useScreen(): Screen | null {
  const handle = useMatches().at(-1)?.handle
  return isScreen(handle) ? handle : null
}

/** The part of the query that the screen reads; visitors arrive with all kinds of other parameters. */
export function useKnownSearch(): string {
  const { search } = useLocation()
  return knownSearch(new URLSearchParams(search), useScreen())
}

/** The part of the query that makes this a separate page. */
export function useIdentitySearch(): string {
  const search = new URLSearchParams(useLocation().search)
  const screen = useScreen()
  // Page 1 has no number, and an invalid number is page 1.
  if ((readPage(search.get('page')) ?? 1) === 1) search.delete('page')
  return knownSearch(search, { search: screen?.identity ?? screen?.search })
}

type Known = Pick<Screen, 'search' | 'readsParameters'>

export function knownSearch(search: URLSearchParams, known: Known | null): string {
  // Only the server knows the names of all parameters.
  if (known?.readsParameters) return search.size > 0 ? `?${search}` : ''
  const kept = new URLSearchParams()
  for (const name of known?.search ?? []) {
    const value = isListed(name) && search.has(name) ? joinValues(search.getAll(name)) : search.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'audience' in handle
}
