import { cellText, isBlank } from './cell-text.ts'
import type { HeadingKind } from './header-words.ts'
import { type Heading, recognizeHeading } from './recognize-heading.ts'

/**
 * The meaning of a merged cell above the header for the columns under it: "Manufacturer" over "Name" and
 * "Number".
 */
export function findGroup(rows: readonly string[][], headerRow: number, column: number): Heading | null {
  const above = rows[headerRow - 1]
  if (!above) return null
  let start = column
  while (start >= 0 && isBlank(above[start])) start--
  const isMerged = start >= 0 && start + 1 < (rows[headerRow]?.length ?? 0) && isBlank(above[start + 1])
  const heading = isMerged ? recognizeHeading(cellText(above[start])) : null
  return heading?.isWhole ? heading : null
}

/** A name or number belongs to its group: the manufacturer's, or a distributor's, which we ignore. */
export function kindInGroup(kind: HeadingKind, group: HeadingKind | null): HeadingKind {
  if (group === 'supplier') return 'supplier'
  if (group !== 'manufacturer') return kind
  // Nombre is a number of pieces in French, a name in Spanish.
  if (kind === 'name' || kind === 'qty') return 'manufacturer'
  return NUMBER_KINDS.includes(kind) ? 'mpn' : kind
}

const NUMBER_KINDS: readonly HeadingKind[] = [
  'number',
  'stock_number',
  'part',
  'counter',
  'code',
  'reference',
]
