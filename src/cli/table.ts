import { safeText } from './safe-text.ts'

const GAP = '  '

/** A table with headings, with columns as wide as their content. */
export function toTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map(row => row.map(safeText))]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => widthOf(line[column] ?? ''))))
  const toLine = (cells: string[]) =>
    cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(GAP)
  return lines.map(line => `${toLine(line).trimEnd()}\n`).join('')
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u

/** Width in terminal columns: a Chinese character takes two, a combining accent none. */
function widthOf(text: string): number {
  return [...text]
    .filter(character => !/\p{M}/u.test(character))
    .reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
}
