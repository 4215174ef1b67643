import { identityOf, type RfqItem } from '../../../shell/rfq-list/rfq-item.ts'
import { rfqItemOf } from './rfq-item-of.ts'
import type { SettledLine } from './settle-line.ts'

/** Lines that are not on the RFQ list, or not in this quantity. Lines with the same part add up. */
export function linesToList(lines: readonly SettledLine[], list: readonly RfqItem[]): SettledLine[] {
  const listed = new Map(list.map(item => [identityOf(item), item.quantity]))
  const items = lines.map(line => ({ line, item: rfqItemOf(line) }))
  const sums = new Map<string, number>()
  for (const { item } of items) sums.set(identityOf(item), (sums.get(identityOf(item)) ?? 0) + item.quantity)
  return items.flatMap(({ line, item }) => {
    const identity = identityOf(item)
    return listed.get(identity) === sums.get(identity) ? [] : [line]
  })
}
