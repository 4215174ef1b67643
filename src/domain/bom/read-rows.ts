import { LIMITS } from '../limits.ts'
import type { BomLine, SkippedRow, SkipReason } from './bom.ts'
import { cellText, isBlank } from './cell-text.ts'
import type { Layout } from './layout.ts'
import { mergeKey, mergeLines } from './merge-lines.ts'
import { readLine } from './read-line.ts'

export type ReadRows = { lines: BomLine[]; skipped: SkippedRow[] }

/** Reads every row below the header as a line or as skipped with a reason. */
export function readRows(
  rows: readonly string[][],
  headerRow: number,
  layout: Layout,
  boards: number,
): ReadRows {
  const lines = new Map<string, BomLine>()
  const skipped: SkippedRow[] = []
  for (let row = headerRow + 1; row < rows.length; row++) {
    const cells = rows[row] ?? []
    const line = readLine(row, cells, layout, boards)
    const reason = typeof line === 'string' ? line : addLine(lines, line)
    if (reason) skipped.push({ row, reason, text: describe(cells, reason) })
  }
  return { lines: limitNumbers([...lines.values()]), skipped }
}

/** Every line is looked up; alternates only until the file's limit of numbers is reached. */
function limitNumbers(lines: BomLine[]): BomLine[] {
  let left = LIMITS.bomNumbers - lines.length
  return lines.map(line => {
    const alternates = line.alternates.slice(0, left)
    left -= alternates.length
    return { ...line, alternates }
  })
}

/** Adds or merges a line; returns a reason when it did not become a line of its own. */
function addLine(lines: Map<string, BomLine>, line: BomLine): SkipReason | null {
  const key = mergeKey(line)
  const earlier = lines.get(key)
  if (!earlier && lines.size >= LIMITS.bomLines) return 'over_limit'
  lines.set(key, earlier ? mergeLines(earlier, line) : line)
  return earlier ? 'merged' : null
}

const TEXT_LENGTH = 200

function describe(cells: readonly string[], reason: SkipReason): string {
  if (reason === 'empty') return ''
  let text = ''
  for (const cell of cells) {
    if (text.length >= TEXT_LENGTH) break
    if (!isBlank(cell)) text += `${text === '' ? '' : ' · '}${cellText(cell, TEXT_LENGTH * 2)}`
  }
  return text.slice(0, TEXT_LENGTH)
}
