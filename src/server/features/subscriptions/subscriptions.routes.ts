import * as subscriptions from '../../../contract/shop/subscriptions.ts'
import { type Route, serve } from '../../api/route.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export function subscriptionRoutes(): Route[] {
  return [
    serve(subscriptions.subscribe, ({ context, body }) => subscribe(context, body)),
    serve(subscriptions.confirmSubscription, ({ context, body }) => confirmSubscription(context, body.token)),
    serve(subscriptions.unsubscribe, ({ context, query }) => unsubscribe(context, query.token)),
  ]
}
