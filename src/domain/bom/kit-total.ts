import { withPlainDigits } from '../plain-digits.ts'
import { isBareTotal } from './assign-fields.ts'
import { isInteger } from './cell-looks.ts'
import { cellText, isBlank } from './cell-text.ts'
import type { Candidate } from './recognize-columns.ts'

const LEAST_ROWS = 2
const NEARLY_ALL = 0.9

/** `Qty CPU`, `Qty IO`, `Total`: the total of several boards, if it is their sum in nearly every row; one board may be built twice. */
export function findKitTotal(
  rows: readonly string[][],
  columns: readonly Candidate[],
): Candidate | undefined {
  const boards = columns.filter(mayCountForBoard)
  if (boards.length < 2) return undefined
  return columns.find(column => mayBeTotal(column) && isSumOf(boards, column, rows))
}

function mayBeTotal({ kind, title }: Candidate): boolean {
  return kind === 'qty_total' || kind === 'qty_order' || isBareTotal(title)
}

/** "Qty CPU", "Main board", "Variant A": a count that belongs to one board, in words that we know only in part. */
function mayCountForBoard({ kind, title, isWhole, isHidden, cells }: Candidate): boolean {
  const isOpen = kind === null || ((kind === 'qty' || kind === 'nothing') && !isWhole)
  return isOpen && title !== '' && !isHidden && cells.length > 0 && cells.every(isInteger)
}

function isSumOf(boards: readonly Candidate[], total: Candidate, rows: readonly string[][]): boolean {
  const counted = rows.filter(cells => isInteger(cellText(cells[total.index])))
  const equal = counted.filter(cells => {
    const counts = boards.map(({ index, title }) => countIn(cells[index]) * boardsIn(title))
    return counts.reduce((sum, count) => sum + count, 0) === countIn(cells[total.index])
  })
  return equal.length >= LEAST_ROWS && equal.length >= counted.length * NEARLY_ALL
}

/** "IO board (x2)" */
function boardsIn(title: string): number {
  const [, after, before] =
    /(?<!\p{L})[x×*]\s?(\d{1,3})(?![\d.,])|(?<![\d.,])(\d{1,3})\s?[x×](?!\p{L})/iu.exec(title) ?? []
  return Number(after ?? before ?? 1)
}

function countIn(cell: string | undefined): number {
  return isBlank(cell) ? 0 : Number.parseInt(withPlainDigits(cellText(cell)), 10)
}
