import { asPart, partIdOf } from '../../../../contract/shop/names.ts'
import type { FieldErrors } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { type DecimalMark, readPrice } from '../../../../domain/read-price.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import type { FormValues } from '../../../../web/forms/read-form.ts'

export type LineField = 'part_number' | 'manufacturer' | 'package' | 'date_code' | 'qty' | 'target_price'
export type LineErrors = Partial<Record<LineField, Wording>>

type Typed = Map<number, Record<string, string>>

/** The form's lines as the server expects them; invalid numbers stay NaN, for the schema to reject. */
export function readRequest(typed: FormValues, mark: DecimalMark): Record<string, unknown> {
  const contact: FormValues = {}
  const lines: Typed = new Map()
  for (const [name, value] of Object.entries(typed)) {
    const [, place, field] = placeOf(name)
    if (place === undefined || field === undefined) contact[name] = value
    else lines.set(Number(place), { ...lines.get(Number(place)), [field]: String(value) })
  }
  const inOrder = [...lines].sort(([one], [other]) => one - other)
  return { ...contact, lines: inOrder.map(([, line]) => readLine(line, mark)) }
}

function readLine(line: Record<string, string>, mark: DecimalMark) {
  const { qty, target_price } = line
  const partId = partIdOf(line)
  return {
    ...line,
    ...asPart(partId ? Number(partId) : null),
    qty: readQuantity(qty ?? '') ?? Number.NaN,
    target_price: readPrice(target_price ?? '', mark),
  }
}

/** The form's errors by line. */
export function errorsByLine(fields: FieldErrors): Map<number, LineErrors> {
  const errors = new Map<number, LineErrors>()
  for (const [name, error] of Object.entries(fields)) {
    const [, place, field] = placeOf(name)
    if (place !== undefined && field !== undefined)
      errors.set(Number(place), { ...errors.get(Number(place)), [field]: error })
  }
  return errors
}

function placeOf(name: string): readonly string[] {
  return /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
}
