import type { MatchedLine, ReadBom } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import type { speak } from '../../../contract/wire/translate.ts'
import { lineKey } from '../../../domain/bom/line-key.ts'
import {
  type Demand,
  MATCH_WARNINGS,
  QUANTITY_WARNINGS,
  type Settlement,
  settleDemands,
} from '../../../domain/bom/settle-demands.ts'
import { lineAmount } from '../../../domain/money.ts'
import { isEnding, precautionsFor } from '../../../domain/trade-data.ts'

type Say = Awaited<ReturnType<typeof speak>>['t']
type Cell = string | number | null

const COLUMNS = [
  'status',
  'part_number',
  'manufacturer',
  'match',
  'stock',
  'qty',
  'order_qty',
  'unit_price',
  'amount',
  'note',
  'alternates',
] as const

/** None of the suggested parts. */
const REFUSED = 0

/** Once for each of the tables side by side. */
export function addedHeadings(lines: readonly Pick<MatchedLine, 'table'>[], t: Say): string[] {
  const tables = 1 + lines.reduce((most, { table }) => Math.max(most, table), 0)
  return Array.from({ length: tables }, () => COLUMNS.map(column => t(`bom_sheet.${column}`))).flat()
}

type Decisions = {
  choices: Record<string, number>
  quantities: Record<string, number>
  left_out: readonly string[]
}

type DecidedLine = {
  line: MatchedLine
  goods: Goods | null
  /** Chosen by the buyer instead of our match. */
  isReplaced: boolean
  quantity: number
  isLeftOut: boolean
}

type SettledLine = DecidedLine & { settlement: Settlement | null; isRefused: boolean }

/** The lines as the buyer decided; `replacements` are chosen parts that are no candidates. */
export function settleSheet(
  lines: readonly MatchedLine[],
  decisions: Decisions,
  replacements: ReadonlyMap<number, Goods>,
): SettledLine[] {
  const decided = decide(lines, decisions, replacements)
  const settled = settleDemands(decided.map(toDemand))
  return decided.map((one, i) => ({
    ...one,
    settlement: settled[i] ?? null,
    isRefused: decisions.choices[lineKey(one.line)] === REFUSED,
  }))
}

/** Parts of which there is too little, or which have no price. */
export function shortPartIds(lines: readonly SettledLine[]): number[] {
  return lines.flatMap(({ goods, settlement }) =>
    goods && settlement?.outcome === 'rfq' && !settlement.leftOut ? [partIdOf(goods)] : [],
  )
}

/** The added cells of each row: our offer, or why it is not a line. */
export function addedCells(
  lines: readonly SettledLine[],
  skipped: ReadBom['skipped'],
  alternates: ReadonlyMap<number, string>,
  t: Say,
): Map<number, Cell[]> {
  const cells = new Map<number, Cell[]>()
  for (const { row, reason } of skipped) if (reason !== 'empty') cells.set(row, [t(`bom.skipped.${reason}`)])
  for (const settled of lines) {
    const { line, goods, settlement } = settled
    const added =
      goods && settlement
        ? [...knownCells(settled, goods, settlement, t), alternates.get(partIdOf(goods)) ?? null]
        : unknownCells(settled, t)
    cells.set(line.row, beside(cells.get(line.row) ?? [], line.table, added))
  }
  return cells
}

function decide(
  lines: readonly MatchedLine[],
  { choices, quantities, left_out }: Decisions,
  replacements: ReadonlyMap<number, Goods>,
): DecidedLine[] {
  const leftOut = new Set(left_out)
  return lines.map(line => ({
    line,
    goods: replacements.get(choices[lineKey(line)] ?? 0) ?? chosenGoods(line, choices[lineKey(line)]),
    isReplaced: replacements.has(choices[lineKey(line)] ?? 0),
    quantity: quantities[lineKey(line)] ?? line.qty,
    isLeftOut: leftOut.has(lineKey(line)),
  }))
}

function toDemand({ line, goods, quantity, isLeftOut }: DecidedLine): Demand | null {
  return goods && { partId: partIdOf(goods), offer: goods, quantity, isLeftOut, warnings: line.warnings }
}

/** The cells of a table's line start after those of the tables to its left. */
function beside(before: readonly Cell[], table: number, added: readonly Cell[]): Cell[] {
  const left = Array.from({ length: table * COLUMNS.length }, (_, i) => before[i] ?? null)
  return [...left, ...added]
}

function chosenGoods({ match, outcome }: MatchedLine, choice: number | undefined): Goods | null {
  if (choice === REFUSED) return null
  const chosen = match.candidates.find(goods => partIdOf(goods) === choice)
  return chosen ?? (outcome === 'choose' ? null : match.goods)
}

function knownCells(
  { line, quantity, isReplaced }: DecidedLine,
  goods: Goods,
  { outcome, orderQuantity, unitPrice, warnings, leftOut }: Settlement,
  t: Say,
): Cell[] {
  const stale = isReplaced ? MATCH_WARNINGS : QUANTITY_WARNINGS
  const ofTheFile = line.warnings.filter(warning => !stale.includes(warning))
  return [
    leftOut ? t('bom.left_out_lines') : t(`bom.outcomes.${outcome}`),
    goods.part_number,
    goods.brand_name,
    isReplaced
      ? t('bom.replaces', { number: line.match.goods?.part_number ?? line.part_number })
      : t(`bom.match.${line.match.kind}`),
    goods.stock,
    quantity,
    orderQuantity,
    unitPrice,
    unitPrice === null ? null : lineAmount(unitPrice, orderQuantity),
    [
      ...[...ofTheFile, ...warnings].map(warning => t(`bom.warnings.${warning}`)),
      ...endOf(goods, t),
      ...precautionsOf(goods, t),
    ].join('; '),
  ]
}

/** The date as programs write it: the sheet may be read in any country. */
function endOf({ lifecycle, last_buy_date: date }: Goods, t: Say): string[] {
  if (!isEnding(lifecycle)) return []
  return [date ? t('bom.lifecycle.last_buy_by', { date }) : t(`bom.lifecycle.${lifecycle}`)]
}

function precautionsOf(goods: Goods, t: Say): string[] {
  const { eccn, msl } = goods
  return precautionsFor(goods).map(precaution =>
    t(`bom.precautions.${precaution}`, { eccn: eccn ?? '', msl: msl ?? '' }),
  )
}

/** Lists the candidates, so that the sheet can be passed on and decided elsewhere. */
function unknownCells({ line, quantity, isLeftOut, isRefused }: SettledLine, t: Say): Cell[] {
  const { outcome, match } = line
  if (isLeftOut) return [t('bom.left_out_lines')]
  if (isRefused) return [t('bom.outcomes.free')]
  const names = match.candidates.map(({ part_number, brand_name }) => `${part_number} (${brand_name})`)
  return [t(`bom.outcomes.${outcome}`), names.join('; '), null, t(`bom.match.${match.kind}`), null, quantity]
}
