/** The possible fields of a BOM column. */
export const BOM_FIELDS = [
  'part_number',
  'manufacturer',
  'package',
  'date_code',
  'qty',
  'target_price',
  'designators',
  'description',
  'dnp',
] as const
export type BomField = (typeof BOM_FIELDS)[number]

/** Problems the buyer should check before trusting a line. */
export const BOM_WARNINGS = [
  /** 9.55E+12, 15-Mar: the spreadsheet has rounded the number or converted it to a date. */
  'lost_digits',
  /** The quantity cannot be parsed; 1 is used. */
  'bad_quantity',
  /** No quantity and no designators to count; 1 is used. */
  'no_quantity',
  /** 1.000, 10 pcs/board: the quantity can be read in two ways. */
  'unclear_quantity',
  /** The number or quantity is in a cell that spans several rows. */
  'merged_cells',
  /** By hand, by a filter or in a collapsed group. The row is read: a missing part is worse than one too many. */
  'hidden_row',
  'quantity_from_designators',
  /** The number of designators differs from the quantity. */
  'designators_differ',
  /** Several rows name this part; their quantities are added. */
  'merged',
  /** A text was longer than the limit and was cut. */
  'too_long',
  /** The row has no part number; this one was found in another of its cells. */
  'number_elsewhere',
  /** Found by an alternate number from the file. */
  'alternate',
  /** Found by a former number of the part or by a customer's own number. */
  'former_number',
  /** The file names a different manufacturer than the part's. */
  'other_maker',
  'below_minimum',
  'not_a_multiple',
  'short',
  'no_price',
] as const
export type BomWarning = (typeof BOM_WARNINGS)[number]

/** Why a row is not a line. */
export const SKIP_REASONS = [
  'empty',
  'not_fitted',
  'no_part_number',
  'zero_quantity',
  /** A total, a section title, a rule of dashes. */
  'not_a_part',
  /** Its quantity was added to an earlier line. */
  'merged',
  /** Another number for the line above. */
  'alternate',
  'over_limit',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** A cell that spans several rows; its text is in the first. Both ends are included. */
type TallCell = { column: number; top: number; bottom: number }

/** One sheet as text, cell by cell as the spreadsheet displays it. Rows may differ in length. */
export type SheetGrid = {
  name: string
  rows: string[][]
  isHidden?: boolean
  hiddenColumns?: number[]
  hiddenRows?: number[]
  tallCells?: TallCell[]
  /** The delimiter of the cells of a text. */
  delimiter?: string
  /** The rows are lines of a list, split into the columns of a list. */
  isListed?: boolean
  /** Rows of a list that belong to the row above. */
  continuedRows?: number[]
  /** Rows of a list whose quantity may be two numbers. */
  unclearRows?: number[]
}

/** Null: a column that we ignore. */
export type Mapping = ReadonlyMap<number, BomField | null>

/** The buyer's settings; omitted ones are detected. Rows, sheets and columns count from 0. */
export type BomRequest = {
  sheet?: number
  /** -1: the sheet has no header. */
  headerRow?: number
  mapping?: Mapping
  /** The quantities in the file are for one board; this many are built. */
  boards: number
}

export type BomColumn = {
  index: number
  /** Counts the tables side by side in the sheet from the left. */
  table: number
  title: string
  field: BomField | null
  sample: string
}

export type BomLine = {
  /** The row in the sheet; for merged rows the first. */
  row: number
  /** Counts the tables side by side in the sheet from the left. */
  table: number
  /** Every row merged into this line. */
  rows: number[]
  part_number: string
  /** Alternate numbers from the file, best first. */
  alternates: string[]
  manufacturer: string
  package: string
  date_code: string
  /** For all boards. */
  qty: number
  /** USD per piece. */
  target_price: number | null
  designators: string
  description: string
  warnings: BomWarning[]
}

export type SkippedRow = { row: number; reason: SkipReason; text: string }

/**
 * A row without a part number, with the texts of its other cells that may be one, likeliest first, and its other
 * words about the part.
 */
export type OfferedRow = {
  line: BomLine
  numbers: string[]
  value: string
  /** The number of a chip in place of its value, or nothing: it can be quoted though the catalog does not have it. */
  named: string
}

/**
 * Every row below the header is in exactly one line's `rows` or in `skipped`; merged rows and alternates are
 * in both. The rows of `offered` are also in `skipped`.
 */
export type Bom = {
  sheet: number
  headerRow: number
  columns: BomColumn[]
  lines: BomLine[]
  offered: OfferedRow[]
  skipped: SkippedRow[]
}
