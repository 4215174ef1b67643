import type { Endpoint } from '../wire/endpoint.ts'
import { endpointsOf } from '../wire/endpoints-of.ts'
import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as alternates from './alternates.ts'
import * as bom from './bom.ts'
import * as captcha from './captcha.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as compare from './compare.ts'
import * as feedback from './feedback.ts'
import * as news from './news.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as projects from './projects.ts'
import * as quotes from './quotes.ts'
import * as rfq from './rfq.ts'
import * as rfqHistory from './rfq-history.ts'
import * as signIns from './sign-ins.ts'
import { signOut } from './sign-out.ts'
import * as site from './site.ts'
import * as subscriptions from './subscriptions.ts'
import * as watches from './watches.ts'

/** All endpoints by area. The server refuses to start when one of them is not mounted. */
export const contract = {
  account,
  addresses,
  alternates,
  bom,
  captcha,
  cart,
  catalogue,
  compare,
  feedback,
  news,
  orders,
  payments,
  profile,
  projects,
  quotes,
  rfq,
  rfqHistory,
  signIns: { ...signIns, signOut },
  site,
  subscriptions,
  watches,
}

export function allEndpoints(): Endpoint[] {
  return Object.values(contract).flatMap(area => Object.values(endpointsOf(area)))
}
