import { SheetError } from '../sheet.ts'

type Limits = { rows: number; columns: number }

/** Removes invisible content: trailing blank rows and columns, control characters, surrounding space. */
export function tidyRows(rows: string[][], limits: Limits): string[][] {
  const tidied = rows.map(cells => trimEnd(cells.slice(0, limits.columns).map(tidyText), isFilled))
  const filled = trimEnd(tidied, cells => cells.length > 0)
  if (filled.length > limits.rows) throw tooManyRows(limits)
  return filled
}

export function tooManyRows({ rows }: { rows: number }): SheetError {
  return new SheetError('too_many_rows', `has a sheet with more than ${rows} rows`)
}

function tidyText(text: string): string {
  // Most cells have nothing to replace.
  return /\p{Cc}/u.test(text)
    ? text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim()
    : text.trim()
}

function trimEnd<T>(items: T[], isKept: (item: T) => boolean): T[] {
  return items.slice(0, items.findLastIndex(isKept) + 1)
}

function isFilled(cell: string): boolean {
  return cell !== ''
}
