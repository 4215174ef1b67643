import type { MatchedLine, ReadBom } from '../../../contract/bom.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { BomLine, BomWarning } from '../../../domain/bom/bom.ts'
import { outcomeOf } from '../../../domain/bom/outcome.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { type Directories, matchParts, type PartMatch } from '../catalogue/index.ts'
import { findUpload, type Upload } from './bom.queries.ts'
import { type Reading, toRequest } from './bom-reading.ts'
import { refusingSheets } from './refuse-sheet.ts'
import type { BomReader } from './worker/index.ts'

export type BomTools = { db: Database; reader: BomReader; directory: Directories }

export async function getUpload(db: Database, id: string): Promise<Upload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new Refusal(404, { message: 'errors.file_gone' })
  return upload
}

/** Reads an uploaded file as asked and says of each line what we have of it. */
export async function readUpload(
  { db, reader, directory }: BomTools,
  { sheets, content }: Upload,
  reading: Reading,
  lang: Lang,
): Promise<ReadBom> {
  const request = toRequest(
    reading,
    sheets.map(({ name }) => name),
  )
  const bom = await refusingSheets(() => reader.read(content, request))
  const matches = await matchParts(db, await directory(), bom.lines, lang)
  return {
    sheets,
    sheet: bom.sheet,
    header_row: bom.headerRow,
    columns: bom.columns,
    lines: bom.lines.flatMap((line, i) => matches.slice(i, i + 1).map(match => toMatchedLine(line, match))),
    skipped: bom.skipped,
  }
}

function toMatchedLine(line: BomLine, match: PartMatch): MatchedLine {
  const { kind, goods, candidates } = match
  const { outcome, warnings } = decide(line, match)
  return {
    ...line,
    match: { kind, goods, candidates },
    outcome,
    warnings: [...line.warnings, ...doubtsOf(match), ...warnings],
  }
}

function decide(
  { qty }: BomLine,
  { goods, candidates }: PartMatch,
): { outcome: MatchedLine['outcome']; warnings: BomWarning[] } {
  if (candidates.length > 0) return { outcome: 'choose', warnings: [] }
  if (!goods) return { outcome: 'free', warnings: [] }
  return outcomeOf({ goods, qty })
}

function doubtsOf({ isByAlternate, isByFormerNumber, isOtherMaker }: PartMatch): BomWarning[] {
  return [
    ...(isByAlternate ? (['alternate'] as const) : []),
    ...(isByFormerNumber ? (['former_number'] as const) : []),
    ...(isOtherMaker ? (['other_maker'] as const) : []),
  ]
}
