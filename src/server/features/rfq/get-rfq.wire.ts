import type { RfqDetail, RfqMessage } from '../../../contract/shop/rfq-history.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context, UserContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { hashSecret } from '../account/index.ts'
import { listMessages, type MessageRow } from '../messages/index.ts'
import { type IdentifiedLine, identifyLines } from './identify-lines.ts'
import { toEntry } from './list-rfqs.ts'
import { bareNumber, REQUEST } from './number.ts'
import { listQuotesOfRfq } from './quoted-rfqs.queries.ts'
import { findRfq, listLines, type RfqRow } from './rfq.queries.ts'
import { findRfqByKey } from './rfq-keys.queries.ts'

export async function getRfq({ db, who }: UserContext, id: number): Promise<RfqDetail> {
  const rfq = await findRfq(db, id)
  if (rfq?.userId !== who.user.userId) throw new Refusal(404)
  return toDetail(db, rfq)
}

/** For the holder of a key that was mailed. A wrong key and an unknown number are the same. */
export async function getRfqByKey({ db }: Pick<Context, 'db'>, asked: KeyedRfq): Promise<RfqDetail> {
  return toDetail(db, await requireRfqByKey(db, asked))
}

export type KeyedRfq = { number: string; key: string }

export async function requireRfqByKey(db: Database, { number, key }: KeyedRfq): Promise<RfqRow> {
  const rfq = await findRfqByKey(db, bareNumber(number), hashSecret(key))
  if (!rfq) throw new Refusal(404)
  return rfq
}

async function toDetail(db: Database, rfq: RfqRow): Promise<RfqDetail> {
  const { id } = rfq
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
    quotes: (await listQuotesOfRfq(db, id)).map(({ number, state, hasOffers }) => ({
      quote_number: number,
      state,
      has_offers: hasOffers,
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
