import type { Corrected } from '../../../contract/shop/catalogue.ts'
import { withoutNoise } from '../../../domain/search-noise.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { PartsContext } from './catalogue-context.ts'
import { nearestName } from './name-index.ts'
import { countMatches } from './relax.queries.ts'
import { countParts, meaningsOf } from './search-source.ts'

const WORD = /^\p{L}{5,}$/u

/** A search with its misspelled names of categories mended: `crytal`, `transciever`. A word that any part has stays. */
export async function correctNames(
  { db, directory, lang }: PartsContext,
  keyword: string,
): Promise<{ keyword: string; corrected: Corrected[] }> {
  const suspects = searchTerms(withoutNoise(keyword).text).flatMap(term => {
    const read = WORD.test(term.text) && term.names.length === 1 && nearestName(directory, lang, term.text)
    return read && wholeWord(term.text).test(keyword)
      ? [{ typed: term.text, read, word: meaningsOf(term, directory, lang) }]
      : []
  })
  const counts =
    suspects.length > 0
      ? await countMatches(
          db,
          suspects.map(({ word }) => word),
          countParts(directory),
        )
      : []
  const corrected = suspects
    .filter((_, place) => counts[place] === 0)
    .map(({ typed, read }) => ({ typed, read }))
  return {
    keyword: corrected.reduce((text, { typed, read }) => text.replace(wholeWord(typed), () => read), keyword),
    corrected,
  }
}

function wholeWord(letters: string): RegExp {
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu')
}
