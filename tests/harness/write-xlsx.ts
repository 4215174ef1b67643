import { writeZip } from './write-zip.ts'

export type WorkbookXml = { sheets: Record<string, string>; sharedStrings?: string; styles?: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook from the XML between <sheetData>, <sst> and <styleSheet>. */
export function writeXlsx({ sheets, sharedStrings = '', styles = '' }: WorkbookXml): Buffer {
  const names = Object.keys(sheets)
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  const targets = [
    ...names.map((_, i) => ({ kind: 'worksheet', target: `worksheets/sheet${i + 1}.xml` })),
    { kind: 'sharedStrings', target: '/xl/sharedStrings.xml' },
    { kind: 'styles', target: 'styles.xml' },
  ]
  return writeZip([
    { name: '_rels/.rels', content: relations([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]) },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook ${MAIN} xmlns:r="${RELATION}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations(targets) },
    { name: 'xl/sharedStrings.xml', content: `${HEAD}<sst ${MAIN}>${sharedStrings}</sst>` },
    { name: 'xl/styles.xml', content: `${HEAD}<styleSheet ${MAIN}>${styles}</styleSheet>` },
    ...Object.values(sheets).map((data, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: `${HEAD}<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`,
    })),
  ])
}

/** Rows of plain texts, as written by programs without shared strings. */
export function inlineRows(rows: string[][]): string {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
  return rows.map(cells => `<row>${cells.map(cell).join('')}</row>`).join('')
}

function relations(targets: { kind: string; target: string }[]): string {
  const list = targets.map(
    ({ kind, target }, i) => `<Relationship Id="rId${i + 1}" Type="${RELATION}/${kind}" Target="${target}"/>`,
  )
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;')
}
