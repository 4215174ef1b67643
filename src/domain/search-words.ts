/**
 * Splits a search or a description into words. The database splits descriptions the same way, see the table
 * of parts.
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;:()[\]{}/"'|]+/)
    .map(word => word.slice(0, 100))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(words)]
}

/** Ignores accents and case: Widerstand finds Widerstände. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Shorter words match inside other words by chance; names in Chinese characters have no word boundaries. */
const INSIDE_MIN_LENGTH = 4

/**
 * Whether a word matches this category or manufacturer: at the start of one of its words, or inside a
 * compound.
 */
export function namesIt(name: string, word: string): boolean {
  const where = folded(name)
  const what = folded(word)
  if (what.length >= INSIDE_MIN_LENGTH || /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(what))
    return where.includes(what)
  return ` ${where.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${what}`)
}
