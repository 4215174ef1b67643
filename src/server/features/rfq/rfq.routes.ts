import type * as z from 'zod/mini'
import * as rfq from '../../../contract/shop/rfq.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { getRfq } from './get-rfq.wire.ts'
import { listRfqs } from './list-rfqs.ts'
import { type RfqRequestLine, sendRfq } from './send-rfq.ts'

type SentLine = z.output<NonNullable<typeof rfq.sendRfq.body>>['lines'][number]

export function rfqRoutes(
  connection: Connection,
  site: () => Promise<Pick<SiteConfig, 'contact_email'>>,
): Route[] {
  const { db } = connection
  return [
    serve(rfq.sendRfq, asked =>
      sendRfq(connection, site, 'list', asked, asked.body.lines.map(toRequestLine)),
    ),
    serve(rfq.sendQuickRfq, asked =>
      sendRfq(connection, site, 'quick', asked, asked.body.lines.map(toRequestLine)),
    ),
    serveUser(rfq.listRfqs, ({ user, query }) => listRfqs(db, user.userId, query)),
    serveUser(rfq.getRfq, ({ user, query }) => getRfq(db, user.userId, query.id)),
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
