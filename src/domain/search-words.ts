/** The words of a search or a description. The database splits descriptions the same way, see the table of parts. */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;:()[\]{}/"'|]+/)
    .map(word => word.slice(0, 100))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(words)]
}

/** Accents and case do not keep a name from being found: Widerstand finds Widerstände. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** In shorter words a match in the middle is chance; names in Chinese characters have no spaces to begin after. */
const INSIDE_MIN_LENGTH = 4

/** Whether a word names this category or manufacturer: at the start of one of its words, or well inside a compound. */
export function namesIt(name: string, word: string): boolean {
  const where = folded(name)
  const what = folded(word)
  if (what.length >= INSIDE_MIN_LENGTH || /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(what))
    return where.includes(what)
  return ` ${where.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${what}`)
}
