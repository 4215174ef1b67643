import type { Goods } from '../../../contract/shop/goods.ts'
import { numberKeys } from '../../../domain/part-number.ts'
import type { REQUEST_MATCHES } from '../../../domain/requests.ts'
import { findGoods, matchParts, type PartMatch, type PartsContext } from '../catalogue/index.ts'
import { identifyLinesAs } from './identify-lines.ts'
import type { LineRow } from './rfq.queries.ts'

/** `exact`: the line names this part, and `parts` has only it. The parts of the other kinds are proposals. */
type RequestMatch = { kind: (typeof REQUEST_MATCHES)[number]; parts: Goods[] }

export type MatchedRequestLine = LineRow & { match: RequestMatch }

const MOST_PROPOSALS = 3

/** For staff: each line beside the part it names, or beside similar ones. */
export async function matchRequestLines(
  context: PartsContext,
  lines: readonly LineRow[],
): Promise<MatchedRequestLine[]> {
  const identified = await identifyLinesAs(context.db, lines, ids => findGoods(context, ids))
  const rest = identified.filter(({ part }) => !part)
  const proposed = await matchParts(
    context,
    rest.map(({ partNumber, manufacturer }) => ({ numbers: [numberKeys(partNumber)], manufacturer })),
  )
  const proposals = new Map(rest.map((line, i) => [line, toProposal(proposed[i])]))
  return identified.map(line => {
    const { part, ...rest } = line
    const match: RequestMatch = part ? { kind: 'exact', parts: [part] } : (proposals.get(line) ?? NONE)
    return { ...rest, match }
  })
}

const NONE: RequestMatch = { kind: 'none', parts: [] }

/** The same number of another manufacturer, a former number or other punctuation is similar, not the same. */
function toProposal(match: PartMatch | undefined): RequestMatch {
  if (!match) return NONE
  const { goods, candidates } = match
  const found = goods && candidates.length === 0 ? [goods] : candidates
  if (found.length === 0) return NONE
  const isSuffix = match.kind === 'suffix' && !match.isOtherMaker
  return { kind: isSuffix ? 'suffix' : 'near', parts: found.slice(0, MOST_PROPOSALS) }
}
