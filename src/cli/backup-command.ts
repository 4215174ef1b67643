import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { type BackupReport, writeBackup } from '../server/database/backup/write-backup.ts'
import { type Command, CommandError, type CommandSession, UsageError } from './command.ts'
import { explainFileError } from './file-trouble.ts'
import { number, showProgress } from './progress.ts'

const FOR_THE_OWNER = 0o600

export const backupCommand: Command = {
  options: { overwrite: { type: 'boolean' } },
  run: async (session, words, values) => {
    const [file, ...more] = words
    if (file === undefined || more.length > 0) throw new UsageError('backup takes one FILE')
    if (file === '-') return void (await backUp(session, process.stdout))
    if (existsSync(file) && values.overwrite !== true)
      throw new CommandError(`${file} exists already; add --overwrite to replace it`)
    const { tables, rows } = await backUpToFile(session, file)
    const { size } = await stat(file)
    session.say(
      `Saved ${number(tables)} tables with ${number(rows)} rows to ${file}, ${number(size)} bytes.\n`,
    )
  },
}

async function backUp(session: CommandSession, output: Writable): Promise<BackupReport> {
  const { pool } = await session.openUnmigrated()
  const progress = showProgress(process.stderr, 'Saving')
  const options = { signal: session.signal, onProgress: progress.rows }
  return writeBackup(pool, output, options).finally(progress.end)
}

/** Written under a temporary name first, so that an incomplete file is never taken for a backup. */
async function backUpToFile(session: CommandSession, file: string): Promise<BackupReport> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    // Flushed: a backup that is reported must survive a power failure.
    const output = createWriteStream(unfinished, { flags: 'wx', mode: FOR_THE_OWNER, flush: true })
    const report = await backUp(session, output)
    await rename(unfinished, file)
    return report
  } catch (error) {
    await rm(unfinished, { force: true })
    throw explainFileError(error)
  }
}
