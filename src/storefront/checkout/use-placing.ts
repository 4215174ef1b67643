import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countCart } from '../../contract/cart.ts'
import type { CallData } from '../../contract/endpoint.ts'
import type { Refusal } from '../../contract/errors.ts'
import { placeOrder } from '../../contract/orders.ts'
import { useCall } from '../browser/use-call.ts'
import { whenUnavailable } from '../browser/when-unavailable.ts'
import { cartChanged } from '../cart/cart-count.ts'
import { clearDraft } from '../forms/draft.ts'
import { type FormHandle, useForm } from '../forms/use-form.ts'
import { paymentPath, submittedPath } from '../orders/order-paths.ts'
import { composeOrder } from './compose-order.ts'
import type { CheckoutData } from './load-checkout.ts'
import { forgetPlacing, keyForPlacing } from './placing.ts'
import { readShortLines } from './short-lines.ts'
import type { PreviewHandle } from './use-preview.ts'
import { type Changes, whatChanged } from './what-changed.ts'

const DRAFT = 'checkout'

type Placed = CallData<typeof placeOrder>

/** The form that places the order: once, and at the total that is on show. */
export function usePlacing(
  { wanted, isSignedIn }: CheckoutData,
  preview: PreviewHandle,
): { form: FormHandle; changes: Changes | null } {
  const goOn = useGoingOn(isSignedIn)
  const [changes, setChanges] = useState<Changes | null>(null)

  const onRefused = (refusal: Refusal) => {
    const lines = readShortLines(refusal)
    preview.setShort(lines)
    const fresh = refusal.code === 4093 ? preview.replace(refusal.details.data) : null
    setChanges(fresh && whatChanged(preview.shown, fresh))
  }

  const form = useForm(placeOrder, {
    draft: DRAFT,
    compose: composeOrder,
    extra: { ...wanted, expected_total: preview.shown.total },
    headers: order => ({ 'Idempotency-Key': keyForPlacing(order) }),
    onRefused,
    onDone: (placed, { pay_method }) => goOn(placed, pay_method),
  })
  return { form, changes }
}

/** A transfer is made elsewhere, in the buyer's own time; a wallet is gone to at once. */
export function useGoingOn(isSignedIn: boolean) {
  const navigate = useNavigate()
  const call = useCall()
  return async ({ order_number, key }: Placed, payMethod: string) => {
    forgetPlacing()
    clearDraft(DRAFT)
    // The badge need not be waited for.
    void call(countCart).then(({ count }) => cartChanged(count), whenUnavailable(undefined))
    const order = { order_number, key: isSignedIn ? undefined : key }
    if (payMethod === 'bank') return navigate(submittedPath(order), { replace: true })
    return navigate(paymentPath(order), { replace: true, state: { isJustPlaced: true } })
  }
}
