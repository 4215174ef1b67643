import { listStaffRfqs, type StaffRfqEntry } from '../server/features/rfq/index.ts'
import type { Session } from './command.ts'
import { pagedTable, toPage } from './paged-table.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'
import { utcTime } from './utc-time.ts'

const HEADINGS = ['NUMBER', 'DATE (UTC)', 'STATUS', 'COMPANY', 'CONTACT', 'COUNTRY', 'LINES']

type Wanted = { search: string; isNew: boolean; page: number }

export async function runList(session: Session, wanted: Wanted): Promise<void> {
  const { page, ...filters } = wanted
  const rfqs = await listStaffRfqs(await session.openPool(), filters, toPage(page))
  session.say(pagedTable(rfqs, page, { headings: HEADINGS, toRow, none: tellNone(wanted) }))
}

function tellNone({ search, isNew }: Wanted): string {
  const what = isNew ? 'new request for quote' : 'request for quote'
  return search === '' ? `There is no ${what}.` : `No ${what} is found by “${safeText(search)}”.`
}

function toRow(rfq: StaffRfqEntry): string[] {
  return [
    rfq.rfq_number,
    utcTime(rfq.createdAt),
    rfq.viewedAt ? 'viewed' : 'submitted',
    rfq.companyName,
    rfq.contactName,
    rfq.country,
    number(rfq.lineCount),
  ]
}
