import type { QuotePart } from '../../../contract/desk/quotes.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { matchRequestLines } from '../rfq/index.ts'
import { listHeldByOthers } from './holds.queries.ts'

type TypedPart = { part_number: string; manufacturer: string }

const NO_QUOTE = 0

/** For the grid: the meanings of typed numbers, as in requests. */
export async function matchQuoteParts(context: PartsContext, typed: readonly TypedPart[]) {
  const lines = typed.map(({ part_number, manufacturer }) => ({
    partId: null,
    partNumber: part_number,
    manufacturer,
    package: '',
    dateCode: '',
    quantity: 1,
    targetPrice: null,
  }))
  const matched = await matchRequestLines(context, lines)
  const goods = matched.flatMap(({ match }) => match.parts)
  const held = await heldOf(context.db, goods)
  return {
    list: matched.map(({ match }) => ({
      match: match.kind,
      parts: match.parts.map(part => toQuotePart(part, held.get(part.goods_id) ?? 0)),
    })),
  }
}

function heldOf(db: Database, goods: readonly Goods[]): Promise<Map<number, number>> {
  return listHeldByOthers(
    db,
    NO_QUOTE,
    goods.map(({ goods_id }) => goods_id),
  )
}

function toQuotePart(part: Goods, held: number): QuotePart {
  return {
    part_id: part.goods_id,
    part_number: part.part_number,
    manufacturer: part.brand_name,
    package: part.packaging,
    description: part.description,
    stock: part.stock,
    held,
    min_quantity: part.min_qty,
    multiple: part.multiple,
    lead_time_weeks: part.lead_time,
    date_code: part.batch,
    origin: part.origin,
    prices: part.prices,
  }
}
