import { isBlank } from './cell-text.ts'

/** ", 〃, -"-, do., ditto, dto., idem, то же, 同上: as in the row above. */
const DITTO =
  /^\s*(?:-\s*)?(?:["″〃”»]|''|,,|(?:do|ditto|dto|dito|idem|то же|同上|위와 같음)\.?)(?:\s*-)?\s*$/iu
const LONGEST = 8

/** The rows with the text that ditto marks repeat. */
export function withoutDittoMarks(rows: readonly string[][]): string[][] {
  const above: string[] = []
  return rows.map(cells =>
    cells.map((cell, column) => {
      if (isBlank(cell)) return cell
      const text = cell.length <= LONGEST && DITTO.test(cell) ? (above[column] ?? cell) : cell
      above[column] = text
      return text
    }),
  )
}
