import { markRfqViewed, type StaffLine, type StaffRfq } from '../server/features/rfq/index.ts'
import { type CommandSession, SHELL } from './command.ts'
import { dollars, indented, utcTime } from './formats.ts'
import { number } from './progress.ts'
import { requireRfq } from './require-rfq.ts'
import { safeText } from './safe-text.ts'
import { toTable } from './table.ts'

const HEADINGS = [
  '#',
  'PART NUMBER',
  'MANUFACTURER',
  'PACKAGE',
  'DATE CODE',
  'QUANTITY',
  'TARGET (USD)',
  'OUR STOCK',
  'OUR PRICE (USD)',
]

export async function runShow(session: CommandSession, typed: string): Promise<void> {
  const context = await session.openContext()
  const rfq = await requireRfq(context, typed)
  session.say(`${describeSender(rfq)}\n${toTable(HEADINGS, rfq.lines.map(toRow))}\n`)
  await markRfqViewed({ ...context, by: SHELL }, rfq)
  session.say(rfq.viewedAt ? `First viewed ${utcTime(rfq.viewedAt)} UTC.\n` : 'Marked as viewed.\n')
}

function describeSender(rfq: StaffRfq): string {
  const facts = [
    ['Number', `${rfq.rfq_number}, ${rfq.inquiry_number}`],
    ['Date', `${utcTime(rfq.createdAt)} UTC`],
    ['Company', rfq.companyName],
    ['Contact', rfq.contactName],
    ['Email', rfq.email],
    ['Phone', rfq.telephone],
    ['Country', rfq.country],
    ['Language', rfq.lang],
    ['Sent', rfq.userId === null ? 'as a guest' : 'with an account'],
  ]
  const comment = rfq.comment === '' ? [] : ['Comment', ...indented(rfq.comment)]
  const lines = facts.map(([name = '', value = '']) => `${name.padEnd(11)}${safeText(value)}`)
  return [...lines, ...comment].map(line => `${line}\n`).join('')
}

function toRow(line: StaffLine, index: number): string[] {
  return [
    String(index + 1),
    line.partNumber,
    line.manufacturer,
    line.package,
    line.dateCode,
    number(line.quantity),
    line.targetPrice === null ? '-' : dollars(line.targetPrice),
    line.ourStock === null ? '-' : number(line.ourStock),
    line.ourPrice === null ? '-' : dollars(line.ourPrice),
  ]
}
