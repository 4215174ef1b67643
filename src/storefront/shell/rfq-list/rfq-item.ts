import type { ShownGoods } from '../../../contract/shop/goods.ts'
import { asPart, partIdOf } from '../../../contract/shop/names.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { type PriceBreak, priceAt } from '../../../domain/money.ts'
import { exactNumber } from '../../../domain/part-number.ts'

export const NUMBER_FIELDS = ['quantity', 'target_price'] as const
type NumberField = (typeof NUMBER_FIELDS)[number]

/** Input that is not a valid number. */
export type TypedNumbers = Partial<Record<NumberField, string>>

/** A line of the visitor's RFQ list, as stored in the browser. */
export type RfqItem = {
  /** Null: not in the catalog, or not chosen from it. */
  partId: number | null
  part_number: string
  manufacturer: string
  package: string
  date_code: string
  quantity: number
  /** USD per piece. */
  target_price: number | null
  goods_page_url: string
  icons: string
  /** The price breaks that a prefilled target price follows; none once the buyer has typed a price. */
  prices?: readonly PriceBreak[]
  /** Only in this tab: invalid input, shown in place of the list's numbers. */
  typed?: TypedNumbers
}

/** The identity of a line, on the list and when it is sent. */
export type RfqPart = { partId?: number | null; part_number: string; manufacturer?: string }

export function itemOf(goods: ShownGoods, quantity = 1): RfqItem {
  return {
    partId: partIdOf(goods),
    part_number: goods.part_number,
    manufacturer: goods.brand_name,
    package: goods.packaging,
    date_code: goods.batch,
    quantity,
    target_price: priceAt(goods.prices, quantity) ?? goods.price,
    goods_page_url: goods.goods_page_url,
    icons: goods.icons,
    ...(goods.prices.length > 1 && { prices: goods.prices }),
  }
}

/** A line outside the catalog. */
export function freeItem(part_number: string, rest: Partial<RfqItem> = {}): RfqItem {
  return {
    partId: null,
    part_number,
    manufacturer: '',
    package: '',
    date_code: '',
    quantity: 1,
    target_price: null,
    goods_page_url: '',
    icons: '',
    ...rest,
  }
}

/** Catalog parts are identified by id, others by number and maker. */
export function identityOf({ partId, part_number, manufacturer = '' }: RfqPart): string {
  return partId ? String(partId) : `${exactNumber(part_number)}\n${exactNumber(manufacturer)}`
}

/** The line has no input. */
export function isBlank(item: RfqItem): boolean {
  const { part_number, manufacturer, date_code, target_price, quantity, typed } = item
  const texts = [part_number, manufacturer, item.package, date_code, typed?.quantity, typed?.target_price]
  const isUncounted = quantity === 1 || typed?.quantity === ''
  return texts.every(text => !text?.trim()) && target_price === null && isUncounted
}

/** Reads stored data: invalid lines are dropped. */
export function parseItems(stored: string | null): RfqItem[] {
  const entries: unknown = JSON.parse(stored ?? '[]')
  if (!Array.isArray(entries)) return []
  return entries.filter(isRecord).map(readItem).slice(0, LIMITS.rfqLines)
}

function readItem(entry: Record<string, unknown>): RfqItem {
  const { qty, target_price } = entry
  const partId = partIdOf(entry)
  return {
    partId: isNumber(partId) && Number.isInteger(partId) ? partId : null,
    part_number: textOf(entry.part_number),
    manufacturer: textOf(entry.manufacturer),
    package: textOf(entry.package),
    date_code: textOf(entry.date_code),
    quantity: isNumber(qty) && qty >= 1 ? Math.floor(qty) : 1,
    target_price: isNumber(target_price) ? target_price : null,
    goods_page_url: textOf(entry.goods_page_url),
    icons: textOf(entry.icons),
  }
}

/** The specification fixes the stored fields, because other programs read the list. */
export function formatItems(items: readonly RfqItem[]): string | null {
  const stored = items.map(({ typed: _, prices: __, partId, quantity, ...item }) => ({
    ...asPart(partId),
    qty: quantity,
    ...item,
  }))
  return stored[0] ? JSON.stringify(stored) : null
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LIMITS.descriptionLength) : ''
}
