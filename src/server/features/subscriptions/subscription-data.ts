import type { PersonalData } from '../account/index.ts'
import { listSubscriptionsOf, removeSubscriptionsOf } from './subscriptions.queries.ts'

export const subscriptionData: PersonalData = {
  name: 'subscriptions',
  list: (db, { emailKey }) => listSubscriptionsOf(db, emailKey),
  erase: (db, { emailKey }) => removeSubscriptionsOf(db, emailKey),
}
