import { useLocation, useNavigation } from 'react-router'
import { type GoodsChoice, type ListAddress, readCategoryQuery, readGoodsQuery } from './goods-query.ts'

/** The choice that is being loaded, so that a fast second click adds to the first instead of replacing it. */
export function usePendingChoice(choice: GoodsChoice, { slugs }: ListAddress): GoodsChoice {
  const search = useSearchAhead()
  if (search === null) return choice
  return (slugs ? readCategoryQuery : readGoodsQuery)(new URLSearchParams(search))
}

/** The same list with another choice is on its way. */
export function useIsNarrowing(): boolean {
  return useSearchAhead() !== null
}

function useSearchAhead(): string | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  // The router's own location begins with the language.
  return location?.pathname.endsWith(pathname) ? location.search : null
}
