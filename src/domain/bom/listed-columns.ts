import type { BomField } from './bom.ts'

/** The columns of a list that was split into rows with one part each. */
export const LISTED_COLUMNS: ReadonlyMap<number, BomField> = new Map([
  [0, 'part_number'],
  [1, 'qty'],
  [2, 'manufacturer'],
  [3, 'description'],
  [4, 'designators'],
  [5, 'package'],
  [6, 'dnp'],
  [7, 'date_code'],
  [8, 'target_price'],
])
