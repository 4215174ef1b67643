import { type ListedUser, listUsers } from '../server/features/account/index.ts'
import type { Session } from './command.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'
import { toTable } from './table.ts'
import { utcTime } from './utc-time.ts'

const HEADINGS = ['ID', 'EMAIL', 'NAME', 'COMPANY', 'COUNTRY', 'STATE', 'LAST SEEN (UTC)', 'SIGN-INS']

export async function runList(session: Session, search: string): Promise<void> {
  const users = await listUsers(await session.openPool(), search)
  if (users.length > 0) return session.say(toTable(HEADINGS, users.map(toRow)))
  session.say(search === '' ? 'Nobody has an account yet.\n' : `Nobody is found by “${safeText(search)}”.\n`)
}

function toRow(user: ListedUser): string[] {
  return [
    String(user.id),
    user.email,
    user.contactName,
    user.companyName,
    user.country,
    user.state,
    user.lastSeenAt ? utcTime(user.lastSeenAt) : '-',
    number(user.signIns),
  ]
}
