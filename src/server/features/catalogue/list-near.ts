import type { Suggestion } from '../../../contract/shop/goods.ts'
import { readKnown } from '../../../domain/bom/stated-part.ts'
import { isOtherValue } from '../../../domain/bom/value-slip.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { alikeKeys, inLatinLetters } from '../../../domain/number-folding.ts'
import { nearKeys, searchKey } from '../../../domain/part-number.ts'
import { withoutNoise } from '../../../domain/search-noise.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listPartFacts } from './match.queries.ts'
import { listPartsNear } from './number.queries.ts'
import { toSuggestion } from './suggest-parts.ts'

/** Similar numbers, first those that differ in letters that look alike. */
export async function listNear({ db, directory }: PartsContext, keyword: string): Promise<Suggestion[]> {
  const key = searchKey(inLatinLetters(numberIn(withoutNoise(keyword).text)))
  const keys = [...new Set([...alikeKeys(key), ...nearKeys(key)])]
  if (keys.length === 0) return []
  const hits = await listPartsNear(db, keys, LIMITS.suggestions * 3)
  const unique = new Map(hits.map(hit => [hit.id, hit]))
  const facts = await listPartFacts(db, [...unique.keys()])
  const known = new Map(facts.map(fact => [fact.id, readKnown(fact)]))
  return [...unique.values()]
    .filter(({ id, part_number }) => {
      if (key.length <= SHORT_KEY && !keys.includes(searchKey(part_number))) return false
      const part = known.get(id)
      // LM7815CT is no slip of LM7805CT.
      return !part || !isOtherValue(key, part_number, part)
    })
    .slice(0, LIMITS.suggestions)
    .map(hit => toSuggestion(hit, directory))
}

/** Too many numbers begin with three or four characters: RJ45 is no RC4558D. */
const SHORT_KEY = 4

/** Among several words the one that looks like a number. */
function numberIn(text: string): string {
  const numbers = searchTerms(text).filter(({ kind }) => kind === 'number')
  return numbers.length === 1 ? (numbers[0]?.text ?? text) : text
}
