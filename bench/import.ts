import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import { connect } from '../src/server/database/connection.ts'
import { startEmbedded } from '../src/server/database/embedded.ts'
import { type CommandRun, chipfront } from './chipfront.ts'
import type { BenchRow } from './table.ts'

const ROWS = 1_000_000

/**
 * Imports a stock list of a million rows into an empty shop, compared with a bare COPY of the same rows with
 * the same indexes.
 */
export async function benchImport(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-bench-import-'))
  const file = join(folder, 'stock.csv')
  const target = { ...environment, DATA_DIR: join(folder, 'var'), DEMO: 'no' }
  try {
    await chipfront(['demo', '--parts', String(ROWS)], environment)
    await chipfront(['export', file], environment)
    const first = await chipfront(['import', file], target)
    const again = await chipfront(['import', file], target)
    const bareSeconds = await bareCopy(target.DATA_DIR, join(folder, 'parts.copy'))
    return [
      row('import of 1 000 000 new rows', first, bareSeconds),
      row('the same again, nothing changed', again, bareSeconds),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function row(what: string, { seconds, peakMb }: CommandRun, bareSeconds: number): BenchRow {
  return {
    what: `${what} / bare COPY with the same indexes`,
    ours: `${seconds.toFixed(0)} s, ${peakMb.toFixed(0)} MB at most`,
    bare: `${bareSeconds.toFixed(0)} s`,
    ratio: `${(seconds / bareSeconds).toFixed(2)}×`,
    target: 'at most 3×, under 300 MB',
    isGood: seconds <= 3 * bareSeconds && peakMb < 300,
  }
}

async function bareCopy(folder: string, file: string): Promise<number> {
  const server = await startEmbedded(folder)
  const { pool, close } = await connect(server.url('chipfront'), 1)
  const client = await pool.connect()
  const { rows } = await client.query(
    "select string_agg(attname, ', ') as columns from pg_attribute where attrelid = 'parts'::regclass and attnum > 0 and attgenerated = ''",
  )
  const columns: string = rows[0].columns
  await pipeline(client.query(to(`copy parts (${columns}) to stdout`)), createWriteStream(file))
  await client.query('create table bare (like parts including all)')
  const started = performance.now()
  await pipeline(createReadStream(file), client.query(from(`copy bare (${columns}) from stdin`)))
  const seconds = (performance.now() - started) / 1000
  client.release()
  await close()
  await server.stop()
  return seconds
}
