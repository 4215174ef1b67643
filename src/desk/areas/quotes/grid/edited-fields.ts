import type { GridLine } from './grid-line.ts'

/** Everything of a line that staff edit, and that is saved. */
export const EDITED_FIELDS = [
  'kind',
  'alternate_of',
  'part_id',
  'part_number',
  'manufacturer',
  'package',
  'description',
  'quantity',
  'multiple',
  'unit_price',
  'breaks',
  'source',
  'date_code',
  'condition',
  'origin',
  'lead_days',
  'note',
  'no_bid_reason',
  'cost',
] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

/** Comparable by value. */
export function fieldText(line: GridLine, field: EditedField): string {
  return JSON.stringify(line[field] ?? null)
}

export function sameField(a: GridLine, b: GridLine, field: EditedField): boolean {
  return fieldText(a, field) === fieldText(b, field)
}

/** As the server stores a line. Without the right to see costs there are none. */
export function toLineBody(line: GridLine) {
  const { line_id, cost, part_id, alternate_of, unit_price, breaks, lead_days, kind, source } = line
  return {
    line_id,
    kind,
    alternate_of,
    part_id,
    part_number: line.part_number,
    manufacturer: line.manufacturer,
    package: line.package,
    description: line.description,
    quantity: line.quantity,
    multiple: line.multiple,
    unit_price,
    breaks,
    source,
    date_code: line.date_code,
    condition: line.condition,
    origin: line.origin,
    lead_days,
    note: line.note,
    no_bid_reason: line.no_bid_reason,
    ...(cost === undefined ? {} : { cost }),
  }
}
