import { LIMITS } from '../../../../domain/limits.ts'
import type { PartRecord } from '../part-record.ts'
import type { Columns } from './columns.ts'
import { isBlank, readPrice, readWhole } from './read-number.ts'
import type { Complaints } from './refusal.ts'

type Prices = PartRecord['prices']

/** The price breaks of a row; a single price applies from the minimum on. */
export function readPrices(
  columns: Columns,
  cells: readonly string[],
  minQty: number | null,
  complaints: Complaints,
): Prices {
  const breaks = readBreaks(columns, cells, complaints)
  if (breaks.length > 0) return checkOrder(breaks, complaints)
  const single = columns.named.get('price')
  const cell = single === undefined ? '' : (cells[single] ?? '')
  if (isBlank(cell)) return []
  const price = readPrice(cell)
  if ('reason' in price) complaints.add('price', cell, price.reason)
  else if (price.value !== null) return [{ quantity: minQty ?? 1, price: price.value }]
  return []
}

function readBreaks({ breaks }: Columns, cells: readonly string[], complaints: Complaints): Prices {
  const prices: Prices = []
  for (const { label, price: index, quantity } of breaks) {
    const cell = cells[index] ?? ''
    const breakQuantity = typeof quantity === 'number' ? quantity : readQuantity(quantity, cells, complaints)
    const hasPrice = !isBlank(cell)
    if (!hasPrice && typeof quantity !== 'number' && breakQuantity !== null)
      complaints.addPlain(label, `${label} is missing beside ${quantity.label} ${breakQuantity}`)
    if (!hasPrice) continue
    if (breakQuantity === null && typeof quantity !== 'number' && isBlank(cells[quantity.index] ?? ''))
      complaints.addPlain(quantity.label, `${quantity.label} is missing beside ${label} "${cell.trim()}"`)
    const price = readPrice(cell)
    if ('reason' in price) complaints.add(label, cell, price.reason)
    else if (breakQuantity !== null && price.value !== null)
      prices.push({ quantity: breakQuantity, price: price.value })
  }
  return prices
}

function readQuantity(
  { index, label }: { index: number; label: string },
  cells: readonly string[],
  complaints: Complaints,
): number | null {
  const cell = cells[index] ?? ''
  if (isBlank(cell)) return null
  return readCount(label, cell, 1, LIMITS.quantityMax, complaints)
}

/** A whole number within limits, or an error and null. */
export function readCount(
  column: string,
  cell: string,
  min: number,
  max: number,
  complaints: Complaints,
): number | null {
  const reading = readWhole(cell)
  if ('reason' in reading) complaints.add(column, cell, reading.reason)
  else if (reading.value < min) complaints.add(column, cell, `is below ${min}`)
  else if (reading.value > max) complaints.add(column, cell, `is above ${max.toLocaleString('en')}`)
  else return reading.value
  return null
}

function checkOrder(prices: Prices, complaints: Complaints): Prices {
  const wrong = prices.find(
    ({ quantity }, index) => index > 0 && quantity <= (prices[index - 1]?.quantity ?? 0),
  )
  if (wrong)
    complaints.addPlain(
      'prices',
      `the quantity ${wrong.quantity} of a price break is not above the one before it`,
    )
  return prices
}
