import type { MatchedLine } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import { lineKey } from '../../../domain/bom/line-key.ts'
import { mostInStock } from '../../../domain/line-state.ts'
import { type AlternatesContext, findGoods, listAlternates, type PartsContext } from '../catalogue/index.ts'

/** Comparing costs time, and a sheet with more short lines needs a quote anyway. */
const MOST_LINES = 50
const MOST_NAMED = 3

/** The parts that the buyer chose although they are no candidates of the line, by id. */
export async function findReplacements(
  context: PartsContext,
  lines: readonly MatchedLine[],
  choices: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<number, Goods>> {
  const ids = lines.flatMap(line => {
    const choice = choices[lineKey(line)]
    const isCandidate = [line.match.goods, ...line.match.candidates].some(
      goods => goods && partIdOf(goods) === choice,
    )
    return choice === undefined || choice === 0 || isCandidate ? [] : [choice]
  })
  return ids.length > 0 ? findGoods(context, ids) : new Map()
}

/** Some alternates in stock for each of the first parts, as texts by part id. */
export async function nameAlternates(
  context: AlternatesContext,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>()
  for (const id of [...new Set(partIds)].slice(0, MOST_LINES)) {
    const found = await listAlternates(context, id)
    const inStock = found.filter(({ goods }) => mostInStock(goods) > 0 && goods.prices.length > 0)
    const named = inStock
      .slice(0, MOST_NAMED)
      .map(({ goods }) => `${goods.part_number} (${goods.brand_name}, ${goods.stock})`)
    if (named.length > 0) names.set(id, named.join('; '))
  }
  return names
}
