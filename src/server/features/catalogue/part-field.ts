import type { PartRecord } from './part-record.ts'

/** The optional fields of a part in a stock list. */
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
  'alternates',
  'lifecycle',
  'eccn',
  'hsCode',
  'origin',
  'msl',
] as const satisfies (keyof PartRecord)[]

export type PartField = (typeof PART_FIELDS)[number]
