import type { ReadBom } from '../../../contract/shop/bom.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Database } from '../../database/connection.ts'
import { type BomUpload, findUpload } from './bom.queries.ts'
import type { BomContext } from './bom-context.ts'
import { type BomReading, toRequest } from './bom-reading.ts'
import { matchLines } from './match-lines.ts'
import { readWithCatalogue } from './read-with-catalogue.ts'

export async function getUpload(db: Database, id: string): Promise<BomUpload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new Refusal(404, { reason: 'errors.file_gone' })
  return upload
}

/** Reads an uploaded file with the buyer's settings and matches each line. */
export async function readUpload(
  context: BomContext,
  { sheets, content }: BomUpload,
  reading: BomReading,
): Promise<ReadBom> {
  const request = toRequest(
    reading,
    sheets.map(({ name }) => name),
  )
  const grid = await readWithCatalogue(context, known => context.reader.read(content, request, known))
  const { sheet, headerRow, columns } = grid.bom
  return { sheets, sheet, header_row: headerRow, columns, ...(await matchLines(context, grid)) }
}
