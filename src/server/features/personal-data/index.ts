import { accountData, type PersonalData } from '../account/index.ts'
import { erasePersonalNotes, listPersonalNotes } from '../customers/index.ts'
import { feedbackData } from '../feedback/index.ts'
import { orderData } from '../orders/index.ts'
import { paymentData } from '../payments/index.ts'
import { projectData } from '../projects/index.ts'
import { quoteData } from '../quotes/index.ts'
import { rfqData } from '../rfq/index.ts'
import { subscriptionData } from '../subscriptions/index.ts'
import { viewData } from '../views/index.ts'
import { watchData } from '../watches/index.ts'

/** After orders and requests, because the mailbox of an order in progress is kept. */
const customerData: PersonalData = {
  name: 'customer',
  list: (db, { emailKey }) => listPersonalNotes(db, emailKey),
  erase: (db, { emailKey }) => erasePersonalNotes(db, emailKey),
}

/** All personal data. Add new kinds before the account, which is erased last. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  projectData,
  quoteData,
  rfqData,
  feedbackData,
  subscriptionData,
  watchData,
  viewData,
  paymentData,
  orderData,
  customerData,
  ...accountData,
]
