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

/** More tall cells than this are not a list of parts; the others are read like any cell. */
export const MOST_TALL_CELLS = 5_000

/** Index 0 is the sheet's first row, even if it is empty. */
export type BookSheet = {
  name: string
  rows: string[][]
  isHidden?: boolean
  hiddenColumns?: number[]
  /** By hand, by a filter or in a collapsed group. */
  hiddenRows?: number[]
  /** Cells that span several rows; their text is in the first. Both ends are included. */
  tallCells?: { column: number; top: number; bottom: number }[]
  /** From plain text or a page, which may be no table at all. */
  isText?: boolean
  /** Separated the cells of a text. */
  delimiter?: string
}
