import { listStaffFeedback, type StaffFeedback } from '../server/features/feedback/index.ts'
import type { CommandSession } from './command.ts'
import { utcTime } from './formats.ts'
import { pagedTable, toPage } from './paged-table.ts'
import { safeText } from './safe-text.ts'

const HEADINGS = ['ID', 'DATE (UTC)', 'SUBJECT', 'EMAIL', 'MESSAGE']
const SHOWN = 60

export async function runList(session: CommandSession, search: string, page: number): Promise<void> {
  const messages = await listStaffFeedback(await session.openContext(), search, toPage(page))
  session.say(pagedTable(messages, page, { headings: HEADINGS, toRow, none: tellNone(search) }))
}

function tellNone(search: string): string {
  return search === '' ? 'No messages.' : `No messages match “${safeText(search)}”.`
}

function toRow({ id, createdAt, type, email, content }: StaffFeedback): string[] {
  return [String(id), utcTime(createdAt), type, email, beginning(content)]
}

function beginning(content: string): string {
  const letters = [...content.replace(/\s+/g, ' ')]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join('')
}
