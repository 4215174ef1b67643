import type * as z from 'zod/mini'
import * as rfq from '../../../contract/shop/rfq.ts'
import * as history from '../../../contract/shop/rfq-history.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import { getRfq, getRfqByKey } from './get-rfq.wire.ts'
import { listRfqs } from './list-rfqs.ts'
import { replyToRfq, replyToRfqByKey } from './reply-to-rfq.ts'
import { type RfqRequestLine, sendRfq } from './send-rfq.ts'

type SentLine = z.output<NonNullable<typeof rfq.sendRfq.body>>['lines'][number]

export function rfqRoutes(): Route[] {
  return [
    serve(rfq.sendRfq, ({ context, body }) => sendRfq(context, 'list', body, body.lines.map(toRequestLine))),
    serve(rfq.sendQuickRfq, ({ context, body }) =>
      sendRfq(context, 'quick', body, body.lines.map(toRequestLine)),
    ),
    serveUser(history.listRfqs, ({ context, query }) => listRfqs(context, query)),
    serveUser(history.getRfq, ({ context, query }) => getRfq(context, query.id)),
    serveUser(history.replyToRfq, ({ context, body }) => replyToRfq(context, body)),
    serve(history.getRfqByKey, ({ context, query: { rfq_number: number, key } }) =>
      getRfqByKey(context, { number, key }),
    ),
    serve(history.replyToRfqByKey, ({ context, body: { rfq_number: number, ...reply } }) =>
      replyToRfqByKey(context, { number, ...reply }),
    ),
  ]
}

function toRequestLine(line: SentLine): RfqRequestLine {
  return {
    partId: line.goods_id ?? null,
    partNumber: line.part_number,
    manufacturer: line.manufacturer,
    package: line.package,
    dateCode: line.date_code,
    quantity: line.qty,
    // As text: the column rounds decimals half up, where a float would lose some.
    targetPrice: line.target_price == null ? null : String(line.target_price),
  }
}
