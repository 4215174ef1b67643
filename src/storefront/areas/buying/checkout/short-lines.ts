import { ShortLine } from '../../../../contract/shop/orders.ts'
import type { Refusal } from '../../../../contract/wire/errors.ts'

/** What cannot be ordered as it is, of an answer that says so; empty for every other. */
export function readShortLines({ code, details }: Refusal): ShortLine[] {
  if (code !== 4091 && code !== 4092) return []
  const { lines } = Object.assign({ lines: [] }, details.data)
  if (!Array.isArray(lines)) return []
  return lines.flatMap(line => {
    const read = ShortLine.safeParse(line)
    return read.success ? [read.data] : []
  })
}
