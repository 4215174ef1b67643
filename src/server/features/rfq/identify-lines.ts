import type { Database } from '../../database/connection.ts'
import { type DescribedPart, describeParts, identifyParts } from '../catalogue/index.ts'
import type { LineRow } from './rfq.queries.ts'

export type IdentifiedLine = LineRow & { part: DescribedPart | undefined }

/**
 * The lines with current parts. A line without a part, or whose part has left the catalog, is looked up again
 * by its text: the part may have been added since.
 */
export async function identifyLines(db: Database, lines: readonly LineRow[]): Promise<IdentifiedLine[]> {
  const stored = await describeParts(
    db,
    lines.flatMap(({ partId }) => partId ?? []),
  )
  const isKnown = ({ partId }: LineRow) => partId !== null && stored.has(partId)
  const unknown = lines.filter(line => !isKnown(line))
  const ids = await identifyParts(db, unknown)
  const found = new Map(unknown.map((line, i) => [line, ids[i] ?? null]))
  const parts = await describeParts(
    db,
    ids.filter(id => id !== null),
  )
  return lines.map(line => {
    const partId = found.get(line) ?? line.partId
    return { ...line, partId, part: partId === null ? undefined : (stored.get(partId) ?? parts.get(partId)) }
  })
}
