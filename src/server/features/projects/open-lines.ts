import { MATCH_KINDS, type MatchedLine } from '../../../contract/shop/bom.ts'
import type { SharedProject } from '../../../contract/shop/projects.ts'
import { lineKey } from '../../../domain/bom/line-key.ts'
import type { Database } from '../../database/connection.ts'
import { type BomContext, toMatchedLines } from '../bom/index.ts'
import { findGoods, type PartMatch } from '../catalogue/index.ts'
import { listProjectLines, type ProjectLineRow, type ProjectRow } from './projects.queries.ts'

type LinesContext = Pick<BomContext, 'lang' | 'directory'> & { db: Database }

/** The lines of a project with today's data of their parts. Parts that left the catalog are missing. */
export async function openLines(
  context: LinesContext,
  rows: readonly ProjectLineRow[],
): Promise<MatchedLine[]> {
  const directory = await context.directory()
  const ids = rows.flatMap(({ partId, candidateIds }) =>
    partId === null ? candidateIds : [partId, ...candidateIds],
  )
  const goods = await findGoods({ ...context, directory }, ids)
  return toMatchedLines(rows.map(row => ({ line: row.asked, match: toMatch(row, goods) })))
}

type KnownGoods = Awaited<ReturnType<typeof findGoods>>

function toMatch({ matchKind, partId, candidateIds }: ProjectLineRow, known: KnownGoods): PartMatch {
  const candidates = candidateIds.flatMap(id => known.get(id) ?? [])
  const goods = known.get(partId ?? 0) ?? candidates[0] ?? null
  return {
    kind: (goods && MATCH_KINDS.find(kind => kind === matchKind)) ?? 'none',
    goods,
    candidates,
    number: null,
    isByAlternate: false,
    isByFormerNumber: false,
    isOtherMaker: false,
  }
}

/** A project as shown to anyone who has its key. */
export async function openProject(context: LinesContext, row: ProjectRow): Promise<SharedProject> {
  const rows = await listProjectLines(context.db, row.id)
  return {
    name: row.name,
    saved_at: row.savedAt.toISOString(),
    amount: row.amount,
    boards: row.boards,
    spare: row.spare,
    choices: byLine(rows, choiceOf),
    quantities: byLine(rows, ({ typedQuantity }) => typedQuantity),
    left_out: byLine(rows, ({ isLeftOut }) => isLeftOut),
    lines: await openLines(context, rows),
    saved: byLine(rows, row => toSaved(row)),
  }
}

const REFUSED = 0

function choiceOf({ isRefused, candidateIds, partId }: ProjectLineRow): number | null {
  if (isRefused) return REFUSED
  return candidateIds.length > 0 ? partId : null
}

function toSaved({ asked, quantity, unitPrice, amount, stock }: ProjectLineRow) {
  return { part_number: asked.part_number, quantity, price: unitPrice, amount, stock }
}

function byLine<T>(
  rows: readonly ProjectLineRow[],
  read: (row: ProjectLineRow) => T | null,
): Record<string, T> {
  const values: Record<string, T> = {}
  for (const row of rows) {
    const value = read(row)
    if (value !== null) values[lineKey(row.asked)] = value
  }
  return values
}
