import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { loadCheckout } from './load-checkout.ts'
import { NotAccepted, NothingChosen, NotInStock } from './nothing-to-order.tsx'
import { settle } from './place-once.ts'
import { type Order, unansweredOrder } from './placing.ts'
import { checkoutPath, type Purchase } from './purchase.ts'
import { sender, useGoingOn } from './use-placing.ts'

export const loader = screenLoader(loadCheckout)

const CART = { source: 'cart' } as const

export function Component() {
  const t = useTranslations()
  return (
    <Container size="wide" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('titles.pay_order')}</h1>
      <Outcome />
    </Container>
  )
}

function Outcome() {
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'ready') return <CheckoutForm key={checkoutPath(data.purchase)} data={data} />
  if (data.kind === 'short')
    return (
      <UnansweredOrder purchase={data.purchase}>
        <NotInStock {...data} />
      </UnansweredOrder>
    )
  if (data.kind === 'refused') return <NotAccepted why={data.why} />
  return (
    <UnansweredOrder purchase={CART}>
      <NothingChosen />
    </UnansweredOrder>
  )
}

/**
 * Shown when nothing can be ordered: perhaps it was just ordered and the response was lost. Sending the same body
 * with the same key finds out: it never creates a second order, and an empty cart or stock cannot create a first one.
 */
function UnansweredOrder({ purchase, children }: { purchase: Purchase; children: ReactNode }) {
  const t = useTranslations('checkout')
  const call = useCall()
  const goOn = useGoingOn(useSite()?.isSignedIn ?? false)
  const [isAsking, setIsAsking] = useState(false)
  const hasAsked = useRef(false)
  useEffect(() => {
    const sent = hasAsked.current ? null : unansweredOrder()
    hasAsked.current = true
    if (!sent || !isSamePurchase(sent.order, purchase)) return
    setIsAsking(true)
    settle(sender(call), sent)
      .then(placed => placed && goOn({ placed, order: sent.order, isEarlier: false }))
      .catch(whenUnavailable(null))
      .finally(() => setIsAsking(false))
  }, [call, goOn, purchase])
  if (!isAsking) return children
  return (
    <p className="flex items-center gap-3 py-10">
      <Spinner className="text-brand" />
      {t('looking_for_order')}
    </p>
  )
}

/** Compares by source: the cart, or a quantity of one part. */
function isSamePurchase(order: Order, purchase: Purchase): boolean {
  const { source } = order
  const part = { partId: partIdOf(order) ?? 0, quantity: quantityOf(order) ?? 0 }
  const sent = source === 'cart' ? { source } : { source, ...part }
  return checkoutPath(sent) === checkoutPath(purchase)
}
