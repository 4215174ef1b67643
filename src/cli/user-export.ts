import { exportUser } from '../server/features/account/index.ts'
import { PERSONAL_DATA } from '../server/features/personal-data/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { safeJson, safeText } from './safe-text.ts'
import { writeWhole } from './write-whole.ts'

export async function runExport(session: CommandSession, email: string, file?: string): Promise<void> {
  const context = { ...(await session.openContext()), by: SHELL }
  const known = await exportUser(context, email, PERSONAL_DATA)
  if (!known) throw new CommandError(`the shop has no data about ${safeText(email)}`)
  const json = `${safeJson(known)}\n`
  await (file === undefined ? session.say(json) : writeWhole(file, json, session.signal))
}
