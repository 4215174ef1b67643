import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { from } from 'pg-copy-streams'
import { cancellable } from '../cancel.ts'
import { applyMigrations, lockMigrations, MIGRATIONS } from '../migrate.ts'
import { refuseRunningShop } from '../running-shop.ts'
import { type DatabaseClient, type DatabasePool, inTransaction, type Transaction } from '../transaction.ts'
import { BackupError, migrationsOf, parseEnd, parseHeader } from './backup-header.ts'
import { BackupText } from './backup-text.ts'
import { dropEverything, findRows, listTables, quoted, suspendRules, type TableShape } from './catalog.ts'

export type RestoreReport = { takenAt: string; tables: number; rows: number }

type RestoreOptions = {
  /** Otherwise a shop with data is left alone. */
  overwritesShop: boolean
  signal: AbortSignal
  /** Called often, with the rows of the tables restored so far. */
  onRows?: (rows: number) => void
  onPhase?: (phase: 'copying' | 'indexing' | 'migrating') => unknown
  /** In the same transaction, when everything is restored and migrated. */
  onRestored: (transaction: Transaction, report: RestoreReport) => Promise<unknown>
}

/** The shop has data, and overwriting it was not asked for. */
export class ShopHasDataError extends Error {}

/**
 * Replaces the shop in this database with the one in the backup, in one transaction: a restore that is killed or fails
 * leaves the old one. An older backup is migrated.
 */
export async function restoreBackup(
  pool: DatabasePool,
  file: NodeJS.ReadableStream,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const text = new BackupText(decompress(file))
  const header = parseHeader(await text.readLine(), await text.readLine())
  const migrations = migrationsOf(header, MIGRATIONS)
  const settings = ['statement_timeout = 0', "maintenance_work_mem = '256MB'"]
  return inTransaction(
    pool,
    transaction =>
      cancellable(pool, transaction.client, options.signal, async () => {
        const { client } = transaction
        await requireFree(client, options.overwritesShop)
        await dropEverything(client)
        await applyMigrations(client, migrations)
        const report = { takenAt: header.takenAt, ...(await restoreData(client, text, options)) }
        await options.onPhase?.('migrating')
        await applyMigrations(client, MIGRATIONS)
        await options.onRestored(transaction, report)
        return report
      }),
    { settings },
  )
}

async function* decompress(file: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  try {
    yield* file.pipe(createZstdDecompress())
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z(?:STD)?_/.test(String(error.code)))
      throw new BackupError('is damaged, or is not a backup of a shop')
    throw error
  }
}

/** A shop that starts meanwhile waits for the migrations, which it runs first. */
async function requireFree(client: DatabaseClient, overwritesShop: boolean): Promise<void> {
  await lockMigrations(client)
  await refuseRunningShop(client)
  const found = overwritesShop ? [] : await findRows(client)
  if (found.length > 0) throw new ShopHasDataError(found.join(', '))
}

type Restored = { tables: number; rows: number }

async function restoreData(
  client: DatabaseClient,
  text: BackupText,
  options: RestoreOptions,
): Promise<Restored> {
  const tables = new Map((await listTables(client)).map(table => [table.name, table]))
  const resumeRules = await suspendRules(client)
  // Migrations also fill some tables.
  await client.query(`truncate ${[...tables.keys()].map(quoted).join(', ')}`)
  await options.onPhase?.('copying')
  const restored = await readStatements(client, text, tables, options)
  await options.onPhase?.('indexing')
  await resumeRules()
  await client.query('analyze')
  return restored
}

/** Statements are taken apart and built anew, so that a file cannot run SQL of its own. */
async function readStatements(
  client: DatabaseClient,
  text: BackupText,
  tables: Map<string, TableShape>,
  { onRows = () => {} }: RestoreOptions,
): Promise<Restored> {
  const restored: Restored = { tables: 0, rows: 0 }
  for (;;) {
    const line = await text.readLine()
    const end = parseEnd(line)
    if (end) {
      if (end.checksum === text.checksum() && end.rows === restored.rows) return restored
      throw new BackupError('is damaged: its checksum does not match')
    }
    if (await setSequence(client, line)) continue
    const into = client.query(from(toCopy(line, tables)))
    await pipeline(
      text.rows(() => onRows(restored.rows)),
      into,
    )
    restored.rows += into.rowCount
    restored.tables++
  }
}

const COPY = /^copy "(\w+)" \(((?:"\w+"(?:, )?)+)\) from stdin;$/

function toCopy(line: string, tables: Map<string, TableShape>): string {
  const [, name = '', list = ''] = COPY.exec(line) ?? []
  const columns = [...list.matchAll(/\w+/g)].map(([column]) => column)
  const table = tables.get(name)
  if (!table || columns.some(column => !table.columns.includes(column)))
    throw new BackupError(`is damaged: this version has no such table: ${line.slice(0, 80)}`)
  return `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`
}

const SET_SEQUENCE = /^select setval\('"(\w+)"', (\d+), (true|false)\);$/

async function setSequence(client: DatabaseClient, line: string): Promise<boolean> {
  const [, name = '', value, isCalled] = SET_SEQUENCE.exec(line) ?? []
  if (value === undefined) return false
  await client.query('select setval($1::regclass, $2::bigint, $3::boolean)', [quoted(name), value, isCalled])
  return true
}
