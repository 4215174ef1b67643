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

/** The kinds that staff get. A test compares them with the recipients of samples. */
export const STAFF_MAILS: ReadonlySet<string> = new Set([
  'rfq_sales',
  'rfq_reply',
  'quote_staff_accepted',
  'quote_staff_countered',
  'quote_staff_news',
  'order_staff_placed',
  'order_staff_pending',
  'order_staff_paid',
  'order_staff_canceled',
  'order_staff_message',
  'order_staff_transfer',
  'order_staff_alert',
  'order_staff_refused',
  'feedback_sales',
  'staff_invite',
  'bank_changed',
  'addresses_changed',
])
