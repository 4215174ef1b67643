import type { MatchedLine, ReadBom } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import type { BomLine, BomWarning, OfferedRow } from '../../../domain/bom/bom.ts'
import { byCost } from '../../../domain/bom/by-cost.ts'
import { isLcscNumber } from '../../../domain/bom/numbers-elsewhere.ts'
import { demandOfOtherLines, outcomeOf } from '../../../domain/bom/outcome.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { NumberKeys } from '../../../domain/part-number.ts'
import { matchOffered, matchParts, type PartMatch, type RequestedPart } from '../catalogue/index.ts'
import type { BomContext } from './bom-context.ts'
import { type LineMatch, type Taken, withParameters } from './match-parameters.ts'
import type { ReadGrid } from './worker/index.ts'

type MatchContext = Pick<BomContext, 'db' | 'lang' | 'directory' | 'segments'>

/** Matches each line of a sheet with the catalog. */
export async function matchLines(
  { db, lang, segments, ...rest }: MatchContext,
  { bom, keys, offered }: ReadGrid,
): Promise<Pick<ReadBom, 'lines' | 'skipped'>> {
  const context = { db, lang, segments, directory: await rest.directory() }
  const matched = await matchParts(context, toRequestedParts(bom.lines, keys))
  const rows = bom.offered.map(({ line }) => line)
  const found = await matchOffered(context, toRequestedParts(rows, offered))
  const all = await withParameters(context, [
    ...pair(bom.lines, matched),
    ...acceptOffers(bom.offered, found),
  ])
  const taken = all.slice(0, LIMITS.bomLines).toSorted((a, b) => a.line.row - b.line.row)
  const takenRows = new Set(taken.filter(({ isOffer }) => isOffer).map(({ line }) => line.row))
  return {
    lines: toMatchedLines(taken),
    skipped: bom.skipped.filter(({ row, reason }) => reason !== 'no_part_number' || !takenRows.has(row)),
  }
}

/** Lines with their outcomes. Lines with the same part share its stock. */
export function toMatchedLines(taken: readonly Pick<Taken, 'line' | 'match'>[]): MatchedLine[] {
  const elsewhere = demandOfOtherLines(
    taken.map(({ line, match }) => ({ partId: surePartId(match), quantity: line.qty })),
  )
  return taken.map(({ line, match }, i) => toMatchedLine(line, match, elsewhere[i]))
}

function toRequestedParts(lines: readonly BomLine[], keys: readonly NumberKeys[][]): RequestedPart[] {
  return lines.map((line, i) => ({ numbers: keys[i] ?? [], manufacturer: line.manufacturer, line }))
}

function pair(lines: readonly BomLine[], matches: readonly PartMatch[]): Taken[] {
  return lines.flatMap((line, i) => matches.slice(i, i + 1).map(match => ({ line, match, isOffer: false })))
}

/**
 * A row without a part number becomes a line if the catalog has one of its texts as a number. A number of
 * LCSC, and that of a chip in place of its value, can be quoted even if we do not know it.
 */
function acceptOffers(offered: readonly OfferedRow[], matches: readonly PartMatch[]): Taken[] {
  return offered.flatMap(({ line, numbers, value, named }, i) => {
    const match = matches[i]
    const number = match?.number ?? numbers.find(isLcscNumber) ?? (named || undefined)
    if (match && number !== undefined)
      return [{ line: { ...line, part_number: number }, match, isOffer: true }]
    return match && value !== '' ? [{ line, match, isOffer: true, value }] : []
  })
}

function surePartId(match: PartMatch | undefined): number | null {
  const goods = sureGoods(match)
  return goods && partIdOf(goods)
}

/** The part if there is nothing to choose or confirm. */
function sureGoods(match: PartMatch | undefined): Goods | null {
  return match?.candidates.length === 0 ? match.goods : null
}

function toMatchedLine(line: BomLine, match: LineMatch, others = 0): MatchedLine {
  const { kind, goods, understood, unknown } = match
  const candidates = kind === 'near' ? match.candidates : byCost(match.candidates, line.qty)
  const { outcome, warnings } = decide(line, match, others)
  return {
    ...line,
    match: { kind, goods, candidates, understood, unknown },
    outcome,
    warnings: [...line.warnings, ...doubtsOf(match), ...warnings],
  }
}

function decide(
  { qty: quantity, warnings }: BomLine,
  match: LineMatch,
  others: number,
): { outcome: MatchedLine['outcome']; warnings: BomWarning[] } {
  if (match.candidates.length > 0) return { outcome: 'choose', warnings: [] }
  const goods = sureGoods(match)
  return goods ? outcomeOf({ goods, quantity, warnings, others }) : { outcome: 'free', warnings: [] }
}

function doubtsOf({ isByAlternate, isByFormerNumber, isOtherMaker }: PartMatch): BomWarning[] {
  return [
    ...(isByAlternate ? (['alternate'] as const) : []),
    ...(isByFormerNumber ? (['former_number'] as const) : []),
    ...(isOtherMaker ? (['other_maker'] as const) : []),
  ]
}
