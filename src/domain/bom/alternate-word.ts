import { foldWords } from './fold-heading.ts'
import { foldedWords } from './header-words.ts'
import { ALTERNATE } from './words/part-number-words.ts'

const ALTERNATE_WORDS = foldedWords(ALTERNATE)

/** "alternate", "Alt. 2": the word, or the word with a number. */
export function isAlternateWord(text: string): boolean {
  if (text === '' || text.length > 40) return false
  const words = foldWords(text).replace(/ ?\d+$/, '')
  return words === 'alt' || ALTERNATE_WORDS.has(words)
}
