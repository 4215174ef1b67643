import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { exportParts } from '../server/features/catalogue/index.ts'
import { type Command, type CommandSession, UsageError } from './command.ts'
import { explainFileError } from './file-trouble.ts'

export const exportCommand: Command = {
  options: {},
  run: async (session, words) => {
    const [file, ...more] = words
    if (more.length > 0) throw new UsageError('export takes at most one FILE')
    await (file === undefined ? exportToOutput(session) : exportToFile(session, file))
  },
}

async function exportToOutput(session: CommandSession): Promise<void> {
  await exportParts(await session.openContext(), process.stdout).catch(error => {
    // `| head` has closed the pipe.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  })
}

/** Writes to a temporary name first, so that an incomplete file is never taken for the catalog. */
async function exportToFile(session: CommandSession, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await exportParts(await session.openContext(), createWriteStream(unfinished, { signal: session.signal }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw explainFileError(error)
  }
}
