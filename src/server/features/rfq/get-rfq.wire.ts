import type { RfqDetail, RfqMessage } from '../../../contract/shop/rfq.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { UserContext } from '../../context.ts'
import { listMessages, type MessageRow } from '../messages/index.ts'
import { type IdentifiedLine, identifyLines } from './identify-lines.ts'
import { toEntry } from './list-rfqs.ts'
import { REQUEST } from './number.ts'
import { listQuotesOfRfq } from './quoted-rfqs.queries.ts'
import { findRfq, listLines } from './rfq.queries.ts'

export async function getRfq({ db, who }: UserContext, id: number): Promise<RfqDetail> {
  const rfq = await findRfq(db, id)
  if (rfq?.userId !== who.user.userId) throw new Refusal(404)
  const lines = await identifyLines(db, await listLines(db, id))
  const messages = await listMessages(db, { subjectKind: REQUEST, subjectId: id })
  return {
    ...toEntry({ ...rfq, lineCount: lines.length }),
    lines: lines.map(toLine),
    contact_name: rfq.contactName,
    company_name: rfq.companyName,
    email: rfq.email,
    telephone: rfq.telephone,
    country: rfq.country,
    comment: rfq.comment,
    alternates_welcome: rfq.alternatesWelcome,
    messages: messages.filter(({ isInternal }) => !isInternal).map(toRfqMessage),
    quotes: (await listQuotesOfRfq(db, id)).map(({ number, state }) => ({
      quote_number: number,
      state,
      quote_page_url: number,
    })),
  }
}

export function toRfqMessage({ author, createdAt, body }: MessageRow): RfqMessage {
  return { author: author === 'staff' ? 'shop' : 'buyer', time: createdAt.toISOString(), body }
}

function toLine({ part, ...line }: IdentifiedLine): RfqDetail['lines'][number] {
  return {
    goods_id: line.partId,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    package: line.package,
    date_code: line.dateCode,
    qty: line.quantity,
    target_price: line.targetPrice === null ? null : Number(line.targetPrice),
    goods_page_url: part?.goods_page_url ?? '',
    icons: part?.icons ?? '',
  }
}
