import { LIMITS } from '../../../../domain/limits.ts'
import type { PartAttribute } from '../catalogue.tables.ts'
import type { PartRecord } from '../part-record.ts'
import type { Columns } from './columns.ts'
import { readPrices } from './read-prices.ts'
import { readTradeData } from './read-trade.ts'
import { readRohs, readWeeks } from './read-words.ts'
import type { RejectedCell } from './refusal.ts'
import { RowReader } from './row-reader.ts'

const MOST_IN_STOCK = 2_147_483_647

/** Parses a row as a part, or returns all its errors. */
export function readPartRow(
  columns: Columns,
  cells: readonly string[],
): { record: PartRecord; unread: PartAttribute[] } | { refused: RejectedCell[] } {
  const row = new RowReader(columns, cells)
  const minimum = row.count('min_qty', 1, LIMITS.quantityMax)
  const prices = readPrices(columns, cells, minimum, row.complaints)
  const firstQuantity = prices[0]?.quantity ?? 1
  const minQty = minimum ?? firstQuantity
  if (minQty < firstQuantity)
    row.complaints.addPlain(
      'min_qty',
      `min_qty ${minQty} is below the quantity of the first price break, ${firstQuantity}`,
    )
  const trade = readTradeData(name => row.cell(name))
  const record = {
    manufacturer: row.required('manufacturer', LIMITS.nameLength),
    partNumber: row.partNumber(),
    category: row.category(),
    packaging: row.text('packaging', LIMITS.nameLength),
    batch: row.text('batch', LIMITS.nameLength),
    rohs: row.read('rohs', readRohs, 'unknown'),
    leadTimeWeeks: row.read('lead_time', readWeeks, null),
    stock: row.count('stock', 0, MOST_IN_STOCK) ?? 0,
    datasheet: row.address('datasheet'),
    description: row.lines('description', LIMITS.descriptionLength),
    minQty,
    multiple: row.count('multiple', 1, LIMITS.quantityMax) ?? minQty,
    prices,
    attributes: row.attributes(),
    images: row.images(),
    weightGrams: row.weight(),
    aliases: row.aliases(),
    alternates: row.alternates(),
    ...trade.data,
  }
  const refused = row.complaints.found
  return refused.length > 0 ? { refused } : { record, unread: trade.unread }
}
