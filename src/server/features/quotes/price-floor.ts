import type { QuoteSettings } from '../../../domain/trade-settings.ts'
import { findGoods, type PartsContext, pricesOfParts } from '../catalogue/index.ts'
import { isLow } from './quote.wire.ts'
import type { QuoteLineRow } from './versions.queries.ts'

/** The lines whose price needs the approval of a manager. */
export async function findLowLines(
  context: PartsContext,
  lines: readonly QuoteLineRow[],
  floor: QuoteSettings & { costs: ReadonlyMap<number, number> },
): Promise<QuoteLineRow[]> {
  const partIds = lines.flatMap(({ partId }) => partId ?? [])
  const list = await pricesOfParts(context.db, partIds)
  // A manager has agreed on the prices of the company.
  const agreed = context.directory.priceFor ? await findGoods(context, partIds) : new Map()
  return lines.filter(line => {
    const listed = line.partId === null ? undefined : list.get(line.partId)
    const own = line.partId === null ? undefined : agreed.get(line.partId)
    return isLow(line, { list: listed?.prices ?? [], agreed: own?.prices ?? [] }, floor)
  })
}
