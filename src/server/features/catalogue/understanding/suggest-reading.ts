import type { suggestGroups } from '../../../../contract/shop/catalogue.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { packageKey } from '../../../../domain/parameters/packages.ts'
import { categoryLink } from '../directory.ts'
import { readChoice } from '../read-choice.ts'
import type { ValueIndex } from '../segments/value-index.ts'
import { describeReadings } from './describe-readings.ts'
import { packageReading } from './name-readings.ts'
import { readTokens } from './read-tokens.ts'
import { filterRecord, filtersOf, isFilter } from './reading-filters.ts'
import type { SearchToken } from './readings.ts'
import { bestCategories, countParts, firstMatch, type UnderstandingContext } from './understand.ts'

type Suggested = CallData<typeof suggestGroups>['understood']

const MOST_TRIED = 3
/** A larger segment takes longer than a keystroke may. */
const MOST_PARTS = 250_000

/**
 * The best reading of the text typed so far, from memory alone: nothing is loaded for a keystroke. The last word
 * may be the beginning of a package.
 */
export async function suggestReading(context: UnderstandingContext, text: string): Promise<Suggested> {
  const index = context.segments.values.known()
  if (!index) return undefined
  const tokens = withPackageBegun(index, readTokens({ ...context, index }, text))
  if (tokens.length < 2 || tokens.some(({ readings }) => readings.length === 0)) return undefined
  for (const { categoryId, assignments } of bestCategories(context.directory, tokens).slice(0, MOST_TRIED)) {
    const [segment] = context.segments.loaded([categoryId])
    if (!segment || segment.ids.length > MOST_PARTS) continue
    const match = await firstMatch(segment, assignments)
    if (!match || !isFilter(match)) continue
    const query = filtersOf(match)
    const inStock = await countParts(segment, readChoice({ ...query, in_stock: '1' }, null).choice)
    if (inStock === 0) continue
    const shown = describeReadings(context, tokens, { ...match, categoryIds: [categoryId] })
    return {
      ...categoryLink(context.directory, categoryId, context.lang),
      labels: shown.filter(({ slug }) => slug !== 'category_id').map(({ label }) => label),
      in_stock: inStock,
      filters: filterRecord(query),
    }
  }
  return undefined
}

const MOST_BEGUN = 4

/** `10k 06` goes on as 0603. */
function withPackageBegun({ packages }: ValueIndex, tokens: readonly SearchToken[]): readonly SearchToken[] {
  const last = tokens.at(-1)
  if (!last || last.readings.length > 0 || last.text.length < 2) return tokens
  const begun = [...packages]
    .filter(([key]) => key.startsWith(packageKey(last.text)))
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST_BEGUN)
  const readings = begun.map(([, entry], place) => packageReading([entry], place))
  return [...tokens.slice(0, -1), { ...last, readings }]
}
