import { exactNumber } from '../part-number.ts'
import { cellText } from './cell-text.ts'
import { DESIGNATORS_LENGTH } from './designators.ts'
import { readPartNumber } from './read-part-number.ts'
import type { SheetTable } from './tables.ts'

/** KiCad lists each component, then the same ones grouped: reading both would order everything twice. */
export function withoutRepeatedTables(
  tables: readonly SheetTable[],
  onSkip: (table: SheetTable) => void,
): SheetTable[] {
  const kept: { table: SheetTable; places: Set<string> }[] = []
  for (const table of tables) {
    const places = tables.length > 1 ? placesOf(table) : new Set<string>()
    const same = kept.find(other => isSame(other.places, places))
    if (!same) kept.push({ table, places })
    else if (statesQuantities(same.table) || !statesQuantities(table)) onSkip(table)
    else {
      onSkip(same.table)
      same.table = table
    }
  }
  return kept.map(({ table }) => table)
}

const NEARLY_ALL = 0.9

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter(place => b.has(place)).length
  return shared > 1 && shared >= NEARLY_ALL * Math.max(a.size, b.size)
}

/** Each place on the board with the part for it: another board has the same places, but other parts. */
function placesOf({ rows, headerRow, end, layout }: SheetTable): Set<string> {
  const places = new Set<string>()
  for (const cells of rows.slice(headerRow + 1, end)) {
    const number = readPartNumber(cells, layout)?.number ?? cellText(cells[layout.texts[0] ?? -1])
    for (const column of layout.designators)
      for (const place of cellText(cells[column], DESIGNATORS_LENGTH).split(/[\s,;]+/))
        if (place !== '') places.add(`${place} ${exactNumber(number)}`)
  }
  return places
}

function statesQuantities({ rows, headerRow, end, layout }: SheetTable): boolean {
  return rows
    .slice(headerRow + 1, end)
    .some(cells => layout.quantities.some(column => /\d/.test(cells[column] ?? '')))
}
