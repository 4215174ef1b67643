import { createHash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { addQuoteFile, findQuoteFile } from './files.queries.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { findVersion } from './versions.queries.ts'

export type PdfWriter = { draw: (facts: QuoteFacts, owner: string) => Promise<Uint8Array> }
type Drawing = { db: Database; writer: PdfWriter; owner: string }
type Pdf = { fileName: string; content: Uint8Array }

/**
 * The PDF of a version that was sent; null: there is none. It is drawn once from the stored facts and kept, because
 * later versions of the shop may draw other bytes.
 */
export async function writePdf(
  drawing: Drawing,
  { id, number }: QuoteRow,
  version: number,
): Promise<Pdf | null> {
  const key = { quoteId: id, version }
  const content = (await readFile(drawing.db, key)) ?? (await drawOnce(drawing, key))
  return content && { fileName: `${number}-v${version}.pdf`, content }
}

type FileKey = { quoteId: number; version: number }

async function readFile(db: Database, key: FileKey): Promise<Buffer | null> {
  const file = await findQuoteFile(db, key)
  if (file && !file.sha256.equals(hashOf(file.content)))
    throw new Error(`the file of quote ${key.quoteId} was changed`)
  return file?.content ?? null
}

/** The mail and a download often want the same file at once. */
const underWay = new WeakMap<PdfWriter, Map<string, Promise<Buffer | null>>>()

function drawOnce(drawing: Drawing, key: FileKey): Promise<Buffer | null> {
  const drawings = underWay.get(drawing.writer) ?? new Map<string, Promise<Buffer | null>>()
  underWay.set(drawing.writer, drawings)
  const name = `${key.quoteId} ${key.version}`
  const known = drawings.get(name)
  if (known) return known
  const drawn = drawFile(drawing, key).finally(() => drawings.delete(name))
  drawings.set(name, drawn)
  return drawn
}

/** If two processes draw at once, the first one counts. */
async function drawFile({ db, writer, owner }: Drawing, key: FileKey): Promise<Buffer | null> {
  const facts = (await findVersion(db, key))?.facts
  if (!facts) return null
  const content = Buffer.from(await writer.draw(facts, owner))
  await addQuoteFile(db, key, { sha256: hashOf(content), content })
  return (await readFile(db, key)) ?? content
}

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}
