import { useTranslations } from 'use-intl'
import type { REFUND_METHODS } from '../../../domain/order-ledger.ts'
import { PAYPAL_NAME } from '../../../domain/pay-methods.ts'

/** How money came or went. */
export function useMethodName(): (method: (typeof REFUND_METHODS)[number]) => string {
  const t = useTranslations('desk_orders.methods')
  return method => (method === 'paypal' ? PAYPAL_NAME : t(method))
}
