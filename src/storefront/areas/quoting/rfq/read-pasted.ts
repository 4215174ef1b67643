import { SKIP_REASONS, type SkippedRow, type SkipReason } from '../../../../domain/bom/bom.ts'
import { splitListedRows } from '../../../../domain/bom/listed-rows.ts'
import { readBom } from '../../../../domain/bom/read-bom.ts'
import { freeItem, type RfqItem } from '../../../shell/rfq-list/rfq-item.ts'
import { pastedRows } from './pasted-rows.ts'

export type LeftOutRows = { reason: SkipReason; count: number }[]

/** Turns pasted spreadsheet rows into lines; columns are recognized as in a file. */
export function readPasted(text: string): { items: RfqItem[]; skipped: LeftOutRows } {
  const rows = pastedRows(text)
  const listed = splitListedRows(rows, '\t')
  const grid = { name: '', rows, ...(listed ? { ...listed, isListed: true } : {}) }
  const { lines, headerRow, skipped } = readBom([grid], { boards: 1 })
  if (lines.length === 0 && headerRow < 0) return firstColumn(rows)
  const items = lines.map(line =>
    freeItem(line.part_number, {
      manufacturer: line.manufacturer,
      package: line.package,
      date_code: line.date_code,
      quantity: line.qty,
      target_price: line.target_price,
    }),
  )
  return { items, skipped: countReasons(skipped) }
}

/** No column was recognized, but the rows were pasted into the part number column. */
function firstColumn(rows: string[][]): { items: RfqItem[]; skipped: LeftOutRows } {
  const items = rows.flatMap(([number = '']) => (number === '' ? [] : [freeItem(number)]))
  const count = rows.length - items.length
  return { items, skipped: count > 0 ? [{ reason: 'no_part_number', count }] : [] }
}

/** Blank rows and rows merged into another line are not reported. */
function countReasons(skipped: readonly SkippedRow[]): LeftOutRows {
  return SKIP_REASONS.filter(reason => reason !== 'empty' && reason !== 'merged')
    .map(reason => ({ reason, count: skipped.filter(row => row.reason === reason).length }))
    .filter(({ count }) => count > 0)
}
