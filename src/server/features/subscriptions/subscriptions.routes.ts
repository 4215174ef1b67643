import * as subscriptions from '../../../contract/shop/subscriptions.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export function subscriptionRoutes(connection: Connection): Route[] {
  const { db } = connection
  return [
    serve(subscriptions.subscribe, asked => subscribe(connection, asked)),
    serve(subscriptions.confirmSubscription, ({ body }) => confirmSubscription(db, body.token)),
    serve(subscriptions.unsubscribe, ({ query }) => unsubscribe(db, query.token)),
  ]
}
