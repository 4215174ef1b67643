import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import type { DatabaseClient } from './transaction.ts'

export type CopyValue = string | number | boolean | null | readonly (string | number)[]
type Rows<T> = AsyncIterable<T> | Iterable<T>

const CHUNK_LENGTH = 64 * 1024

/** Writes rows by COPY with backpressure. Returns their number. */
export async function copyRows(
  client: DatabaseClient,
  table: string,
  columns: readonly string[],
  rows: Rows<readonly CopyValue[]>,
): Promise<number> {
  const into = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(chunksOf(rows), into)
  return into.rowCount
}

/** The result of a query as a CSV file with a header. */
export function copyOut(client: DatabaseClient, query: string): Readable {
  return client.query(to(`copy (${query}) to stdout with (format csv, header)`))
}

async function* chunksOf(rows: Rows<readonly CopyValue[]>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const row of rows) {
    text += toLine(row)
    if (text.length < CHUNK_LENGTH) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

function toLine(row: readonly CopyValue[]): string {
  return `${row.map(toField).join('\t')}\n`
}

function toField(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeField(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return escapeField(toArray(value))
}

const SPECIAL = /[\\\t\n\r]/
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escapeField(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, found => ESCAPED[found] ?? found) : text
}

function toArray(values: readonly (string | number)[]): string {
  const elements = values.map(value =>
    typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`,
  )
  return `{${elements.join(',')}}`
}
