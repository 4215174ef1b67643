export type BookLimits = { rows: number; columns: number; sheets: number; unpackedBytes: number }

/** The row with index 0 is the sheet's first, whether anything stands in it or not. */
export type BookSheet = { name: string; rows: string[][] }
