import { LIMITS } from '../../../../domain/limits.ts'
import { idOfPageUrl } from '../../../../domain/page-url.ts'
import { COMPARE_PATH } from '../../../../domain/paths.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'

/** The content of a comparison's URL. */
export type ComparisonChoice = { ids: readonly number[]; qty?: number; isDifferencesOnly: boolean }

/** URLs are typed and mangled: invalid ids are ignored, and parts beyond the limit. */
export function readComparison(search: URLSearchParams): ComparisonChoice {
  const ids = (search.get('ids') ?? '').split(',').flatMap(text => idOfPageUrl(text.trim()) ?? [])
  const quantity = readQuantity(search.get('qty') ?? '') ?? 0
  return {
    ids: [...new Set(ids)].slice(0, LIMITS.comparedParts),
    qty: quantity > 0 && quantity <= LIMITS.quantityMax ? quantity : undefined,
    isDifferencesOnly: search.get('differences') === '1',
  }
}

/** The one URL of a choice, in the default language. */
export function comparisonHref({ ids, qty, isDifferencesOnly }: ComparisonChoice): string {
  const given = [
    ids.length > 0 && `ids=${ids.join(',')}`,
    qty !== undefined && `qty=${qty}`,
    isDifferencesOnly && 'differences=1',
  ].filter(Boolean)
  return given.length > 0 ? `${COMPARE_PATH}?${given.join('&')}` : COMPARE_PATH
}

/** The same parts with one of them at another place, counted from 0. */
export function withPartAt(choice: ComparisonChoice, id: number, place: number): ComparisonChoice {
  const others = choice.ids.filter(other => other !== id)
  return { ...choice, ids: others.toSpliced(Math.max(0, place), 0, id) }
}

/** Whether a query says nothing else, in any order: the server and links order the names. */
export function isProper(search: URLSearchParams, choice: ComparisonChoice): boolean {
  const proper = new URL(comparisonHref(choice), 'http://shop').searchParams
  return search.size === proper.size && [...proper].every(([name, value]) => search.get(name) === value)
}
