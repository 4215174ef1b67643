import type { MatchedLine, ReadBom } from '../../../contract/shop/bom.ts'
import { type Goods, partIdOf } from '../../../contract/shop/goods.ts'
import type { speak } from '../../../contract/wire/translate.ts'
import { lineKey } from '../../../domain/bom/line-key.ts'
import { demandOfOtherLines, outcomeOf } from '../../../domain/bom/outcome.ts'
import { lineAmount } from '../../../domain/money.ts'

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
] as const

/** None of the suggested parts. */
const REFUSED = 0

/** Once for each of the tables side by side. */
export function addedHeadings(lines: readonly Pick<MatchedLine, 'table'>[], t: Say): string[] {
  const tables = 1 + lines.reduce((most, { table }) => Math.max(most, table), 0)
  return Array.from({ length: tables }, () => COLUMNS.map(column => t(`bom_sheet.${column}`))).flat()
}

/** The added cells of each row: our offer, or why it is not a line. */
export function addedCells(
  { lines, skipped }: Pick<ReadBom, 'lines' | 'skipped'>,
  choices: Record<string, number>,
  t: Say,
): Map<number, Cell[]> {
  const cells = new Map<number, Cell[]>()
  for (const { row, reason } of skipped) if (reason !== 'empty') cells.set(row, [t(`bom.skipped.${reason}`)])
  const chosen = lines.map(line => ({ line, goods: chosenGoods(line, choices[lineKey(line)]) }))
  const elsewhere = demandOfOtherLines(
    chosen.map(({ line, goods }) => ({ partId: goods && partIdOf(goods), quantity: line.qty })),
  )
  for (const [i, { line, goods }] of chosen.entries()) {
    const isRefused = choices[lineKey(line)] === REFUSED
    const added = goods ? knownCells(line, goods, elsewhere[i], t) : unknownCells(line, isRefused, t)
    cells.set(line.row, beside(cells.get(line.row) ?? [], line.table, added))
  }
  return cells
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

function knownCells(line: MatchedLine, goods: Goods, others: number | undefined, t: Say): Cell[] {
  const { outcome, orderQuantity, unitPrice, warnings } = outcomeOf({
    goods,
    others,
    quantity: line.qty,
    warnings: line.warnings,
  })
  const notes = new Set([...line.warnings, ...warnings])
  return [
    t(`bom.outcomes.${outcome}`),
    goods.part_number,
    goods.brand_name,
    t(`bom.match.${line.match.kind}`),
    goods.stock,
    line.qty,
    orderQuantity,
    unitPrice,
    unitPrice === null ? null : lineAmount(unitPrice, orderQuantity),
    [...notes].map(warning => t(`bom.warnings.${warning}`)).join('; '),
  ]
}

/** Lists the candidates, so that the sheet can be passed on and decided elsewhere. */
function unknownCells({ outcome, match, qty }: MatchedLine, isRefused: boolean, t: Say): Cell[] {
  if (isRefused) return [t('bom.outcomes.free')]
  const names = match.candidates.map(({ part_number, brand_name }) => `${part_number} (${brand_name})`)
  return [t(`bom.outcomes.${outcome}`), names.join('; '), null, t(`bom.match.${match.kind}`), null, qty]
}
