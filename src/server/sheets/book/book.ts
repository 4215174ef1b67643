export type BookLimits = {
  rows: number
  columns: number
  sheets: number
  unpackedBytes: number
  /** Non-empty cells of all sheets. */
  cells: number
  /** Longer texts are cut. */
  cellCharacters: number
  /** In all cells of all sheets. */
  characters: number
}

/** Index 0 is the sheet's first row, even if it is empty. */
export type BookSheet = { name: string; rows: string[][] }
