import { type ListedUser, listUsers } from '../server/features/account/index.ts'
import type { CommandSession } from './command.ts'
import { utcTime } from './formats.ts'
import { pagedTable, toPage } from './paged-table.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const HEADINGS = ['ID', 'EMAIL', 'NAME', 'COMPANY', 'COUNTRY', 'STATE', 'LAST SEEN (UTC)', 'SIGN-INS']

const STATES: Record<ListedUser['state'], string> = {
  active: 'active',
  not_activated: 'not activated',
  disabled: 'disabled',
}

export async function runList(session: CommandSession, search: string, page: number): Promise<void> {
  const users = await listUsers(await session.openContext(), search, toPage(page))
  const none = search === '' ? 'No accounts yet.' : `No accounts match “${safeText(search)}”.`
  session.say(pagedTable(users, page, { headings: HEADINGS, toRow, none }))
}

function toRow(user: ListedUser): string[] {
  return [
    String(user.id),
    user.email,
    user.contactName,
    user.companyName,
    user.country,
    STATES[user.state],
    user.lastSeenAt ? utcTime(user.lastSeenAt) : '-',
    number(user.signIns),
  ]
}
