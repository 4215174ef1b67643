import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { useSite } from '../../../shell/page/site-data.ts'
import { settle } from './place-once.ts'
import { type Order, unansweredOrder } from './placing.ts'
import { sender, useGoingOn } from './use-placing.ts'
import { checkoutPath, type Wanted } from './wanted.ts'

/**
 * For what cannot be ordered: perhaps because it was just ordered and the answer got lost. The same words under the
 * same key tell: they never make a second order, and an emptied cart or shelf cannot make a first one.
 */
export function UnansweredOrder({ wanted, children }: { wanted: Wanted; children: ReactNode }) {
  const t = useTranslations('checkout')
  const call = useCall()
  const goOn = useGoingOn(useSite()?.isSignedIn ?? false)
  const [isAsking, setIsAsking] = useState(false)
  const hasAsked = useRef(false)
  useEffect(() => {
    const sent = hasAsked.current ? null : unansweredOrder()
    hasAsked.current = true
    if (!sent || !isWanted(sent.order, wanted)) return
    setIsAsking(true)
    settle(sender(call), sent)
      .then(placed => placed && goOn({ placed, order: sent.order, isEarlier: false }))
      .catch(whenUnavailable(null))
      .finally(() => setIsAsking(false))
  }, [call, goOn, wanted])
  if (!isAsking) return children
  return (
    <p className="flex items-center gap-3 py-10">
      <Spinner className="text-brand" />
      {t('looking_for_order')}
    </p>
  )
}

/** From the cart, or so many of the same part. */
function isWanted({ source, goods_id = 0, cart_num = 0 }: Order, wanted: Wanted): boolean {
  const sent = source === 'cart' ? { source } : { source, goods_id, cart_num }
  return checkoutPath(sent) === checkoutPath(wanted)
}
