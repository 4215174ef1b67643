import type { Party, Proforma } from './describe-proforma.ts'
import { drawFacts, layOutFacts } from './facts.ts'
import { COLORS, FULL, GREEN_LINE, halves, type PdfSheet, stack } from './sheet.ts'
import type { Pen, Place, TextBlock } from './typesetting/pen.ts'

/** Seller, title and buyer. */
export function drawHead(sheet: PdfSheet, { title, seller, facts, parties }: Proforma): void {
  const { pen } = sheet
  const { start, end } = halves(32, 0.55)
  const sellerEnd = stack(pen, layOutParty(pen, seller, start, 13), sheet.y)
  const heading = pen.layOut(title, end, {
    size: 19,
    style: 'bold',
    color: COLORS.green,
    align: 'end',
    leading: 1.3,
  })
  const headingEnd = stack(pen, [heading], sheet.y - 4)
  const factsEnd = drawFacts(pen, layOutFacts(pen, facts, end), headingEnd + 6)
  sheet.y = Math.max(sellerEnd, factsEnd) + 18
  pen.rule(FULL, sheet.y, GREEN_LINE)
  sheet.y = drawParties(sheet, parties) + 20
}

function drawParties({ pen, y }: PdfSheet, { billing, shipping }: Proforma['parties']): number {
  const { start, end } = halves(32)
  const draw = (party: Party, place: Place) => {
    const label = pen.layOut(party.label, place, {
      size: 8,
      style: 'bold',
      color: COLORS.green,
      leading: 1.7,
    })
    return stack(pen, [label, ...layOutParty(pen, party, place, 9.5)], y + 14)
  }
  return Math.max(draw(billing, start), draw(shipping, end))
}

function layOutParty(pen: Pen, { name, lines }: Party, place: Place, nameSize: number): TextBlock[] {
  const head = pen.layOut(name, place, { size: nameSize, style: 'bold', leading: 1.6 })
  const small = { size: 8.5, color: COLORS.muted, leading: 1.5 }
  return [head, ...lines.map(line => pen.layOut(line, place, small))]
}
