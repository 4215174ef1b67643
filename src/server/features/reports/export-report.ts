import type { exportReport as endpoint } from '../../../contract/desk/reports.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { guardFormula } from '../../../domain/formula-guard.ts'
import type { Report } from '../../../domain/quotes/report.ts'
import type { ShopContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { toCsvLine } from '../../sheets/index.ts'
import { listAnswered, listDecided, listLosses, listMissingParts } from './reports.queries.ts'

const MOST_PARTS = 1_000

/** For a spreadsheet: one row per quote, request, reason or part. */
export async function exportReport(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  report: Report,
): Promise<CallData<typeof endpoint>> {
  const { headings, rows } = await SHEETS[report](db)
  const content = [headings, ...rows].map(cells => toCsvLine([...cells])).join('')
  const day = clock().toISOString().slice(0, 10)
  // Excel takes a file without this mark for another encoding.
  return { file_name: `${report}-${day}.csv`, content: `\uFEFF${content}`, rows: rows.length }
}

type Sheet = { headings: string[]; rows: string[][] }

const SHEETS: Record<Report, (db: Database) => Promise<Sheet>> = {
  response: async db => ({
    headings: ['request', 'asked', 'quoted', 'minutes'],
    rows: (await listAnswered(db)).map(({ number, created_at, sent_at, minutes }) => [
      `RFQ-${number}`,
      ...[created_at, sent_at].map(toTime),
      String(Math.round(minutes)),
    ]),
  }),
  results: async db => ({
    headings: ['quote', 'company', 'state', 'reason', 'total', 'decided'],
    rows: (await listDecided(db)).map(quote => [
      ...[quote.number, guardFormula(quote.company_name), quote.state, quote.reason ?? ''],
      ...[quote.total, toTime(quote.decided_at)],
    ]),
  }),
  losses: async db => ({
    headings: ['reason', 'quotes', 'total'],
    rows: (await listLosses(db)).map(({ reason, count, value }) => [reason, String(count), value]),
  }),
  missing: async db => ({
    headings: ['part_number', 'manufacturer', 'requests', 'pieces', 'stock', 'target_low', 'target_high'],
    rows: (await listMissingParts(db, MOST_PARTS)).map(part => [
      ...[part.partNumber, part.manufacturer].map(guardFormula),
      ...[String(part.requests), part.pieces, String(part.stock)],
      ...[part.targetLow ?? '', part.targetHigh ?? ''],
    ]),
  }),
}

function toTime(written: string): string {
  return new Date(written).toISOString()
}
