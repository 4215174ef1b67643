import * as z from 'zod'
import { StartError } from '../../config.ts'
import { checksumOf, type Migration } from '../migrate.ts'

/**
 * A backup is SQL text, compressed with zstd: two comments with the header, a COPY for each table, a setval for each
 * sequence, and a comment with the checksum of everything before it.
 */
const TITLE = '-- Chipfront backup'
export const END_OF_ROWS = '\\.'
export const END = '-- complete: '

const FORMAT = 1

const BackupHeader = z.object({
  format: z.number(),
  takenAt: z.iso.datetime(),
  /** All migrations of the database. The checksum is null for those applied before checksums existed. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string().nullable() })),
})
export type BackupHeader = z.infer<typeof BackupHeader>

/** The file cannot be restored; the message begins with the reason. */
export class BackupError extends StartError {}

export function writeHeader(header: Omit<BackupHeader, 'format'>): string {
  return `${TITLE}\n-- ${JSON.stringify({ format: FORMAT, ...header })}\n`
}

export function parseHeader(title: string, line: string): BackupHeader {
  if (title !== TITLE) throw new BackupError('is not a backup of a shop')
  const header = BackupHeader.safeParse(parseJson(line.replace(/^-- /, '')))
  if (!header.success) throw new BackupError('is damaged: its header cannot be read')
  if (header.data.format > FORMAT) throw new BackupError('was made by a newer version of the shop')
  return header.data
}

export function endLine(rows: number, checksum: string): string {
  return `${END}${rows} rows, sha256 ${checksum}\n`
}

export function parseEnd(line: string): { rows: number; checksum: string } | null {
  if (!line.startsWith(END)) return null
  const [, rows, checksum = ''] = /^(\d+) rows, sha256 (\w+)$/.exec(line.slice(END.length)) ?? []
  return { rows: Number(rows), checksum }
}

/** The migrations that the backup has, with their SQL. A backup of a newer version is rejected. */
export function migrationsOf({ migrations }: BackupHeader, known: readonly Migration[]): Migration[] {
  const byName = new Map(known.map(migration => [migration.name, migration]))
  const unknown = migrations.filter(({ name }) => !byName.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `was made by a newer version of the shop: it has ${unknown.map(({ name }) => name).join(', ')}`,
    )
  const changed = migrations.filter(({ name, checksum }) => {
    const own = byName.get(name)
    return checksum !== null && own !== undefined && checksum !== checksumOf(own.sql)
  })
  if (changed.length > 0)
    throw new BackupError(
      `was made with other migrations than this version has: ${changed.map(({ name }) => name).join(', ')}`,
    )
  const names = new Set(migrations.map(({ name }) => name))
  return known.filter(({ name }) => names.has(name))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
