import { freeItem, itemOf, type RfqItem } from '../../../shell/rfq-list/rfq-item.ts'
import type { SettledLine } from './settle-line.ts'

/** A line as an RFQ item. The file's price, package and date code take precedence over the catalog's. */
export function rfqItemOf({ line, goods, unitPrice, wanted: quantity, ...settled }: SettledLine): RfqItem {
  const { manufacturer, date_code, target_price } = line
  if (!goods) {
    return freeItem(line.part_number, {
      manufacturer,
      package: line.package,
      date_code,
      quantity,
      target_price,
    })
  }
  const item = itemOf(goods, quantity)
  // The price of a raised quantity is not that of the requested one.
  const ourPrice = settled.quantity === quantity ? unitPrice : null
  return {
    ...item,
    package: line.package || item.package,
    date_code: date_code || item.date_code,
    target_price: target_price ?? ourPrice,
    // A price from the file does not follow the price breaks.
    prices: target_price === null && ourPrice !== null ? item.prices : undefined,
  }
}
