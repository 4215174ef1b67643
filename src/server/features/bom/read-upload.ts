import type { MatchedLine, ReadBom } from '../../../contract/shop/bom.ts'
import { type Goods, partIdOf } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { BomLine, BomWarning } from '../../../domain/bom/bom.ts'
import { demandOfOtherLines, outcomeOf } from '../../../domain/bom/outcome.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { type Directories, matchParts, type PartMatch } from '../catalogue/index.ts'
import { type BomUpload, findUpload } from './bom.queries.ts'
import { type BomReading, toRequest } from './bom-reading.ts'
import { refusingSheets } from './refuse-sheet.ts'
import type { BomReader } from './worker/index.ts'

/** `db` is the connection for BOMs. */
export type BomContext = Context & { reader: BomReader; directory: Directories }

export async function getUpload(db: Database, id: string): Promise<BomUpload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new Refusal(404, { reason: 'errors.file_gone' })
  return upload
}

/** Reads an uploaded file with the buyer's settings and matches each line. */
export async function readUpload(
  { db, reader, directory, lang }: BomContext,
  { sheets, content }: BomUpload,
  reading: BomReading,
): Promise<ReadBom> {
  const request = toRequest(
    reading,
    sheets.map(({ name }) => name),
  )
  const { bom, keys } = await refusingSheets(() => reader.read(content, request))
  const asked = bom.lines.map(({ manufacturer }, i) => ({ numbers: keys[i] ?? [], manufacturer }))
  const matches = await matchParts({ db, lang, directory: await directory() }, asked)
  const elsewhere = demandOfOtherLines(
    bom.lines.map(({ qty: quantity }, i) => ({ partId: surePartId(matches[i]), quantity })),
  )
  return {
    sheets,
    sheet: bom.sheet,
    header_row: bom.headerRow,
    columns: bom.columns,
    lines: bom.lines.flatMap((line, i) =>
      matches.slice(i, i + 1).map(match => toMatchedLine(line, match, elsewhere[i])),
    ),
    skipped: bom.skipped,
  }
}

function surePartId(match: PartMatch | undefined): number | null {
  const goods = sureGoods(match)
  return goods && partIdOf(goods)
}

/** The part if there is nothing to choose or confirm. */
function sureGoods(match: PartMatch | undefined): Goods | null {
  return match?.candidates.length === 0 ? match.goods : null
}

function toMatchedLine(line: BomLine, match: PartMatch, others = 0): MatchedLine {
  const { kind, goods, candidates } = match
  const { outcome, warnings } = decide(line, match, others)
  return {
    ...line,
    match: { kind, goods, candidates },
    outcome,
    warnings: [...line.warnings, ...doubtsOf(match), ...warnings],
  }
}

function decide(
  { qty: quantity, warnings }: BomLine,
  match: PartMatch,
  others: number,
): { outcome: MatchedLine['outcome']; warnings: BomWarning[] } {
  if (match.candidates.length > 0) return { outcome: 'choose', warnings: [] }
  const goods = sureGoods(match)
  return goods ? outcomeOf({ goods, quantity, warnings, others }) : { outcome: 'free', warnings: [] }
}

function doubtsOf({ isByAlternate, isByFormerNumber, isOtherMaker }: PartMatch): BomWarning[] {
  return [
    ...(isByAlternate ? (['alternate'] as const) : []),
    ...(isByFormerNumber ? (['former_number'] as const) : []),
    ...(isOtherMaker ? (['other_maker'] as const) : []),
  ]
}
