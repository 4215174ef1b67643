import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refusal } from '../../contract/errors.ts'
import { placeOrder } from '../../contract/orders.ts'
import { useCall } from '../browser/use-call.ts'
import { useSite } from '../site-data.ts'
import { Spinner } from '../ui/spinner.tsx'
import { forgetPlacing, unansweredOrder } from './placing.ts'
import { useGoingOn } from './use-placing.ts'

/**
 * For a cart that has nothing to order: perhaps because an order was just placed and its answer got lost. The same
 * words under the same key tell: they never make a second order, and an emptied cart cannot make a first one.
 */
export function UnansweredOrder({ children }: { children: ReactNode }) {
  const t = useTranslations('checkout')
  const call = useCall()
  const goOn = useGoingOn(useSite()?.isSignedIn ?? false)
  const [isAsking, setIsAsking] = useState(false)
  const hasAsked = useRef(false)
  useEffect(() => {
    const sent = hasAsked.current ? null : unansweredOrder()
    hasAsked.current = true
    if (!sent) return
    setIsAsking(true)
    const { key, order } = sent
    call(placeOrder, order, { headers: { 'Idempotency-Key': key } })
      .then(
        placed => goOn(placed, order.pay_method),
        error => {
          if (error instanceof Refusal) forgetPlacing()
        },
      )
      .finally(() => setIsAsking(false))
  }, [call, goOn])
  if (!isAsking) return children
  return (
    <p className="flex items-center gap-3 py-10">
      <Spinner className="text-brand" />
      {t('looking_for_order')}
    </p>
  )
}
