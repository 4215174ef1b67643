import type { Endpoint } from '../wire/endpoint.ts'
import { endpointsOf } from '../wire/endpoints-of.ts'
import * as audit from './audit.ts'
import * as customers from './customers.ts'
import * as door from './door.ts'
import * as files from './files.ts'
import * as find from './find.ts'
import * as inbox from './inbox.ts'
import * as mails from './mails.ts'
import * as orders from './orders.ts'
import * as papers from './papers.ts'
import * as passkeys from './passkeys.ts'
import * as quotes from './quotes.ts'
import * as reports from './reports.ts'
import * as requests from './requests.ts'
import * as settings from './settings.ts'
import * as staff from './staff.ts'
import * as terms from './terms.ts'
import * as views from './views.ts'

/** All endpoints of the desk by area. */
export const deskContract = {
  audit,
  customers,
  door,
  files,
  find,
  inbox,
  mails,
  orders,
  papers,
  passkeys,
  quotes,
  reports,
  requests,
  settings,
  staff,
  terms,
  views,
}

export function allDeskEndpoints(): Endpoint[] {
  return Object.values(deskContract).flatMap(area => Object.values(endpointsOf(area)))
}
