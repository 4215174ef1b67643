import * as rfq from '../../../contract/shop/rfq.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { getRfq } from './get-rfq.ts'
import { listRfqs } from './list-rfqs.ts'
import { sendRfq } from './send-rfq.ts'

export function rfqRoutes(
  connection: Connection,
  site: () => Promise<Pick<SiteConfig, 'contact_email'>>,
): Route[] {
  const { db } = connection
  return [
    serve(rfq.sendRfq, asked => sendRfq(connection, site, 'list', asked)),
    serve(rfq.sendQuickRfq, asked => sendRfq(connection, site, 'quick', asked)),
    serveUser(rfq.listRfqs, ({ user, query }) => listRfqs(db, user.userId, query)),
    serveUser(rfq.getRfq, ({ user, query }) => getRfq(db, user.userId, query.id)),
  ]
}
