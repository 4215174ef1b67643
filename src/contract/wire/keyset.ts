import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { Refusal } from './errors.ts'
import { text } from './fields.ts'

/** The query parameter of every list of the desk: `next` of the page before. */
export const KeysetQuery = { after: z.optional(text(LIMITS.cursorLength)) }

/** The query parameter of lists that can be searched. */
export const SearchQuery = { q: z._default(text(LIMITS.keywordLength), '') }

/** The answer of every list of the desk. */
export const keysetOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    list: z.array(item),
    /** For `after`; null: this is the last page. */
    next: z.nullable(z.string()),
    /** Counted with the first page only. */
    total: z.optional(z.int()),
    total_capped: z.optional(z.literal(true)),
  })

/** The place in a list after which a page begins: the values of the row that the list is sorted by. */
type Cursor<Key> = { read: (after: string | undefined) => Key | null; write: (key: Key) => string }

/** One per order of rows. An `after` of another order, or one that was made up, is rejected with 400. */
export function cursorOf<S extends z.ZodMiniType>(key: S): Cursor<z.output<S>> {
  return {
    read: after => {
      if (after === undefined) return null
      const parsed = key.safeParse(parseJson(after))
      if (parsed.success) return parsed.data
      throw new Refusal(400, { fields: { after: { key: 'errors.field_invalid' } } })
    },
    write: value => JSON.stringify(value),
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
