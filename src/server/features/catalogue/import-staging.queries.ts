import { valueKey } from '../../../domain/parameters/write-value.ts'
import { searchKey } from '../../../domain/part-number.ts'
import { type CopyValue, copyRows } from '../../database/copy.ts'
import { LOCKS } from '../../database/locks.ts'
import type { DatabaseClient, DatabasePool } from '../../database/transaction.ts'
import type { PartAttribute } from './catalogue.tables.ts'
import type { PartRecord } from './part-record.ts'
import { rememberRecent } from './remember-recent.ts'
import type { KnownValue } from './segments/build-segment.ts'
import type { AttributeReader } from './segments/read-attributes.ts'

/** A line of the list: a part, or the identity of a part whose line was refused. */
export type StagedLine =
  | { line: number; record: PartRecord; unread?: PartAttribute[] }
  | { line: number; refused: { manufacturer: string; partNumber: string } }

// Manufacturers whose name has no letters or digits keep their punctuation.
const manufacturerKey = rememberRecent(name => searchKey(name) || name.trim().toUpperCase())

/** Receives the parts with attributes and cells that could not be read. */
export type OnUnread = (record: PartRecord, unread: UnreadTexts) => Promise<void>
/** Cells are named by their column. */
export type UnreadTexts = { attributes: PartAttribute[]; cells: PartAttribute[] }

type StagingTools = {
  reader: AttributeReader
  /** The path in English, which tells the parameters. */
  translateCategory: (category: string) => string
  onUnread?: OnUnread | undefined
}

const COLUMNS = {
  line: 'integer not null',
  is_refused: 'boolean not null',
  manufacturer: 'text',
  manufacturer_key: 'text collate "C"',
  part_number: 'text',
  search_key: 'text collate "C"',
  category: 'text',
  packaging: 'text',
  batch: 'text',
  rohs: 'text',
  lead_time_weeks: 'integer',
  stock: 'integer',
  datasheet: 'text',
  description: 'text',
  min_qty: 'integer',
  multiple: 'integer',
  price_quantities: 'integer[]',
  unit_prices: 'numeric(15,5)[]',
  attributes: 'jsonb',
  images: 'text[]',
  weight_grams: 'numeric(12,4)',
  aliases: 'text[]',
  alias_keys: 'text[]',
  alternates: 'jsonb',
  value_ids: 'integer[]',
  described_ids: 'integer[]',
  lifecycle: 'text',
  last_buy_on: 'date',
  eccn: 'text',
  hs_code: 'text',
  origin: 'text',
  msl: 'text',
}

/** Imports run one after the other. Reports when there is one to wait for. */
export async function lockImports(client: DatabaseClient, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    LOCKS.import,
  ])
  if (rows[0]?.locked) return
  onWait()
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.import])
}

/**
 * Until the transaction ends: memory for sorting and joining a million rows, and generic plans for foreign
 * key checks. Searches need a new plan each time; here it would be made twice for every row.
 */
export async function prepareSession(client: DatabaseClient): Promise<void> {
  await client.query(`set local work_mem = '128MB'`)
  await client.query('set local plan_cache_mode = auto')
  // See the trigger of parts: this transaction writes the segments itself.
  await client.query(`set local chipfront.writes_segments = 'yes'`)
}

export async function stageLines(
  client: DatabaseClient,
  lines: AsyncIterable<StagedLine> | Iterable<StagedLine>,
  tools: StagingTools,
): Promise<void> {
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)
  await client.query(`create temp table import_rows (${columns.join(', ')}) on commit drop`)
  await copyRows(client, 'import_rows', Object.keys(COLUMNS), stagedRows(lines, tools))
  // Autovacuum skips temporary tables, and without statistics the planner takes a million rows for a
  // thousand.
  await client.query('analyze import_rows')
}

export async function listValues(client: DatabaseClient): Promise<KnownValue[]> {
  const { rows } = await client.query<KnownValue>('select id, slug, value from parameter_values')
  return rows
}

export async function lastValueId(client: DatabaseClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from parameter_values',
  )
  return rows[0]?.id ?? 0
}

export async function addValues(client: DatabaseClient, added: readonly KnownValue[]): Promise<void> {
  const rows = added.map(({ id, slug, value }) => [id, slug, valueKey(value), JSON.stringify(value)])
  if (rows.length > 0) await copyRows(client, 'parameter_values', ['id', 'slug', 'key', 'value'], rows)
}

/** Without statistics of the new rows, reading a category in pages would sort all of it for each page. */
export async function analyzeParts(client: DatabaseClient): Promise<void> {
  await client.query('analyze parts')
}

/** Index-only scans of lists require a vacuumed table. */
export async function vacuumParts(pool: DatabasePool): Promise<void> {
  await pool.query('vacuum (analyze) parts')
}

async function* stagedRows(
  lines: AsyncIterable<StagedLine> | Iterable<StagedLine>,
  { reader, translateCategory, onUnread }: StagingTools,
) {
  for await (const staged of lines) {
    if ('refused' in staged) {
      yield refusedRow(staged)
      continue
    }
    const { attributes, category } = staged.record
    const { ids, unread } = reader.stated(attributes, translateCategory(category))
    const cells = staged.unread ?? []
    for (const { name, value } of cells) reader.noteUnread(name, value)
    if (unread.length + cells.length > 0) await onUnread?.(staged.record, { attributes: unread, cells })
    yield partRow(staged, ids, reader.described(staged.record.description))
  }
}

function partRow(
  { line, record }: { line: number; record: PartRecord },
  valueIds: number[],
  describedIds: number[],
): CopyValue[] {
  return [
    line,
    false,
    record.manufacturer,
    manufacturerKey(record.manufacturer),
    record.partNumber,
    searchKey(record.partNumber),
    record.category,
    record.packaging,
    record.batch,
    record.rohs,
    record.leadTimeWeeks,
    record.stock,
    record.datasheet,
    record.description,
    record.minQty,
    record.multiple,
    record.prices.map(({ quantity }) => quantity),
    record.prices.map(({ price }) => price),
    JSON.stringify(record.attributes),
    record.images,
    record.weightGrams,
    record.aliases,
    record.aliases.map(searchKey),
    stagedAlternates(record),
    valueIds,
    describedIds,
    record.lifecycle ?? null,
    record.lastBuyOn ?? null,
    record.eccn ?? null,
    record.hsCode ?? null,
    record.origin ?? null,
    record.msl ?? null,
  ]
}

function stagedAlternates({ alternates = [] }: PartRecord): string {
  return JSON.stringify(
    alternates.map(({ manufacturer, partNumber }) => ({
      manufacturer,
      part_number: partNumber,
      search_key: searchKey(partNumber),
    })),
  )
}

function refusedRow(staged: { line: number; refused: { manufacturer: string; partNumber: string } }) {
  const { manufacturer, partNumber } = staged.refused
  const known = [
    staged.line,
    true,
    manufacturer,
    manufacturerKey(manufacturer),
    partNumber,
    searchKey(partNumber),
  ]
  return [...known, ...Array<null>(Object.keys(COLUMNS).length - known.length).fill(null)]
}
