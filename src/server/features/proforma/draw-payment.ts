import type { Proforma, ProformaFact } from './describe-proforma.ts'
import { drawFacts, type FactTable, layOutFacts } from './facts.ts'
import { BOTTOM, COLORS, FULL, HAIRLINE, halves, heightOf, type PdfSheet, stack } from './sheet.ts'
import { PAGE, type Pen, type Place, type TextBlock } from './typesetting/pen.ts'

const SMALL = { size: 7.5, color: COLORS.muted, leading: 1.5 } as const

/**
 * Payment state and method, bank account, and the costs that the price excludes. Remarks longer than a page
 * follow the rest.
 */
export function drawPayment(sheet: PdfSheet, proforma: Proforma): void {
  const { note, bank } = proforma
  const groups = layOutGroups(sheet.pen, proforma, { hasRemarks: true })
  const fits = heightOfGroups(groups) <= BOTTOM - PAGE.margin
  drawGroups(sheet, fits ? groups : layOutGroups(sheet.pen, proforma, { hasRemarks: false }))
  const remarks = fits ? [] : [note, bank?.note, bank?.hint]
  for (const text of remarks) if (text) drawText(sheet, text)
}

function layOutGroups(
  pen: Pen,
  { payment, bank, note }: Proforma,
  { hasRemarks }: { hasRemarks: boolean },
): Group[] {
  const { start, end } = halves(32)
  const groups: Group[] = []
  if (payment.facts.length > 0 || note)
    groups.push(layOutGroup(pen, payment, hasRemarks ? [note] : [], start))
  if (bank) groups.push(layOutGroup(pen, bank, hasRemarks ? [bank.note, bank.hint] : [], end))
  return groups
}

function heightOfGroups(groups: readonly Group[]): number {
  return Math.max(0, ...groups.map(group => group.height))
}

function drawGroups(sheet: PdfSheet, groups: readonly Group[]): void {
  const height = heightOfGroups(groups)
  sheet.makeRoom(height)
  for (const group of groups) drawGroup(sheet, group)
  sheet.y += height
}

/** Line by line, over as many pages as it needs. */
function drawText(sheet: PdfSheet, text: string): void {
  const block = sheet.pen.layOut(text, FULL, SMALL)
  const height = block.height / block.lines.length
  for (const line of block.lines) {
    sheet.makeRoom(height)
    sheet.pen.write({ ...block, lines: [line], height }, sheet.y)
    sheet.y += height
  }
  sheet.y += REMARK_GAP
}

type Group = { title: TextBlock; facts: FactTable; remarks: readonly TextBlock[]; height: number }

const TITLE_GAP = 3
const REMARK_GAP = 8

function layOutGroup(
  pen: Pen,
  group: { title: string; facts: readonly ProformaFact[] },
  texts: readonly string[],
  place: Place,
): Group {
  const title = pen.layOut(group.title, place, { size: 8, style: 'bold', color: COLORS.green })
  const facts = layOutFacts(pen, group.facts, place)
  const remarks = texts.filter(Boolean).map(text => pen.layOut(text, place, SMALL))
  const height = title.height + TITLE_GAP + facts.height + REMARK_GAP + heightOf(remarks)
  return { title, facts, remarks, height }
}

function drawGroup({ pen, y }: PdfSheet, { title, facts, remarks }: Group): void {
  const factsEnd = drawFacts(pen, facts, stack(pen, [title], y) + TITLE_GAP)
  stack(pen, remarks, factsEnd + REMARK_GAP)
}

/** On every page, once the number of pages is known. */
export function drawFoot(pen: Pen, { title, orderNumber }: Proforma, page: string, y: number): void {
  const { start, end } = halves(16, 0.7)
  pen.rule(FULL, y, HAIRLINE)
  pen.write(pen.layOut(`${title} · ${orderNumber}`, start, SMALL), y + 6)
  pen.write(pen.layOut(page, end, { ...SMALL, align: 'end' }), y + 6)
}
