import { foldWords } from './fold-heading.ts'
import { foldedWords } from './header-words.ts'
import { ALTERNATE, OR } from './words/part-number-words.ts'

const ALTERNATE_WORDS = foldedWords(ALTERNATE)
const OR_WORDS = foldedWords(OR)

/** "or": a row of its own only if it has no quantity, because French gold is the same word. */
export function isOrWord(text: string): boolean {
  return text !== '' && text.length <= 10 && OR_WORDS.has(foldWords(text))
}

/** "alternate", "Alt. 2": the word, or the word with a number. */
export function isAlternateWord(text: string): boolean {
  if (text === '' || text.length > 40) return false
  const words = foldWords(text).replace(/ ?\d+$/, '')
  return words === 'alt' || ALTERNATE_WORDS.has(words)
}
