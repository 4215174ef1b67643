import { idOfPageUrl } from '../domain/page-url.ts'
import { findStaffFeedback, type StaffFeedback } from '../server/features/feedback/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { indented, utcTime } from './formats.ts'
import { safeText } from './safe-text.ts'

export async function runShow(session: CommandSession, typed: string): Promise<void> {
  const id = idOfPageUrl(typed)
  const message = id === null ? null : await findStaffFeedback(await session.openContext(), id)
  if (!message) throw new CommandError(`no such message: ${safeText(typed)}`)
  session.say(describe(message))
}

function describe(message: StaffFeedback): string {
  const facts = [
    ['Message', String(message.id)],
    ['Date', `${utcTime(message.createdAt)} UTC`],
    ['Subject', message.type],
    ['Email', message.email],
    ['Language', message.lang],
    ['Sent', message.userId === null ? 'as a guest' : 'with an account'],
  ]
  const lines = facts.map(([name = '', value = '']) => `${name.padEnd(10)}${safeText(value)}`)
  return [...lines, ...indented(message.content)].map(line => `${line}\n`).join('')
}
