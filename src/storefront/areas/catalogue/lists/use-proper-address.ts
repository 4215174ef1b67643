import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LIST_FILTERS } from '../../../../domain/list-filters.ts'
import { TYPED } from '../../../../domain/typed-filter.ts'
import type { NotUnderstood } from './not-understood.ts'

/**
 * Shows the address that links to this list have, with the filters as the server has read them, so that a copied
 * address is always the same. The page is not loaded again.
 */
export function useProperAddress(href: string, notUnderstood: NotUnderstood, isWanted: boolean): void {
  const refused = notUnderstood.map(({ name }) => name).join()
  const { search } = useLocation()
  useEffect(() => {
    // After a quick click on Back the bar already has the address of the list that is being loaded.
    const isOnItsWay = search !== location.search
    const proper = isWanted && !isOnItsWay ? properAddress(location, href, refused.split(',')) : null
    if (proper) history.replaceState(history.state, '', proper)
  }, [href, refused, isWanted, search])
}

const OWN_NAMES: readonly string[] = [...LIST_FILTERS, 'wd', 'understood', 'sort', 'page', TYPED]

/** Null if nothing changes. Names that are no filters, such as marks of a campaign, stay. */
export function properAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  href: string,
  refused: readonly string[],
): string | null {
  const proper = new URL(href, 'http://shop')
  const isOurs = (name: string) =>
    OWN_NAMES.includes(name) || refused.includes(name) || proper.searchParams.has(name)
  const shown = new URLSearchParams(search)
  const marks = [...shown].filter(([name]) => !isOurs(name))
  const own = [...shown].filter(([name]) => isOurs(name))
  const isProper = String(new URLSearchParams(own)) === String(proper.searchParams)
  if (isProper || proper.pathname !== pathname) return null
  const rest = String(new URLSearchParams(marks))
  const query = [proper.search.slice(1), rest].filter(part => part !== '').join('&')
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`
}
