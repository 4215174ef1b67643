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

/** Of an email the mailbox, of several words the longest with a digit. Null: the whole text. */
export function rarePart(search: string): string | null {
  const mailbox = /^[^@\s]{3,}@(?=[^@\s]+$)/.exec(search)?.[0]
  if (mailbox) return mailbox
  const words = search.match(/ ?\S*\d\S* ?/g)?.filter(hasTrigram) ?? []
  const [rarest] = words.toSorted((a, b) => b.length - a.length)
  return rarest === undefined || rarest.trim() === search.trim() ? null : rarest
}

/** Spaces count as the ends of a word. */
function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}|^ [\p{L}\p{N}]{2} $/u.test(word)
}
