import { accountData, type PersonalData } from '../server/features/account/index.ts'
import { feedbackData } from '../server/features/feedback/index.ts'
import { orderData } from '../server/features/orders/index.ts'
import { paymentData } from '../server/features/payments/index.ts'
import { projectData } from '../server/features/projects/index.ts'
import { rfqData } from '../server/features/rfq/index.ts'
import { subscriptionData } from '../server/features/subscriptions/index.ts'
import { watchData } from '../server/features/watches/index.ts'

/** All personal data. Add new kinds before the account, which is erased last. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  projectData,
  rfqData,
  feedbackData,
  subscriptionData,
  watchData,
  paymentData,
  orderData,
  ...accountData,
]
