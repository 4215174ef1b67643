/** A row with its number in the file, counted from 1. */
export type SheetRow = { line: number; cells: string[] }

export type SheetProgress = (doneBytes: number, totalBytes: number) => void

export type Sheet = {
  format: 'csv' | 'xlsx'
  /** What was found in a CSV file, for telling people how it was read. */
  encoding: string | null
  /** A CSV file whose last line has no end: if it is short, too, the file was cut off. */
  endsAbruptly: boolean
  /** A fresh reading from the top each time, a row at a time. */
  rows: (onProgress?: SheetProgress) => AsyncGenerator<SheetRow>
}

export type SheetOptions = {
  /** By its WHATWG name, instead of a guess. */
  encoding?: string
  /** In a workbook; otherwise its first. */
  sheetName?: string
  /** How much a workbook may unpack to. */
  maxUnpackedBytes?: number
}

export type SheetProblem =
  | 'empty'
  | 'not_a_sheet'
  | 'encrypted'
  | 'truncated'
  | 'encoding'
  | 'no_such_sheet'
  | 'too_large'
  | 'too_many_rows'
  | 'too_slow'

/** A file that cannot be read as a sheet; the message goes on from the file's name. */
export class SheetError extends Error {
  readonly problem: SheetProblem

  constructor(problem: SheetProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
