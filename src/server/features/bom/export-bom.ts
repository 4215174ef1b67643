import type * as z from 'zod/mini'
import type { exportBom as exportBomEndpoint } from '../../../contract/shop/bom.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { BomContext } from './bom-context.ts'
import { getUpload, readUpload } from './read-upload.ts'
import { refusingSheets } from './refuse-sheet.ts'
import { findReplacements, nameAlternates } from './sheet-alternates.ts'
import { addedCells, addedHeadings, settleSheet, shortPartIds } from './sheet-cells.ts'

type Export = z.output<NonNullable<typeof exportBomEndpoint.body>>

/** The buyer's sheet, with our results after its last column. */
export async function exportBom(
  context: BomContext,
  body: Export,
): Promise<CallData<typeof exportBomEndpoint>> {
  const upload = await getUpload(context.db, body.file_id)
  const bom = await readUpload(context, upload, body)
  const { t } = await speak(context.lang)
  const directory = await context.directory()
  const replacements = await findReplacements({ ...context, directory }, bom.lines, body.choices)
  const lines = settleSheet(bom.lines, body, replacements)
  const alternates = await nameAlternates({ ...context, directory }, shortPartIds(lines))
  const extension = {
    sheet: bom.sheet,
    headerRow: bom.header_row,
    headings: addedHeadings(bom.lines, t),
    cells: addedCells(lines, bom.skipped, alternates, t),
  }
  const file = await refusingSheets(() => context.reader.extend(upload.content, extension))
  return { file_name: xlsxName(upload.fileName), file: Buffer.from(file).toString('base64') }
}

function xlsxName(name: string): string {
  return `${name.replace(/\.\w{1,5}$/, '') || 'bom'}-priced.xlsx`
}
