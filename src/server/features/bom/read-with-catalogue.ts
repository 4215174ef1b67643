import { listKnownNumbers } from '../catalogue/index.ts'
import type { BomContext } from './bom-context.ts'
import { refusingSheets } from './refuse-sheet.ts'
import type { ReadGrid } from './worker/index.ts'

/**
 * Reads a sheet, and a list without columns once more with the part numbers that the catalog has: a number may
 * contain a space, or look like a quantity or a designator.
 */
export async function readWithCatalogue(
  { db }: Pick<BomContext, 'db'>,
  read: (known: readonly string[]) => Promise<ReadGrid>,
): Promise<ReadGrid> {
  const grid = await refusingSheets(() => read([]))
  const known = await listKnownNumbers(db, grid.names)
  return known.length === 0 ? grid : refusingSheets(() => read(known))
}
