import * as z from 'zod/mini'
import { BOM_FIELDS, BOM_WARNINGS, SKIP_REASONS } from '../../domain/bom/bom.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, isBase64, Quantity, RowId, WholeNumber } from '../wire/fields.ts'
import { Goods } from './goods.ts'

const Sheet = z.object({ name: z.string(), rows: z.int() })

export const uploadBom = endpoint({
  method: 'POST',
  path: '/api/upload/excel',
  summary: 'Uploads a spreadsheet of at most 2 MB in the multipart field `file`; it is kept for 24 hours',
  encoding: 'multipart',
  body: z.object({ file: z.file({ error: 'errors.file_required' }) }),
  data: z.object({ file_id: z.uuid(), file_name: z.string(), size: z.int(), sheets: z.array(Sheet) }),
})

/**
 * How a line matched: the exact number, ignoring punctuation, without the packaging suffix, with one typing
 * error, or by its parameters because it has no number.
 */
export const MATCH_KINDS = ['exact', 'punctuation', 'suffix', 'near', 'parameters', 'none'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/**
 * cart: in stock and priced. rfq: too little stock or no price. choose: several parts match. free: not in the
 * catalog.
 */
export const OUTCOMES = ['cart', 'rfq', 'choose', 'free'] as const
export type BomOutcome = (typeof OUTCOMES)[number]

const Match = z.object({
  kind: z.enum(MATCH_KINDS),
  /** The matched part. For a `near` match this is the likeliest part, and the buyer has to confirm it. */
  goods: z.nullable(Goods),
  /** The parts to choose from; empty when there is nothing to choose. */
  candidates: z.array(Goods),
  /** For a match by parameters: the readings of the words of the line, and the words that were not read. */
  understood: z.optional(z.array(z.object({ token: z.string(), name: z.string(), label: z.string() }))),
  unknown: z.optional(z.array(z.string())),
})

export const MatchedLine = z.object({
  row: z.int(),
  /** Counts the tables side by side in the sheet from the left. */
  table: z.int(),
  rows: z.array(z.int()),
  part_number: z.string(),
  alternates: z.array(z.string()),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  qty: z.int(),
  target_price: z.nullable(z.number()),
  designators: z.string(),
  description: z.string(),
  match: Match,
  outcome: z.enum(OUTCOMES),
  warnings: z.array(z.enum(BOM_WARNINGS)),
})
export type MatchedLine = z.infer<typeof MatchedLine>

const Field = z.enum(BOM_FIELDS)
const ColumnIndex = z.int().check(z.gte(0), z.lt(LIMITS.bomColumns))

/** How to read a file; omitted settings are detected. Rows, sheets and columns count from 0. */
const Reading = {
  file_id: z.uuid({ error: 'errors.file_gone' }),
  /** By index or by name. */
  sheet: z.optional(z.union([WholeNumber, z.string().check(z.maxLength(LIMITS.nameLength))])),
  /** -1: the sheet has no header. */
  header_row: z.optional(z.int().check(z.gte(-1), z.lt(LIMITS.bomRows))),
  /**
   * Column to field, {"3": "qty"}, or field to column, {"qty": 3}. Other columns keep their detected field.
   */
  mapping: z.optional(
    atMost(
      LIMITS.bomColumns + BOM_FIELDS.length,
      z.record(z.string(), z.nullable(z.union([Field, ColumnIndex]))),
    ),
  ),
  boards: z._default(z.int().check(z.gte(1), z.lte(LIMITS.boardsMax)), 1),
}

export const ReadBom = z.object({
  sheets: z.array(Sheet),
  sheet: z.int(),
  header_row: z.int(),
  columns: z.array(
    z.object({
      index: z.int(),
      table: z.int(),
      title: z.string(),
      field: z.nullable(Field),
      sample: z.string(),
    }),
  ),
  lines: z.array(MatchedLine),
  skipped: z.array(z.object({ row: z.int(), reason: z.enum(SKIP_REASONS), text: z.string() })),
})
export type ReadBom = z.infer<typeof ReadBom>

export const readBom = endpoint({
  method: 'POST',
  path: '/api/rfq/handleRfqExcel',
  summary:
    'Reads an uploaded bill of materials and matches its lines; every row is in `lines` or in `skipped`',
  body: z.object(Reading),
  data: ReadBom,
})

/**
 * The row of a line. In the tables to the right of the first, the number of the table follows: `7.1`.
 */
const LineKey = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/))

/** The part that the buyer chose for a line; 0 for none of them. */
export const ChosenPart = z.union([z.literal(0), RowId])

export function byLine<T extends z.ZodMiniType>(value: T) {
  return z._default(atMost(LIMITS.bomLines, z.record(LineKey, value)), {})
}

export const exportBom = endpoint({
  method: 'POST',
  path: '/api/rfq/exportRfqExcel',
  summary: 'The uploaded sheet with stock, price and other results added to it; `file` is XLSX in base64',
  body: z.object({
    ...Reading,
    choices: byLine(ChosenPart),
    /** The wanted quantities of lines, if they differ from the file's. */
    quantities: byLine(Quantity),
    /** Lines that are neither bought nor requested. */
    left_out: z._default(atMost(LIMITS.bomLines, z.array(LineKey)), []),
  }),
  data: z.object({ file_name: z.string(), file: z.string().check(z.refine(isBase64)) }),
})

const PastedText = z.object({
  text: z.string({ error: 'errors.lines_required' }).check(
    z.refine(text => text.trim() !== '', { error: 'errors.lines_required' }),
    z.maxLength(LIMITS.pastedCharacters, { error: 'errors.lines_too_many' }),
    z.refine(hasFewLines, { error: 'errors.lines_too_many' }),
  ),
})

/** Not in the fixed API: the quick order pad. */
export const readBomLines = endpoint({
  method: 'POST',
  path: '/api/bom/lines',
  summary:
    'Reads pasted lines with part numbers and quantities, like an uploaded bill of materials, and matches them; `row` counts the lines of the text from 0',
  body: PastedText,
  data: z.array(MatchedLine),
})

/** Where lines come from: an uploaded file, read as told, or pasted text. */
export const BomSource = z.union([
  z.object({
    file_id: Reading.file_id,
    sheet: Reading.sheet,
    header_row: Reading.header_row,
    mapping: Reading.mapping,
  }),
  PastedText,
])
export type BomSource = z.output<typeof BomSource>

function hasFewLines(text: string): boolean {
  return text.split('\n').filter(line => line.trim() !== '').length <= LIMITS.pastedLines
}
