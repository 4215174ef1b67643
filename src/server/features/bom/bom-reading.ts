import type * as z from 'zod/mini'
import type { readBom } from '../../../contract/shop/bom.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { BOM_FIELDS, type BomField, type BomRequest, type Mapping } from '../../../domain/bom/bom.ts'
import { LIMITS } from '../../../domain/limits.ts'

export type BomReading = z.output<NonNullable<typeof readBom.body>>

/** The buyer's settings, with sheets by index and columns by number. */
export function toRequest(reading: BomReading, sheetNames: readonly string[]): BomRequest {
  return {
    sheet: placeOf(reading.sheet, sheetNames),
    headerRow: reading.header_row,
    mapping: reading.mapping && toMapping(reading.mapping),
    boards: reading.boards,
  }
}

function placeOf(sheet: BomReading['sheet'], names: readonly string[]): number | undefined {
  if (sheet === undefined) return undefined
  const place = typeof sheet === 'number' ? sheet : names.indexOf(sheet)
  if (names[place] === undefined)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { sheet: { key: 'errors.field_invalid' } },
    })
  return place
}

/** In either direction: by column or by field. */
function toMapping(given: NonNullable<BomReading['mapping']>): Mapping {
  const mapping = new Map<number, BomField | null>()
  for (const [key, value] of Object.entries(given)) {
    const field = BOM_FIELDS.find(known => known === key)
    if (field && typeof value === 'number') mapping.set(value, field)
    else if (isColumn(key) && typeof value !== 'number') mapping.set(Number(key), value)
    else if (!(field && value === null))
      throw new Refusal(400, {
        reason: 'errors.check_input',
        fields: { mapping: { key: 'errors.field_invalid' } },
      })
  }
  return mapping
}

function isColumn(key: string): boolean {
  return /^\d{1,3}$/.test(key) && Number(key) < LIMITS.bomColumns
}
