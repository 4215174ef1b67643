import { RFQ_HISTORY_PATH } from '../../../domain/paths.ts'
import {
  type Compose,
  type ComposedMail,
  type Composers,
  type ComposeTools,
  pageAddress,
} from '../mail/index.ts'
import { describeLines } from './describe-lines.ts'
import { deskMails } from './desk-mails.ts'
import { namesOf } from './number.ts'
import { numberFacts } from './number-facts.ts'
import { findRfq, type LineRow, listLines, type RfqRow } from './rfq.queries.ts'
import { salesMail } from './sales-mail.ts'

/** A request that was erased before its mail was sent gets no mail. */
export const rfqMails: Composers = {
  rfq_buyer: aboutRfq((tools, rfq) => buyerMail(tools, rfq, 'mail.rfq_buyer.promise')),
  rfq_buyer_quick: aboutRfq((tools, rfq) => buyerMail(tools, rfq, 'mail.rfq_buyer.promise_quick')),
  rfq_sales: aboutRfq(salesMail),
  ...deskMails,
}

function aboutRfq(write: (tools: ComposeTools, rfq: RfqRow) => Promise<ComposedMail | null>): Compose {
  return async (tools, { rfq_id }) => {
    const rfq = await findRfq(tools.db, Number(rfq_id))
    return rfq && write(tools, rfq)
  }
}

type Promised = 'mail.rfq_buyer.promise' | 'mail.rfq_buyer.promise_quick'

/** Anyone can send this to anyone: of the input it contains only the lines, and none of them is a link. */
async function buyerMail(tools: ComposeTools, rfq: RfqRow, promised: Promised): Promise<ComposedMail> {
  const { t, shop } = tools
  const { rfq_number } = namesOf(rfq.number)
  const lines = await listLines(tools.db, rfq.id)
  return {
    to: rfq.email,
    subject: t('mail.rfq_buyer.subject', { number: rfq_number, shop }),
    heading: t('mail.rfq_buyer.heading'),
    blocks: [
      { kind: 'text', text: t('mail.rfq_buyer.text', { shop }) },
      { kind: 'list', items: numberFacts(t, rfq) },
      { kind: 'text', text: t(promised) },
      ...lineBlocks(tools, lines),
      ...historyLink(tools, rfq),
      { kind: 'note', text: t('mail.rfq_buyer.note') },
    ],
  }
}

function lineBlocks(tools: ComposeTools, lines: LineRow[]): ComposedMail['blocks'] {
  return [
    { kind: 'text', text: tools.t('mail.rfq_buyer.lines', { count: lines.length }) },
    { kind: 'list', items: describeLines(tools, lines) },
  ]
}

/** Only if the request was sent with an account, which can show it. */
function historyLink(tools: ComposeTools, { userId }: RfqRow): ComposedMail['blocks'] {
  if (userId === null) return []
  const url = pageAddress(tools, RFQ_HISTORY_PATH)
  return [{ kind: 'link', text: tools.t('mail.rfq_buyer.history'), url }]
}
