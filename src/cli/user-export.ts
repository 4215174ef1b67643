import { exportUser } from '../server/features/account/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { safeJson, safeText } from './safe-text.ts'
import { writeWhole } from './write-whole.ts'

export async function runExport(session: CommandSession, email: string, file?: string): Promise<void> {
  const known = await exportUser(await session.openContext(), email, PERSONAL_DATA)
  if (!known) throw new CommandError(`the shop has no data about ${safeText(email)}`)
  const json = `${safeJson(known)}\n`
  await (file === undefined ? session.say(json) : writeWhole(file, json, session.signal))
}
