import type { MatchedLine } from '../../../contract/shop/bom.ts'
import type { BomContext } from './bom-context.ts'
import { matchLines } from './match-lines.ts'
import { refusingSheets } from './refuse-sheet.ts'

/** Reads pasted text with the reader of files, so that both give the same lines. Nothing is stored. */
export async function readPastedLines(context: BomContext, text: string): Promise<MatchedLine[]> {
  const grid = await refusingSheets(() => context.reader.readText(text))
  const { lines } = await matchLines(context, grid)
  return lines
}
