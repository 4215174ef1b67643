import { withPlainDigits } from '../plain-digits.ts'
import { isAlternateWord } from './alternate-word.ts'
import { isRunning } from './cell-looks.ts'
import { foldHeading } from './fold-heading.ts'
import { listWords } from './header-words.ts'
import { LINE } from './words/board-words.ts'

const NUMBERED = /^(\d{1,5})(?:[.\-/_]?([a-j]|(?<=[.\-/_])\d{1,2})|\s?[-/_(]?\s?(\p{L}[^)]{1,20})\)?)?$/iu

type Numbered = { line: number; isSuffixed: boolean }

/** The line that 1, 1a, 1.2 and "1 alt" belong to. */
function readNumbered(cell: string): Numbered | null {
  const [, line, suffix, word] = NUMBERED.exec(withPlainDigits(cell)) ?? []
  if (line === undefined || (word !== undefined && !isAlternateWord(word))) return null
  return { line: Number(line), isSuffixed: suffix !== undefined || word !== undefined }
}

/** Line numbers: 1, 2, 3 … in most rows, and 2a, 2.1 or "2 alt" in those that name an alternate. */
export function areLineNumbers(cells: readonly string[]): boolean {
  if (isRunning(cells)) return true
  const numbered = cells.map(readNumbered).filter(found => found !== null)
  if (numbered.length < cells.length * MOST || !numbered.some(({ isSuffixed }) => isSuffixed)) return false
  const isInOrder = numbered.every(({ line, isSuffixed }, i) => {
    const before = numbered[i - 1]?.line ?? 0
    return isSuffixed ? line >= before : line > before
  })
  return isInOrder && isRunning([...new Set(numbered.map(({ line }) => line))].map(String))
}

const MOST = 0.9
const FEWEST_LINES = 3

/** 1, 2, 2, 3: an alternate has the number of its line. Such cells may be quantities as well. */
export function areRepeatedLines(cells: readonly string[]): boolean {
  const lines = cells.filter((cell, i) => cell !== cells[i - 1])
  return lines.length >= FEWEST_LINES && new Set(lines).size === lines.length && isRunning(lines)
}

const LINE_TITLES = new Set(listWords(LINE).map(([, word]) => foldHeading(word)))

/** "Item", "Pos." and "No."; a page or a level may read 1, 1, 2, 3 as well. */
export function isLineTitle(title: string): boolean {
  return title !== '' && LINE_TITLES.has(foldHeading(title))
}

/** Its line number is empty, the same, or one below the other's: 1a, 1.1. */
export function isBelow(number: string, above: string): boolean {
  if (number === '' || number === above) return true
  const [stem = ''] = /^\d+/.exec(above) ?? []
  return (
    stem !== '' && !/^\d+$/.test(number) && number.startsWith(stem) && !/^\d/.test(number.slice(stem.length))
  )
}
