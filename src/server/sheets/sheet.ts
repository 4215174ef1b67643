/** A row with its number in the file, counted from 1. */
export type SheetRow = { line: number; cells: string[] }

export type SheetProgress = (doneBytes: number, totalBytes: number) => void

export type Sheet = {
  format: 'csv' | 'xlsx'
  /** The detected encoding of a CSV file, for messages. */
  encoding: string | null
  /** A CSV file whose last line is not terminated; if that line is also short, the file was truncated. */
  endsAbruptly: boolean
  /** Reads from the start each time, row by row. */
  rows: (onProgress?: SheetProgress) => AsyncGenerator<SheetRow>
}

export type SheetOptions = {
  /** A WHATWG name, instead of detection. */
  encoding?: string
  /** The sheet of a workbook; default: the first. */
  sheetName?: string
  /** The maximum unpacked size of a workbook. */
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

/**
 * A file that cannot be read as a sheet; the message continues a sentence that starts with the file's name.
 */
export class SheetError extends Error {
  readonly problem: SheetProblem

  constructor(problem: SheetProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
