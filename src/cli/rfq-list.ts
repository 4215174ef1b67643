import { listStaffRfqs, type StaffRfqEntry } from '../server/features/rfq/index.ts'
import type { CommandSession } from './command.ts'
import { utcTime } from './formats.ts'
import { pagedTable, toPage } from './paged-table.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const HEADINGS = ['NUMBER', 'DATE (UTC)', 'STATUS', 'COMPANY', 'CONTACT', 'COUNTRY', 'LINES']

type RfqListOptions = { search: string; isNew: boolean; page: number }

export async function runList(session: CommandSession, wanted: RfqListOptions): Promise<void> {
  const { page, ...filters } = wanted
  const rfqs = await listStaffRfqs(await session.openContext(), filters, toPage(page))
  session.say(pagedTable(rfqs, page, { headings: HEADINGS, toRow, none: tellNone(wanted) }))
}

function tellNone({ search, isNew }: RfqListOptions): string {
  const what = isNew ? 'new RFQ' : 'RFQ'
  return search === '' ? `No ${what}s.` : `No ${what}s match “${safeText(search)}”.`
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
