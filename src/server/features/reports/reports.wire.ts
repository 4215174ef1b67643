import type { PartOutOfStock } from '../../../contract/desk/reports.ts'
import type { MissingPartRow } from './reports.queries.ts'

export function toPartOutOfStock(row: MissingPartRow): PartOutOfStock {
  return {
    part_number: row.partNumber,
    manufacturer: row.manufacturer,
    requests: row.requests,
    pieces: Number(row.pieces),
    stock: row.stock,
    target_low: row.targetLow === null ? null : Number(row.targetLow),
    target_high: row.targetHigh === null ? null : Number(row.targetHigh),
  }
}
