import type {
  MatchedPart,
  RequestDetail,
  RequestEntry,
  RequestLine,
  RequestMessage,
} from '../../../contract/desk/requests.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import { lineAmount, priceAt } from '../../../domain/money.ts'
import { replyBy } from '../../../domain/reply-promise.ts'
import type { RequestState } from '../../../domain/requests.ts'
import type { AuditRow } from '../audit/index.ts'
import type { MessageRow } from '../messages/index.ts'
import type { LastSale } from '../orders/index.ts'
import type { DeskRfqRow } from './desk.queries.ts'
import type { MatchedRequestLine } from './match-request-lines.ts'
import { namesOf } from './number.ts'
import type { findLastQuotes } from './quoted-rfqs.queries.ts'
import type { RequestFigures } from './request-figures.ts'

export function toRequestEntry(rfq: DeskRfqRow, figures: RequestFigures): RequestEntry {
  return {
    number: namesOf(rfq.number).rfq_number,
    rev: rfq.rev,
    state: stateOf(rfq),
    owner: rfq.ownerId === null ? null : { id: rfq.ownerId, name: rfq.ownerName ?? '' },
    company_name: rfq.companyName,
    contact_name: rfq.contactName,
    country: rfq.country,
    lang: rfq.lang,
    create_time: rfq.createdAt.toISOString(),
    viewed_time: rfq.viewedAt?.toISOString() ?? null,
    reply_by: replyBy(rfq.waitingSince).toISOString(),
    answer_time: rfq.answeredAt?.toISOString() ?? null,
    ...figures,
  }
}

function stateOf({ declinedAt, ownerId }: Pick<DeskRfqRow, 'declinedAt' | 'ownerId'>): RequestState {
  if (declinedAt) return 'declined'
  return ownerId === null ? 'new' : 'taken'
}

export type RequestRecord = {
  figures: RequestFigures
  lines: readonly MatchedRequestLine[]
  sales: ReadonlyMap<number, LastSale>
  quoted: Awaited<ReturnType<typeof findLastQuotes>>
  messages: readonly MessageRow[]
  acts: readonly AuditRow[]
}

export function toRequestDetail(rfq: DeskRfqRow, record: RequestRecord): RequestDetail {
  return {
    ...toRequestEntry(rfq, record.figures),
    inquiry_number: namesOf(rfq.number).inquiry_number,
    email: rfq.email,
    telephone: rfq.telephone,
    has_account: rfq.userId !== null,
    comment: rfq.comment,
    alternates_welcome: rfq.alternatesWelcome,
    items: record.lines.map(line => toLine(line, record)),
    decline: toDecline(rfq),
    thread: record.messages.map(toMessage),
    history: record.acts.map(({ at, staffId, who, act }) => ({
      time: at.toISOString(),
      staff_id: staffId,
      who,
      act,
    })),
  }
}

function toDecline({ declinedAt, declineReason, declineText }: DeskRfqRow): RequestDetail['decline'] {
  if (!declinedAt || !declineReason) return null
  return { time: declinedAt.toISOString(), reason: declineReason, text: declineText }
}

function toLine({ match, ...line }: MatchedRequestLine, { sales, quoted }: RequestRecord): RequestLine {
  const [first] = match.parts
  const sale = first && sales.get(partIdOf(first))
  const quote = first && quoted.get(partIdOf(first))
  return {
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    package: line.package,
    date_code: line.dateCode,
    quantity: line.quantity,
    target_price: line.targetPrice === null ? null : Number(line.targetPrice),
    match: match.kind,
    parts: match.parts.map(part => toMatchedPart(part, line.quantity)),
    last_quoted: quote
      ? {
          number: quote.number,
          time: new Date(quote.time).toISOString(),
          quantity: quote.quantity,
          unit_price: Number(quote.unitPrice),
        }
      : null,
    last_sold: sale
      ? {
          number: sale.number,
          time: sale.createdAt.toISOString(),
          quantity: sale.quantity,
          unit_price: Number(sale.unitPrice),
        }
      : null,
  }
}

function toMatchedPart(part: Goods, quantity: number): MatchedPart {
  const price = priceAt(part.prices, quantity)
  return {
    part_id: part.goods_id,
    part_number: part.part_number,
    manufacturer: part.brand_name,
    package: part.packaging,
    stock: part.stock,
    min_quantity: part.min_qty,
    multiple: part.multiple,
    lead_time_weeks: part.lead_time,
    page_url: part.goods_page_url,
    unit_price: price,
    amount: price === null ? null : lineAmount(price, quantity),
  }
}

function toMessage(message: MessageRow): RequestMessage {
  return {
    id: message.id,
    time: message.createdAt.toISOString(),
    author: message.author,
    author_name: message.authorName,
    body: message.body,
    is_internal: message.isInternal,
  }
}
