import type * as z from 'zod/mini'
import type { exportBom as exportBomEndpoint } from '../../../contract/shop/bom.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type BomTools, getUpload, readUpload } from './read-upload.ts'
import { refusingSheets } from './refuse-sheet.ts'
import { addedCells, addedHeadings } from './sheet-cells.ts'

type Export = z.output<NonNullable<typeof exportBomEndpoint.body>>

/** The buyer's sheet, with our results after its last column. */
export async function exportBom(
  tools: BomTools,
  body: Export,
  lang: Lang,
): Promise<CallData<typeof exportBomEndpoint>> {
  const upload = await getUpload(tools.db, body.file_id)
  const bom = await readUpload(tools, upload, body, lang)
  const { t } = await speak(lang)
  const extension = {
    sheet: bom.sheet,
    headerRow: bom.header_row,
    headings: addedHeadings(t),
    cells: addedCells(bom, body.choices, t),
  }
  const file = await refusingSheets(() => tools.reader.extend(upload.content, extension))
  return { file_name: xlsxName(upload.fileName), file: Buffer.from(file).toString('base64') }
}

function xlsxName(name: string): string {
  return `${name.replace(/\.\w{1,5}$/, '') || 'bom'}-priced.xlsx`
}
