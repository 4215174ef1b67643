import { encode } from 'uqr'
import type { Proforma } from './describe-proforma.ts'
import { COLORS, heightOf, type PdfSheet, stack } from './sheet.ts'
import { COLUMN, PAGE } from './typesetting/pen.ts'

const SIDE = 62
const GAP = 18

/** The address of a page as a QR code, and as text for readers without a camera. */
export function drawCode(sheet: PdfSheet, { code }: Proforma): void {
  if (!code) return
  const { pen } = sheet
  const place = { x: PAGE.margin + SIDE + GAP, width: COLUMN - SIDE - GAP }
  const texts = [
    pen.layOut(code.label, place, { size: 8, style: 'bold', color: COLORS.green }),
    pen.layOut(code.url, place, { size: 7.5, style: 'mono' }),
  ]
  sheet.makeRoom(SIDE + GAP)
  const top = sheet.y + GAP
  pen.squares(encode(code.url, { ecc: 'M', border: 0 }).data, { x: PAGE.margin, width: SIDE }, top)
  stack(pen, texts, top + (SIDE - heightOf(texts)) / 2)
  sheet.y = top + SIDE
}
