import { LIMITS } from '../../domain/limits.ts'
import { searchKey, withoutPackagingSuffix } from '../../domain/part-number.ts'
import { searchWords } from '../../domain/search-words.ts'

/** `at`: the index of the first letter. */
export type Piece = { text: string; isMatch: boolean; at: number }

/** Splits a part number at its match with the search text, ignoring punctuation. */
export function matchNumber(number: string, keyword: string): Piece[] {
  // A list of a category has no search text.
  if (keyword === '') return [{ text: number, isMatch: false, at: 0 }]
  const letters = [...number]
  const keys = letters.map(searchKey)
  const ranges = findRanges(keys.join(''), keyword)
  let at = 0
  const isMarked = keys.map(key => {
    const start = at
    at += key.length
    return key === '' ? null : ranges.some(([from, to]) => start >= from && start < to)
  })
  return joinPieces(letters, bridged(isMarked))
}

type Range = [from: number, to: number]

/** The whole search text, the same without its packaging suffix, or else its single words. */
function findRanges(key: string, keyword: string): Range[] {
  const whole = findRange(key, keyword) ?? findRange(key, withoutPackagingSuffix(keyword))
  if (whole) return [whole]
  return searchWords(keyword)
    .map(word => findRange(key, word))
    .filter(range => range !== null)
}

function findRange(key: string, text: string): Range | null {
  const wanted = searchKey(text)
  const from = key.indexOf(wanted)
  return wanted.length < LIMITS.keywordMinLength || from < 0 ? null : [from, from + wanted.length]
}

/** Punctuation between two matched letters belongs to the match. */
function bridged(isMarked: (boolean | null)[]): boolean[] {
  return isMarked.map((mark, index) => {
    if (mark !== null) return mark
    const before = isMarked.slice(0, index).findLast(other => other !== null)
    const after = isMarked.slice(index).find(other => other !== null)
    return before === true && after === true
  })
}

function joinPieces(letters: string[], isMarked: boolean[]): Piece[] {
  const pieces: Piece[] = []
  letters.forEach((letter, index) => {
    const isMatch = isMarked[index] === true
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else pieces.push({ text: letter, isMatch, at: index })
  })
  return pieces
}
