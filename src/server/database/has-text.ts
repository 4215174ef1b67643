import { type Column, type SQL, sql } from 'drizzle-orm'
import { containing } from './containing.ts'

/**
 * Whether a document, which is in lower case, has the text. The index of trigrams reads a list of rows for every three
 * letters, and common ones have long lists. So it gets only the part of a longer text that few rows have.
 */
export function hasText(document: Column, search: string): SQL {
  const rare = rarePart(search)
  if (rare === null) return sql`${document} like lower(${containing(search)})`
  return sql`(${document} like lower(${containing(rare)}) and strpos(${document}, lower(${search})) > 0)`
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
