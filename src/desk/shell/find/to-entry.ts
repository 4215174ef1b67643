import type { FoundThing } from '../../../contract/desk/find.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { partPath } from '../../../domain/paths.ts'
import { companyPath, customerPath, orderPath, quotePath, requestPath } from '../page/record-paths.ts'
import type { FoundEntry } from './screen-entries.ts'

/** A found record as a line that opens it. */
export function toEntry({ kind, id, title, text, held }: FoundThing): FoundEntry {
  const line = { key: `${kind}-${id}`, title, text, held }
  if (kind === 'order') return { ...line, group: 'orders', path: orderPath(title) }
  if (kind === 'request') return { ...line, group: 'requests', path: requestPath(title) }
  if (kind === 'quote') return { ...line, group: 'quotes', path: quotePath(title) }
  if (kind === 'person') return { ...line, group: 'people', path: customerPath(id) }
  if (kind === 'company') return { ...line, group: 'companies', path: companyPath(id) }
  return { ...line, group: 'parts', path: partPath(pageUrl(title, id)), isOutside: true }
}

/**
 * Results of an earlier text, while those of this one are awaited. Only those that still match stay: Enter opens
 * the first of them.
 */
export function stillMatching(entries: readonly FoundEntry[], typed: string): FoundEntry[] {
  const wanted = typed.trim().toLowerCase()
  return entries.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(wanted))
}
