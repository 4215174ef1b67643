import { LIMITS } from '../../../domain/limits.ts'
import { identityOf, NUMBER_FIELDS, type RfqItem, type TypedNumbers } from './rfq-item.ts'

/** A line's index, its part and the input in its number fields. */
type TypedLine = { at: number; part: string; texts: TypedNumbers }

/** As stored beside the list, which contains only numbers; null for none. */
export function writeTyped(items: readonly RfqItem[]): string | null {
  const lines = items.flatMap((item, at): TypedLine[] =>
    item.typed ? [{ at, part: identityOf(item), texts: item.typed }] : [],
  )
  return lines.length > 0 ? JSON.stringify(lines) : null
}

/** The list with its input. Another tab may have moved the lines, so the part identifies them. */
export function withTyped(items: readonly RfqItem[], kept: string | null): RfqItem[] {
  const next = [...items]
  for (const { at, part, texts } of parseTyped(kept)) {
    const place = [at, ...items.keys()].find(index => items[index] && identityOf(items[index]) === part)
    const item = place === undefined ? undefined : next[place]
    if (place !== undefined && item) next[place] = { ...item, typed: texts }
  }
  return next
}

/** A valid number replaces the input. */
export function changeTyped(item: RfqItem, change: Partial<RfqItem>): TypedNumbers | undefined {
  const texts = Object.entries({ ...item.typed, ...change.typed })
  const left = texts.filter(([field]) => !Object.hasOwn(change, field))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

function parseTyped(kept: string | null): TypedLine[] {
  const entries: unknown = JSON.parse(kept ?? '[]')
  return Array.isArray(entries) ? entries.flatMap(readEntry) : []
}

function readEntry(entry: unknown): TypedLine[] {
  const { at, part, texts }: Record<string, unknown> = Object.assign({}, entry)
  if (typeof at !== 'number' || typeof part !== 'string') return []
  const read: TypedNumbers = {}
  const given: Record<string, unknown> = Object.assign({}, texts)
  for (const field of NUMBER_FIELDS) {
    const text = given[field]
    if (typeof text === 'string') read[field] = text.slice(0, LIMITS.descriptionLength)
  }
  return [{ at, part, texts: read }]
}
