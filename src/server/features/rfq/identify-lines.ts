import type { Database } from '../../database/connection.ts'
import { type DescribedPart, describeParts, identifyParts } from '../catalogue/index.ts'
import type { LineRow } from './rfq.queries.ts'

export type IdentifiedLine<P = DescribedPart> = LineRow & { part: P | undefined }

/** The lines with the fields of their parts that buyers see. */
export function identifyLines(db: Database, lines: readonly LineRow[]): Promise<IdentifiedLine[]> {
  return identifyLinesAs(db, lines, ids => describeParts(db, ids))
}

type NamedLine = Pick<LineRow, 'partId' | 'partNumber' | 'manufacturer'>

/**
 * The lines with current parts. A line without a part, or whose part has left the catalog, is looked up again
 * by its text: the part may have been added since.
 */
export async function identifyLinesAs<P, L extends NamedLine>(
  db: Database,
  lines: readonly L[],
  describe: (ids: readonly number[]) => Promise<ReadonlyMap<number, P>>,
): Promise<(L & { part: P | undefined })[]> {
  const stored = await describe(lines.flatMap(({ partId }) => partId ?? []))
  const isKnown = ({ partId }: NamedLine) => partId !== null && stored.has(partId)
  const unknown = lines.filter(line => !isKnown(line))
  const ids = await identifyParts(db, unknown)
  const found = new Map(unknown.map((line, i) => [line, ids[i] ?? null]))
  const parts = await describe(ids.filter(id => id !== null))
  return lines.map(line => {
    const partId = found.get(line) ?? line.partId
    return { ...line, partId, part: partId === null ? undefined : (stored.get(partId) ?? parts.get(partId)) }
  })
}
