import { withPlainDigits } from '../plain-digits.ts'
import { isAlternateWord } from './alternate-word.ts'
import { isInteger, isRunning, shareOf } from './cell-looks.ts'

const NUMBERED = /^(\d{1,5})(?:[.\-/_]?([a-j]|(?<=[.\-/_])\d{1,2})|\s?[-/_(]?\s?(\p{L}[^)]{1,20})\)?)?$/iu

/** The number of the line that 1, 1a, 1.2 and "1 alt" belong to. */
function lineOf(cell: string): number | null {
  const [, line, , word] = NUMBERED.exec(withPlainDigits(cell)) ?? []
  return line === undefined || (word !== undefined && !isAlternateWord(word)) ? null : Number(line)
}

/** Line numbers: 1, 2, 3 … in most rows, and 2a, 2.1 or "2 alt" in those that name an alternate. */
export function areLineNumbers(cells: readonly string[]): boolean {
  if (isRunning(cells)) return true
  const lines = cells.map(lineOf).filter(line => line !== null)
  if (lines.length < cells.length * MOST || shareOf(cells, isInteger) < A_FAIR_SHARE) return false
  return isRunning([...new Set(lines)].map(String)) && lines.every((line, i) => line >= (lines[i - 1] ?? 0))
}

const MOST = 0.9
const A_FAIR_SHARE = 0.3

/** Its line number is empty, the same, or one below the other's: 1a, 1.1. */
export function isBelow(number: string, above: string): boolean {
  if (number === '' || number === above) return true
  const [stem = ''] = /^\d+/.exec(above) ?? []
  return (
    stem !== '' && !/^\d+$/.test(number) && number.startsWith(stem) && !/^\d/.test(number.slice(stem.length))
  )
}
