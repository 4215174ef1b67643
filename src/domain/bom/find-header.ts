import { isPartNumber, isWritten, shareOf } from './cell-looks.ts'
import { cellText, isBlank } from './cell-text.ts'
import { HEADING_KINDS, type HeadingKind } from './header-words.ts'
import { type Heading, recognizeHeading } from './recognize-heading.ts'

/** Company details and change histories come before the header; none is longer than this. */
const SEARCHED_ROWS = 100
const LONGEST_TITLE = 60
const MANY_DIGITS = /\d\D{0,9}\d\D{0,9}\d\D{0,9}\d/
const LEAST_SCORE = 5
/** A header row with this score needs no further search. */
const SURE_SCORE = 14

export const NO_HEADER = -1

/** The header row: the row that names most of our fields, the first of equals. */
export function findHeader(rows: readonly string[][]): number {
  const known = findKnownHeader(rows)
  if (known === NO_HEADER) return findUnknownHeader(rows)
  return isSecondHeader(rows, known + 1) ? known + 1 : known
}

const LEAST_KNOWN = 2

/** "Name" and "Number" below a merged "Manufacturer": the titles continue in a second row. */
function isSecondHeader(rows: readonly string[][], row: number): boolean {
  const [above, below] = [rows[row - 1] ?? [], rows[row] ?? []]
  const isUnderMerged = below.some((cell, column) => !isBlank(cell) && isBlank(above[column]))
  return isUnderMerged && [above, below].every(areTitles)
}

function areTitles(cells: readonly string[]): boolean {
  const titles = cells.filter(cell => !isBlank(cell))
  if (titles.some(title => title.length > LONGEST_TITLE || /\d|:\s*$/.test(title))) return false
  return titles.filter(title => recognizeHeading(title)?.isWhole).length >= LEAST_KNOWN
}

/** The title of a column; the one above a second row of titles if that row says nothing that we know. */
export function titleAt(rows: readonly string[][], headerRow: number, column: number): string {
  if (headerRow === NO_HEADER) return ''
  const title = cellText(rows[headerRow]?.[column])
  if (recognizeHeading(title)?.isWhole || !isSecondHeader(rows, headerRow)) return title
  const above = cellText(rows[headerRow - 1]?.[column])
  return title === '' || recognizeHeading(above)?.isWhole ? above : title
}

/** A header row with words that we know. */
export function findKnownHeader(rows: readonly string[][]): number {
  const known = new Map<string, Heading | null>()
  const best = { row: NO_HEADER, score: 0 }
  for (let row = 0; row < Math.min(rows.length, SEARCHED_ROWS) && best.score < SURE_SCORE; row++) {
    const score = scoreHeader(rows[row] ?? [], known)
    if (score > best.score) Object.assign(best, { row, score })
  }
  return best.score >= LEAST_SCORE ? best.row : NO_HEADER
}

function scoreHeader(cells: readonly string[], known: Map<string, Heading | null>): number {
  const titles = cells.filter(cell => !isBlank(cell))
  const said = new Map<string, number>()
  for (const title of titles) {
    const heading = readTitle(title, known)
    if (heading) said.set(heading.kind, Math.max(said.get(heading.kind) ?? 0, weigh(heading, title)))
  }
  const isList = titles.length === 1 && (said.has('mpn') || said.has('number'))
  if (isList) return LEAST_SCORE
  return said.size < 2 ? 0 : [...said.values()].reduce((sum, weight) => sum + weight, 0)
}

function readTitle(title: string, known: Map<string, Heading | null>): Heading | null {
  if (title.length > LONGEST_TITLE || MANY_DIGITS.test(title)) return null
  const remembered = known.get(title)
  if (remembered !== undefined) return remembered
  const heading = recognizeHeading(title)
  known.set(title, heading)
  return heading
}

/** "Board qty:" labels the cell beside it, not the ones below. */
function weigh(heading: Heading, title: string): number {
  const { weight } = HEADING_KINDS[heading.kind]
  if (title.trimEnd().endsWith(':')) return weight / 4
  return heading.isWhole ? weight : weight / 2
}

/** Whether most cells of a row are titles, and one of each group of kinds is among them. */
export function isHeaderOf(cells: readonly string[], wanted: readonly (readonly HeadingKind[])[]): boolean {
  // Nearly every row of parts has digits, which saves reading it.
  const titles = cells.filter(cell => !isBlank(cell))
  if (titles.length < wanted.length || titles.filter(title => /\d/.test(title)).length > titles.length / 3)
    return false
  const kinds = titles.map(title => (title.length > LONGEST_TITLE ? null : recognizeHeading(title)))
  const known = kinds.filter(heading => heading?.isWhole)
  if (known.length < titles.length / 2) return false
  return wanted.every(group => known.some(heading => heading && group.includes(heading.kind)))
}

/** A header in words we do not know: it has no digits, and part numbers below it. */
function findUnknownHeader(rows: readonly string[][]): number {
  const first = rows
    .slice(0, SEARCHED_ROWS)
    .findIndex(cells => cells.filter(cell => !isBlank(cell)).length >= 2)
  const titles = (rows[first] ?? []).map(cell => cellText(cell))
  if (first < 0 || titles.some(title => /\p{N}/u.test(title))) return NO_HEADER
  const isAbove = titles.some((title, column) => isWritten(title) && hasNumbersBelow(rows, first, column))
  return isAbove ? first : NO_HEADER
}

function hasNumbersBelow(rows: readonly string[][], header: number, column: number): boolean {
  const cells = rows.slice(header + 1, header + 30).map(cells => cellText(cells[column]))
  return shareOf(cells.filter(isWritten), isPartNumber) >= 0.5
}
