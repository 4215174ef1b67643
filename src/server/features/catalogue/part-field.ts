import type { PartRecord } from './part-record.ts'

/** What a stock list may or may not tell of a part, beyond which part it is. */
export const PART_FIELDS = [
  'category',
  'packaging',
  'batch',
  'rohs',
  'leadTimeWeeks',
  'stock',
  'datasheet',
  'description',
  'minQty',
  'multiple',
  'prices',
  'attributes',
  'images',
  'weightGrams',
  'aliases',
] as const satisfies (keyof PartRecord)[]

export type PartField = (typeof PART_FIELDS)[number]
