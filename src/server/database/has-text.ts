import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { containing } from './containing.ts'

/** Whether a document, which is in lower case, has the text. */
export function hasText(document: SQLWrapper, search: string): SQL {
  return sql`strpos(${document}, lower(${search})) > 0`
}

/**
 * The same by the index of trigrams, which has the documents as `search_letters` spells them. It reads a list of
 * rows for every three letters, and common ones have long lists. So it gets only the part of a longer text that
 * few rows have, and its results are compared with the text.
 */
export function hasTextByIndex(document: SQLWrapper, search: string): SQL {
  const pattern = containing(rarePart(search) ?? search)
  return sql`(search_letters(${document}) like search_letters(lower(${pattern})) and ${hasText(document, search)})`
}

/** Whether the index can find the text: signs alone have no trigrams. A Chinese character counts as two letters. */
export function hasTrigrams(search: string): boolean {
  const letters = [...search].reduce((sum, letter) => sum + (letter >= '\u2000' ? 2 : 1), 0)
  return letters >= 3 && /[\p{L}\p{N}]/u.test(search)
}

/**
 * Of an email the mailbox if it looks like a person's and not like `info` or `sales`, of several words the longest with
 * a digit, of a long word with digits its end. Null: the whole text.
 */
export function rarePart(search: string): string | null {
  const mailbox = /^[^@\s]{3,}@(?=[^@\s]+$)/.exec(search)?.[0]
  if (mailbox) return /[^\p{L}@]/u.test(mailbox) ? mailbox : null
  const words = search.match(/ ?\S*\d\S* ?/g)?.filter(hasTrigram) ?? []
  const [rarest] = words.toSorted((a, b) => b.length - a.length)
  if (rarest === undefined) return null
  const end = endOf(rarest)
  return end.trim() === search.trim() ? null : end
}

/** Whether few rows have the text, so that it is looked up in the index at once. */
export function isRare(search: string): boolean {
  return rarePart(search) !== null && /[\s@]/.test(search.trim())
}

/** The beginnings of order, PO and tracking numbers are the same in thousands of rows. */
function endOf(word: string): string {
  const end = [...word.trim()].slice(-RARE_LENGTH).join('')
  return end.length < word.trim().length && /\d/.test(end) && hasTrigram(end) ? end : word
}

const RARE_LENGTH = 8

/** Spaces count as the ends of a word. */
function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}|^ [\p{L}\p{N}]{1,2} $/u.test(word)
}
