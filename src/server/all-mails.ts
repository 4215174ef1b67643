import { accountMails } from './features/account/index.ts'
import { feedbackMails } from './features/feedback/index.ts'
import type { Composers } from './features/mail/index.ts'
import { orderMails } from './features/orders/index.ts'
import { paymentMails } from './features/payments/index.ts'
import { quoteMails } from './features/quotes/index.ts'
import { rfqMails } from './features/rfq/index.ts'
import { siteMails } from './features/site/index.ts'
import { staffMails } from './features/staff/index.ts'
import { subscriptionMails } from './features/subscriptions/index.ts'
import { watchMails } from './features/watches/index.ts'

/** Every kind of mail that the shop sends. */
export const ALL_MAILS: Composers = {
  ...accountMails,
  ...rfqMails,
  ...quoteMails,
  ...orderMails,
  ...paymentMails,
  ...feedbackMails,
  ...subscriptionMails,
  ...watchMails,
  ...staffMails,
  ...siteMails,
}
