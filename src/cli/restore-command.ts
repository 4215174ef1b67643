import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupError } from '../server/database/backup/backup-header.ts'
import {
  type RestoreReport,
  restoreBackup,
  ShopHasDataError,
} from '../server/database/backup/restore-backup.ts'
import { recordAct } from '../server/features/audit/index.ts'
import { type Command, CommandError, type CommandSession, SHELL, UsageError } from './command.ts'
import { explainFileError } from './file-trouble.ts'
import { utcTime } from './formats.ts'
import { number, showProgress } from './progress.ts'

const PHASES = { copying: 'Restoring', indexing: 'Building indexes', migrating: 'Migrating' }

export const restoreCommand: Command = {
  options: { 'overwrite-shop': { type: 'boolean' } },
  run: async (session, words, values) => {
    const [file, ...more] = words
    if (file === undefined || more.length > 0) throw new UsageError('restore takes one FILE')
    const { takenAt, tables, rows } = await restore(session, file, values['overwrite-shop'] === true)
    session.say(
      `Restored the shop of ${utcTime(new Date(takenAt))} UTC: ${number(tables)} tables with ${number(rows)} rows.\n`,
    )
  },
}

async function restore(
  session: CommandSession,
  file: string,
  overwritesShop: boolean,
): Promise<RestoreReport> {
  const progress = showProgress(process.stderr, 'Restoring')
  try {
    const { input, readBytes, size } = await openFile(file)
    const { pool } = await session.openUnmigrated()
    return await restoreBackup(pool, input, {
      overwritesShop,
      signal: session.signal,
      onRows: rows => progress.rows(rows, readBytes(), size),
      onPhase: phase => progress.phase(PHASES[phase]),
      onRestored: ({ db }, { takenAt, rows }) =>
        recordAct(db, SHELL, {
          act: 'backup.restore',
          subject: { kind: 'backup', id: takenAt, label: takenAt },
          changes: { items: [null, rows] },
        }),
    })
  } catch (error) {
    throw explain(error, file)
  } finally {
    progress.end()
  }
}

async function openFile(file: string) {
  if (file === '-') return { input: process.stdin, readBytes: () => 0, size: 0 }
  const { size } = await stat(file)
  const input = createReadStream(file)
  return { input, readBytes: () => input.bytesRead, size }
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return new CommandError(`${file} ${error.message}. Nothing was changed.`)
  if (!(error instanceof ShopHasDataError)) return explainFileError(error)
  return new CommandError(
    `this shop has data (${error.message}); add --overwrite-shop to delete it all and restore the backup instead`,
  )
}
