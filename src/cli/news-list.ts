import { listStaffNews, type StaffNews } from '../server/features/subscriptions/index.ts'
import type { CommandSession } from './command.ts'
import { utcTime } from './formats.ts'
import { number } from './progress.ts'
import { toTable } from './table.ts'

const HEADINGS = ['ID', 'PUBLISHED (UTC)', 'SENT (UTC)', 'EMAILS', 'TITLE']

export async function runList(session: CommandSession): Promise<void> {
  const { articles, subscriberCount } = await listStaffNews(await session.openContext())
  session.say(articles.length > 0 ? toTable(HEADINGS, articles.map(toRow)) : 'No articles.\n')
  session.say(`Subscribers: ${number(subscriberCount)}\n`)
}

function toRow({ id, title, publishedAt, mailing }: StaffNews): string[] {
  return [
    String(id),
    utcTime(publishedAt),
    mailing ? utcTime(mailing.queuedAt) : '-',
    mailing ? number(mailing.mailCount) : '-',
    title,
  ]
}
