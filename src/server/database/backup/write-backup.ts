import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { to } from 'pg-copy-streams'
import { type DatabaseClient, type DatabasePool, inTransaction } from '../transaction.ts'
import { BackupError, type BackupHeader, END_OF_ROWS, endLine, writeHeader } from './backup-header.ts'
import { listMigrations, listSequences, listTables, quoted, type TableShape } from './catalog.ts'

export type BackupReport = { takenAt: string; tables: number; rows: number; bytes: number }

/** Rows so far, and the share of the work. */
type BackupProgress = (rows: number, doneBytes: number, totalBytes: number) => void

type WriteOptions = { signal: AbortSignal; onProgress?: BackupProgress }

/** One moment for all tables. A backup of a large shop takes longer than any statement of the shop may. */
const SNAPSHOT = [
  "transaction_isolation = 'repeatable read'",
  'transaction_read_only = on',
  'statement_timeout = 0',
]

/** Writes all data as of one moment, while the shop goes on. Memory does not depend on the size of the shop. */
export async function writeBackup(
  pool: DatabasePool,
  file: Writable,
  { signal, onProgress = () => {} }: WriteOptions,
): Promise<BackupReport> {
  const names = await listNames(pool)
  return inTransaction(
    pool,
    async ({ client }) => {
      await lockTables(client, names)
      const report: BackupReport = { takenAt: await readTime(client), tables: 0, rows: 0, bytes: 0 }
      const text = withChecksum(writeText(client, report, onProgress), report)
      await pipeline(Readable.from(text, { objectMode: false }), createZstdCompress(), file, { signal })
      return report
    },
    { settings: SNAPSHOT },
  )
}

async function listNames(pool: DatabasePool): Promise<string[]> {
  return inTransaction(pool, async ({ client }) => (await listTables(client)).map(({ name }) => name))
}

/**
 * Migrations wait for the backup. The lock must be the first statement: the snapshot of this transaction is taken by
 * the next one, and a table altered in between would not fit it.
 */
async function lockTables(client: DatabaseClient, names: readonly string[]): Promise<void> {
  if (!names.includes('migrations')) throw new BackupError('there is no shop in this database')
  await client.query(`lock table ${names.map(quoted).join(', ')} in access share mode`)
}

async function readTime(client: DatabaseClient): Promise<string> {
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  return (rows[0]?.now ?? new Date()).toISOString()
}

async function* writeText(
  client: DatabaseClient,
  report: BackupReport,
  onProgress: BackupProgress,
): AsyncGenerator<string | Buffer> {
  const header: Omit<BackupHeader, 'format'> = {
    takenAt: report.takenAt,
    migrations: await listMigrations(client),
  }
  yield writeHeader(header)
  const tables = await listTables(client)
  const totalBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const table of tables) {
    const before = report.bytes
    for await (const chunk of writeTable(client, table, report)) {
      yield chunk
      onProgress(report.rows, doneBytes + Math.min(report.bytes - before, table.bytes), totalBytes)
    }
    doneBytes += table.bytes
  }
  for (const { name, value, isCalled } of await listSequences(client))
    yield `select setval('${quoted(name)}', ${value}, ${isCalled});\n`
}

async function* writeTable(
  client: DatabaseClient,
  { name, columns }: TableShape,
  report: BackupReport,
): AsyncGenerator<string | Buffer> {
  const what = `copy ${quoted(name)} (${columns.map(quoted).join(', ')})`
  yield `${what} from stdin;\n`
  const rows = client.query(to(`${what} to stdout`))
  for await (const chunk of rows) {
    report.bytes += chunk.length
    yield chunk
  }
  yield `${END_OF_ROWS}\n`
  report.tables++
  report.rows += rows.rowCount
}

/** Node does not notice a damaged or truncated zstd file. */
async function* withChecksum(
  text: AsyncIterable<string | Buffer>,
  report: BackupReport,
): AsyncGenerator<string | Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of text) {
    hash.update(chunk)
    yield chunk
  }
  yield endLine(report.rows, hash.digest('hex'))
}
