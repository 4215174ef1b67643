import type { Proforma, ProformaFact } from './describe-proforma.ts'
import { drawFacts, type FactTable, layOutFacts } from './facts.ts'
import { COLORS, FULL, HAIRLINE, halves, heightOf, type PdfSheet, stack } from './sheet.ts'
import type { Pen, Place, TextBlock } from './typesetting/pen.ts'

const SMALL = { size: 7.5, color: COLORS.muted, leading: 1.5 } as const

/** Payment state and method, bank account, and what the price excludes. */
export function drawPayment(sheet: PdfSheet, { payment, bank, note }: Proforma): void {
  const { pen } = sheet
  const { start, end } = halves(32)
  const groups: Group[] = []
  if (payment.facts.length > 0 || note) groups.push(layOutGroup(pen, payment, [note], start))
  if (bank) groups.push(layOutGroup(pen, bank, [bank.note, bank.hint], end))
  const height = Math.max(0, ...groups.map(group => group.height))
  sheet.makeRoom(height)
  for (const group of groups) drawGroup(sheet, group)
  sheet.y += height
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
