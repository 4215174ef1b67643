/** What a column of a bill of materials can be. */
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

/** What a buyer should look at before trusting a line. */
export const BOM_WARNINGS = [
  /** 9.55E+12, 15-Mar: the spreadsheet has rounded the number away or made a date of it. */
  'lost_digits',
  /** The quantity cannot be read; 1 is taken. */
  'bad_quantity',
  /** No quantity and no designators to count; 1 is taken. */
  'no_quantity',
  'quantity_from_designators',
  /** There are more or fewer designators than pieces. */
  'designators_differ',
  /** Several rows name this part: their quantities are added. */
  'merged',
  /** A text is longer than we keep; the rest is cut off. */
  'too_long',
  /** Found by another number the file allows. */
  'alternate',
  /** Found by a number the part had before, or has with a customer. */
  'former_number',
  /** The file names another maker than the part that has this number. */
  'other_maker',
  'below_minimum',
  'not_a_multiple',
  'short',
  'no_price',
] as const
export type BomWarning = (typeof BOM_WARNINGS)[number]

/** Why a row is no line. */
export const SKIP_REASONS = [
  'empty',
  'not_fitted',
  'no_part_number',
  'zero_quantity',
  /** A sum, a section's title, a rule of dashes. */
  'not_a_part',
  /** Its quantity was added to an earlier line. */
  'merged',
  'over_limit',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** One sheet as text, cell by cell as the spreadsheet shows it. Rows may differ in length. */
export type Grid = { name: string; rows: string[][] }

/** Null: a column that means nothing to us. */
export type Mapping = ReadonlyMap<number, BomField | null>

/** What the buyer has decided; what is left out is recognised. Rows, sheets and columns count from 0. */
export type BomRequest = {
  sheet?: number
  /** -1: the sheet has no header. */
  headerRow?: number
  mapping?: Mapping
  /** Quantities in the file are for one of so many boards. */
  boards: number
}

export type BomColumn = { index: number; title: string; field: BomField | null; sample: string }

export type BomLine = {
  /** The row in the sheet; of merged rows the first. */
  row: number
  /** Every row that went into this line. */
  rows: number[]
  part_number: string
  /** Other numbers the file allows in its place, best first. */
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

/** Every row below the header is in exactly one line's `rows` or in `skipped`; merged ones are in both. */
export type Bom = {
  sheet: number
  headerRow: number
  columns: BomColumn[]
  lines: BomLine[]
  skipped: SkippedRow[]
}
