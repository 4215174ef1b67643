import type { MatchedLine } from '../../../contract/shop/bom.ts'
import type { BomContext } from './bom-context.ts'
import { matchLines } from './match-lines.ts'
import { readWithCatalogue } from './read-with-catalogue.ts'

/** Reads pasted text with the reader of files, so that both give the same lines. Nothing is stored. */
export async function readPastedLines(context: BomContext, text: string): Promise<MatchedLine[]> {
  const grid = await readWithCatalogue(context, known => context.reader.readText(text, known))
  const { lines } = await matchLines(context, grid)
  return lines
}
