import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { LOCALES } from '../../../domain/locales.ts'
import type { Proforma } from './describe-proforma.ts'
import { drawCode } from './draw-code.ts'
import { drawHead } from './draw-head.ts'
import { drawFoot, drawPayment } from './draw-payment.ts'
import { drawSums, drawTable } from './draw-table.ts'
import { openFonts, type Style } from './fonts/open-fonts.ts'
import { BOTTOM, type PdfSheet } from './sheet.ts'
import { createPen, PAGE } from './typesetting/pen.ts'

const FOOT = PAGE.height - 48

export async function drawProforma(proforma: Proforma): Promise<Uint8Array<ArrayBuffer>> {
  const { tag, dir } = LOCALES[proforma.lang]
  const fonts = await openFonts(proforma.lang, textsOf(proforma))
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Otherwise Helvetica is opened for every document, and never used.
    font: '',
    pdfVersion: '1.7',
    bufferPages: true,
    lang: tag,
    displayTitle: true,
    info: {
      Title: `${proforma.title} ${proforma.orderNumber}`,
      Author: proforma.seller.name,
      // The same paper has the same bytes whenever it is drawn.
      ...(proforma.issuedAt ? { CreationDate: new Date(proforma.issuedAt) } : {}),
    },
  })
  const sheet = createSheet(doc, createPen(doc, fonts, dir))
  drawHead(sheet, proforma)
  drawTable(sheet, proforma)
  drawSums(sheet, proforma)
  drawPayment(sheet, proforma)
  drawCode(sheet, proforma)
  drawFeet(doc, sheet, proforma)
  doc.end()
  return new Uint8Array(await buffer(doc))
}

function createSheet(doc: PDFKit.PDFDocument, pen: PdfSheet['pen']): PdfSheet {
  const sheet = { pen, y: PAGE.margin, makeRoom }
  function makeRoom(height: number): boolean {
    if (sheet.y + height <= BOTTOM) return false
    doc.addPage()
    sheet.y = PAGE.margin
    return true
  }
  return sheet
}

function drawFeet(doc: PDFKit.PDFDocument, sheet: PdfSheet, proforma: Proforma): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const text = proforma.page.replace('{page}', String(page + 1)).replace('{pages}', String(count))
    drawFoot(sheet.pen, proforma, text, FOOT)
  }
}

/** A typeface is opened in bold only if its script is used in bold. */
function textsOf(proforma: Proforma): Record<Style, string> {
  const { title, seller, facts, parties, head, rows, total, payment, bank, code } = proforma
  const { billing, shipping } = parties
  const named = [seller.name, billing.label, billing.name, shipping.label, shipping.name]
  const codes = [...facts, ...(bank?.facts ?? [])].flatMap(fact => (fact.isCode ? fact.value : []))
  return {
    regular: `${JSON.stringify(proforma)}0123456789·`,
    bold: [title, ...named, ...head, JSON.stringify(total), payment.title, bank?.title, code?.label].join(''),
    mono: [...codes, code?.url, ...rows.map(([, partNumber]) => partNumber)].join(''),
  }
}
