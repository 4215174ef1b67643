/** Why a row cannot be imported: the column, and a sentence with its name and value. */
export type RejectedCell = { column: string; reason: string }

const LONGEST_QUOTE = 60

/** Collects all errors of one row. */
export class Complaints {
  readonly found: RejectedCell[] = []

  add(column: string, cell: string, reason: string): void {
    this.found.push({ column, reason: `${column} "${quote(cell)}" ${reason}` })
  }

  addPlain(column: string, reason: string): void {
    this.found.push({ column, reason })
  }
}

/** Short, on one line, and without control characters. */
function quote(cell: string): string {
  const text = cell.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text
}
