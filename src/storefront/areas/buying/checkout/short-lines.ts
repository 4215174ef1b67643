import { ShortLine } from '../../../../contract/shop/orders.ts'
import type { Refusal } from '../../../../contract/wire/errors.ts'

/** The lines out of stock that a rejection lists; empty for any other. */
export function readShortLines({ code, details }: Refusal): ShortLine[] {
  if (code !== 4091 && code !== 4092) return []
  const { lines } = Object.assign({ lines: [] }, details.data)
  if (!Array.isArray(lines)) return []
  return lines.flatMap(line => {
    const read = ShortLine.safeParse(line)
    return read.success ? [read.data] : []
  })
}
