import { rename, rm, writeFile } from 'node:fs/promises'
import { exportUser } from '../server/features/account/index.ts'
import { CommandError, type Session } from './command.ts'
import { explainFileError } from './file-trouble.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { safeJson, safeText } from './safe-text.ts'

const FOR_THE_OWNER = 0o600

export async function runExport(session: Session, email: string, file?: string): Promise<void> {
  const known = await exportUser(await session.openPool(), email, PERSONAL_DATA)
  if (!known) throw new CommandError(`the shop knows nothing of ${safeText(email)}`)
  const json = `${safeJson(known)}\n`
  await (file === undefined ? session.say(json) : writeWhole(file, json, session.signal))
}

/** Under another name until it is whole, and for nobody else on the machine to read. */
async function writeWhole(file: string, text: string, signal: AbortSignal): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    await writeFile(unfinished, text, { mode: FOR_THE_OWNER, flag: 'wx', signal })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw explainFileError(error)
  }
}
