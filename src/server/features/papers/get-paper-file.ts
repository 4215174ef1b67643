import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { addDocumentFile, type DocumentRow, findDocumentFile } from '../orders/index.ts'
import { type ProformaWriter, refuseDrawing } from '../proforma/index.ts'

export type PaperFile = { file_name: string; content: string }

type Drawing = { db: Database; writer: Pick<ProformaWriter, 'draw'>; owner: string }

/** The file of a paper. It is drawn once and kept, because later versions of the shop may draw other bytes. */
export async function getPaperFile(drawing: Drawing, paper: DocumentRow): Promise<PaperFile> {
  const content = (await readFile(drawing.db, paper)) ?? (await drawFile(drawing, paper))
  return {
    file_name: `${paper.number.replaceAll('/', '-')}.pdf`,
    content: content.toString('base64'),
  }
}

async function readFile(db: Database, { id, number }: DocumentRow): Promise<Buffer | null> {
  const file = await findDocumentFile(db, id)
  if (file && !file.sha256.equals(hashOf(file.content))) throw new Error(`the file of ${number} was changed`)
  return file?.content ?? null
}

/** If two are drawn at once, the first one counts. */
async function drawFile({ db, writer, owner }: Drawing, paper: DocumentRow): Promise<Buffer> {
  const content = Buffer.from(await writer.draw(paper.facts, owner).catch(refuseDrawing))
  await addDocumentFile(db, paper.id, { sha256: hashOf(content), content })
  return (await readFile(db, paper)) ?? content
}

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}
