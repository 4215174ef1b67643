export type BookLimits = {
  rows: number
  columns: number
  sheets: number
  unpackedBytes: number
  /** Filled ones, over all sheets. */
  cells: number
  /** Longer texts are cut. */
  cellCharacters: number
  /** Over all cells of all sheets. */
  characters: number
}

/** The row with index 0 is the sheet's first, whether anything stands in it or not. */
export type BookSheet = { name: string; rows: string[][] }
