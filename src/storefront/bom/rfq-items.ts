import { freeItem, identityOf, itemOf, type RfqItem } from '../rfq/rfq-item.ts'
import type { SettledLine } from './settle-line.ts'

/** Lines as they are asked for. Two lines of the file that turn out to be the same part are one, with both quantities. */
export function rfqItemsOf(lines: readonly SettledLine[]): RfqItem[] {
  const items = new Map<string, RfqItem>()
  for (const line of lines) {
    const item = rfqItemOf(line)
    const known = items.get(identityOf(item))
    items.set(identityOf(item), known ? { ...known, qty: known.qty + item.qty } : item)
  }
  return [...items.values()]
}

/** What the file says of price, package and date code goes before what the catalogue says. */
function rfqItemOf({ line, goods, unitPrice }: SettledLine): RfqItem {
  const { manufacturer, date_code, target_price, qty } = line
  if (!goods) {
    return freeItem(line.part_number, { manufacturer, package: line.package, date_code, qty, target_price })
  }
  const item = itemOf(goods, qty)
  return {
    ...item,
    package: line.package || item.package,
    date_code: date_code || item.date_code,
    target_price: target_price ?? unitPrice ?? item.target_price,
  }
}
