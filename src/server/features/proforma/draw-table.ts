import type { Proforma, Sum } from './describe-proforma.ts'
import { COLORS, FULL, GREEN_LINE, HAIRLINE, type PdfSheet } from './sheet.ts'
import { COLUMN, type Ink, PAGE, type Pen, type Place, type TextBlock } from './typesetting/pen.ts'

/** A whole cell has one line: a price of two lines, or its sign below it, is misread. */
type Column = { width: number; ink: Ink; isWhole?: true }

const PRICED: readonly Column[] = [
  { width: 30, ink: { size: 8.5, color: COLORS.muted }, isWhole: true },
  { width: 156, ink: { size: 8.5, style: 'mono' } },
  { width: 104, ink: { size: 8.5 } },
  { width: 60, ink: { size: 8.5, align: 'end' }, isWhole: true },
  { width: 70, ink: { size: 8.5, align: 'end' }, isWhole: true },
  { width: 79.28, ink: { size: 8.5, align: 'end' }, isWhole: true },
]
/** The same three columns as in a paper with prices, wider. */
const UNPRICED: readonly Column[] = [
  { width: 30, ink: { size: 8.5, color: COLORS.muted }, isWhole: true },
  { width: 216, ink: { size: 8.5, style: 'mono' } },
  { width: 164, ink: { size: 8.5 } },
  { width: 89.28, ink: { size: 8.5, align: 'end' }, isWhole: true },
]
const GAP = 8
const PADDING = 4.5

/** The lines of the order, with the column headings on each page. */
export function drawTable(sheet: PdfSheet, { head, rows, rowNotes }: Proforma): void {
  // A credit note of an amount has no lines.
  if (rows.length === 0) return
  const columns = head.length === UNPRICED.length ? UNPRICED : PRICED
  const names = layOutRow(sheet, columns, head, ink => ({
    ...ink,
    size: 7.5,
    style: 'bold',
    color: COLORS.green,
    leading: 1.2,
  }))
  sheet.makeRoom(4 * heightOfRow(names))
  drawNames(sheet, names)
  for (const [index, row] of rows.entries()) {
    const blocks = layOutRow(sheet, columns, row, ink => ink)
    const note = layOutNote(sheet, columns, rowNotes[index] ?? '')
    if (sheet.makeRoom(heightOfRow(blocks) + (note?.height ?? 0))) drawNames(sheet, names)
    else if (index > 0) sheet.pen.rule(FULL, sheet.y, HAIRLINE)
    writeRow(sheet, blocks)
    if (note) writeNote(sheet, note)
  }
}

/** Below the part number and its manufacturer. */
function layOutNote({ pen }: PdfSheet, columns: readonly Column[], note: string): TextBlock | null {
  if (note === '') return null
  const [no, number, maker] = columns.map(({ width }) => width)
  const place = { x: PAGE.margin + (no ?? 0), width: (number ?? 0) + (maker ?? 0) - GAP }
  return pen.layOut(note, place, { size: 7.5, color: COLORS.muted })
}

function writeNote(sheet: PdfSheet, note: TextBlock): void {
  sheet.pen.write(note, sheet.y - PADDING + 1)
  sheet.y += note.height
}

function layOutRow(
  { pen }: PdfSheet,
  columns: readonly Column[],
  row: readonly string[],
  toInk: (ink: Ink) => Ink,
): TextBlock[] {
  const edges = columns.map((_, index) => columns.slice(0, index).reduce((sum, { width }) => sum + width, 0))
  return columns.map(({ width, ink, isWhole }, index) => {
    const [text, place] = [row[index] ?? '', placeOf(edges[index] ?? 0, width, ink)]
    return isWhole ? layOutWhole(pen, text, place, toInk(ink)) : pen.layOut(text, place, toInk(ink))
  })
}

const SMALLER = [8, 7.5, 7, 6.5, 6]

/** In smaller letters if needed; the height of the line stays. */
function layOutWhole(pen: Pen, text: string, place: Place, ink: Ink): TextBlock {
  const block = pen.layOut(text, place, ink)
  if (block.lines.length === 1) return block
  const smaller = SMALLER.filter(size => size < ink.size).map(size => ({
    ...ink,
    size,
    leading: block.height / block.lines.length / size,
  }))
  return smaller.map(one => pen.layOut(text, place, one)).find(({ lines }) => lines.length === 1) ?? block
}

/** Gaps are between columns only, never at the edges of the page. */
function placeOf(edge: number, width: number, { align }: Ink): Place {
  const x = PAGE.margin + edge
  return align === 'end' ? { x: x + GAP, width: width - GAP } : { x, width: width - GAP }
}

function drawNames(sheet: PdfSheet, names: readonly TextBlock[]): void {
  writeRow(sheet, names)
  sheet.pen.rule(FULL, sheet.y, GREEN_LINE)
}

function writeRow(sheet: PdfSheet, blocks: readonly TextBlock[]): void {
  for (const block of blocks) sheet.pen.write(block, sheet.y + PADDING)
  sheet.y += heightOfRow(blocks)
}

function heightOfRow(blocks: readonly TextBlock[]): number {
  return Math.max(...blocks.map(block => block.height)) + 2 * PADDING
}

const SUMS_WIDTH = 250

export function drawSums(sheet: PdfSheet, { sums, total }: Proforma): void {
  if (!total) {
    sheet.y += 20
    return
  }
  const layOut = (sum: Sum, size: number) => layOutSum(sheet, sum, size)
  const blocks = sums.map(sum => layOut(sum, 8.5))
  const last = layOut(total, 11)
  sheet.makeRoom([...blocks, last].reduce((height, sum) => height + heightOfSum(sum), 0))
  sheet.pen.rule(FULL, sheet.y, HAIRLINE)
  sheet.y += 4
  for (const block of blocks) writeSum(sheet, block)
  sheet.pen.rule({ x: PAGE.margin + COLUMN - SUMS_WIDTH, width: SUMS_WIDTH }, sheet.y + 2, GREEN_LINE)
  sheet.y += 4
  writeSum(sheet, last)
  sheet.y += 20
}

type SumBlocks = { label: TextBlock; note: TextBlock | null; value: TextBlock }

function layOutSum({ pen }: PdfSheet, { label, note, value }: Sum, size: number): SumBlocks {
  const x = PAGE.margin + COLUMN - SUMS_WIDTH
  const style = size > 10 ? 'bold' : 'regular'
  const labelPlace = { x, width: SUMS_WIDTH * 0.58 }
  return {
    label: pen.layOut(label, labelPlace, { size, style }),
    note: note ? pen.layOut(note, labelPlace, { size: 7.5, color: COLORS.muted }) : null,
    value: pen.layOut(
      value,
      { x: x + SUMS_WIDTH * 0.6, width: SUMS_WIDTH * 0.4 },
      { size, style, align: 'end' },
    ),
  }
}

function writeSum(sheet: PdfSheet, sum: SumBlocks): void {
  sheet.pen.write(sum.label, sheet.y + PADDING)
  if (sum.note) sheet.pen.write(sum.note, sheet.y + PADDING + sum.label.height)
  sheet.pen.write(sum.value, sheet.y + PADDING)
  sheet.y += heightOfSum(sum)
}

function heightOfSum({ label, note, value }: SumBlocks): number {
  return Math.max(label.height + (note?.height ?? 0), value.height) + PADDING + 1
}
