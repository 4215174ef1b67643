import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { countCart } from '../../../../contract/shop/cart.ts'
import { placeOrder } from '../../../../contract/shop/orders.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import type { Refusal } from '../../../../contract/wire/errors.ts'
import { orderSubmittedPath, paymentPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { clearDraft } from '../../../../web/forms/draft.ts'
import { type FormHandle, useForm } from '../../../../web/forms/use-form.ts'
import { cartChanged } from '../../../shell/cart-count/cart-count.ts'
import { composeOrder } from './compose-order.ts'
import type { CheckoutData } from './load-checkout.ts'
import { placeOnce, type Send, type Settled } from './place-once.ts'
import { purchaseFields } from './purchase.ts'
import { readShortLines } from './short-lines.ts'
import type { PreviewHandle } from './use-preview.ts'
import { type Changes, whatChanged } from './what-changed.ts'

const DRAFT = 'checkout'

/** The form that places the order, once and at the total shown. */
export function usePlacing(
  { purchase, isSignedIn }: CheckoutData,
  preview: PreviewHandle,
): { form: FormHandle; changes: Changes | null } {
  const goOn = useGoingOn(isSignedIn)
  const [changes, setChanges] = useState<Changes | null>(null)
  const settled = useRef<Settled | null>(null)

  const onRefused = (refusal: Refusal) => {
    const lines = readShortLines(refusal)
    preview.setShort(lines)
    const fresh = refusal.code === 4093 ? preview.replace(refusal.details.data) : null
    setChanges(fresh && whatChanged(preview.shown, fresh))
  }

  const form = useForm(placeOrder, {
    draft: DRAFT,
    compose: composeOrder,
    extra: { ...purchaseFields(purchase), expected_total: preview.shown.total },
    send: async (call, order) => {
      settled.current = await placeOnce(sender(call), order)
      return settled.current.placed
    },
    onRefused,
    onDone: () => settled.current && goOn(settled.current),
  })
  return { form, changes }
}

export function sender(call: Call): Send {
  return (order, key) => call(placeOrder, order, { headers: { 'Idempotency-Key': key } })
}

/** A transfer is made later, by the buyer; a wallet opens at once, unless there is something to read first. */
export function useGoingOn(isSignedIn: boolean) {
  const navigate = useNavigate()
  const call = useCall()
  return async ({ placed: { order_number, key }, order: sent, isEarlier }: Settled) => {
    clearDraft(DRAFT)
    // Does not wait for the badge.
    void call(countCart).then(({ count }) => cartChanged(count), whenUnavailable(undefined))
    // An order sent as a visitor does not belong to the account, even if the buyer has signed in since.
    const isOwn = isSignedIn && sent.email === undefined
    const access = isOwn ? undefined : key
    const state = isEarlier ? { isPlacedEarlier: true } : { isJustPlaced: true }
    const path = (sent.pay_method === 'bank' ? orderSubmittedPath : paymentPath)(order_number, access)
    return navigate(path, { replace: true, state })
  }
}
