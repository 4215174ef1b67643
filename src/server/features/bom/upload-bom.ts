import { randomUUID } from 'node:crypto'
import type { uploadBom as uploadBomEndpoint } from '../../../contract/shop/bom.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { takeAllowance } from '../allowance/index.ts'
import { addUpload } from './bom.queries.ts'
import type { InTurn } from './bom-queue.ts'
import { refusingSheets } from './refuse-sheet.ts'
import type { BomReader } from './worker/index.ts'

type UploadContext = Context & { reader: BomReader; inTurn: InTurn }
type Uploaded = CallData<typeof uploadBomEndpoint>

/** Stores the parsed content, not the file, so that the file is never opened again. */
export async function uploadBom(
  { db, reader, inTurn, who: { client } }: UploadContext,
  file: File,
): Promise<Uploaded> {
  if (file.size === 0) throw new Refusal(400, { reason: 'errors.file_empty' })
  if (file.size > LIMITS.uploadBytes) throw new Refusal(413, { reason: 'errors.file_too_large' })
  await takeAllowance(db, [{ of: 'uploadAddress', for: client.address }])
  return inTurn(client.address, () => keepUpload(db, reader, file, client.network))
}

async function keepUpload(db: Database, reader: BomReader, file: File, network: string): Promise<Uploaded> {
  const bytes = await file.bytes()
  const { sheets, packed } = await refusingSheets(() => reader.open(bytes))
  const fileName = plainName(file.name)
  const upload = {
    id: randomUUID(),
    fileName,
    size: file.size,
    // A text file has no sheets, and so no sheet names.
    sheets: sheets.map(({ name, rows }) => ({ name: name || fileName, rows })),
    content: packed,
    network,
  }
  await addUpload(db, upload)
  return { file_id: upload.id, file_name: fileName, size: upload.size, sheets: upload.sheets }
}

/** Without a folder, and without characters that are invalid in file names or change the text direction. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, LIMITS.fileNameLength)
}
