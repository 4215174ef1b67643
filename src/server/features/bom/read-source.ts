import type { BomSource, MatchedLine } from '../../../contract/shop/bom.ts'
import type { BomContext } from './bom-context.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import { getUpload, readUpload } from './read-upload.ts'

/** The lines of an uploaded file, for one board, or of pasted text. */
export async function readSource(context: BomContext, source: BomSource): Promise<MatchedLine[]> {
  if ('text' in source) return readPastedLines(context, source.text)
  const upload = await getUpload(context.db, source.file_id)
  const { lines } = await readUpload(context, upload, { ...source, boards: 1 })
  return lines
}
