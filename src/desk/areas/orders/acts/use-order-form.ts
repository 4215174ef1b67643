import { useState } from 'react'
import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import type { CallData, CallInput, Endpoint } from '../../../../contract/wire/endpoint.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { type FormHandle, useForm } from '../../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../../web/forms/use-idempotency-key.ts'
import { useEditDraft } from '../../../shell/edit/use-edit-draft.ts'
import { tell } from '../../../shell/session/notices.ts'
import { keepOrder, loadOrderAgain } from '../order-query.ts'

type OrderFormOptions<E extends Endpoint> = {
  /** `seen`: see OrderForm. */
  compose?: (typed: FormValues, seen: DeskOrder) => Record<string, unknown>
  extra?: Record<string, unknown>
  onDone: (data: CallData<E>, sent: CallInput<E>) => DeskOrder
  onClose: () => void
}

export type OrderForm = {
  form: FormHandle
  /** The order that the form was filled in for. Live changes do not alter it, only a refused attempt does. */
  seen: DeskOrder
  /** The order before another person changed it, if that change caused the last refusal. */
  before: DeskOrder | null
  /** Details of a refusal beyond its text. */
  refused: unknown
}

/**
 * The form of one act. It sends the revision of the order that the person has seen. If the order has changed
 * since, the current one is loaded and the differences are shown; the next attempt then counts.
 */
export function useOrderForm<E extends Endpoint>(
  endpoint: E,
  order: DeskOrder,
  { compose, extra, onDone, onClose }: OrderFormOptions<E>,
): OrderForm {
  const [seen, setSeen] = useState(order)
  const [before, setBefore] = useState<DeskOrder | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const catchUp = async () => {
    const now = await loadOrderAgain(order.order_number)
    setBefore(now.rev === seen.rev ? null : seen)
    setSeen(now)
  }
  const sendOnce = useIdempotencyKey()
  const draft = useEditDraft(endpoint.path, order.order_number, seen.rev)
  const form = useForm(endpoint, {
    draft,
    send: (call, input) => sendOnce(call, endpoint, input),
    compose: compose && (typed => compose(typed, seen)),
    extra: { order_number: order.order_number, rev: seen.rev, ...extra },
    onDone: async (data, sent) => {
      const changed = onDone(data, sent)
      // First, so that the form does not report that the act has become impossible by itself.
      onClose()
      await keepOrder(changed)
    },
    onRefused: refusal => {
      setRefused(refusal.details.data)
      if (OUTDATED.some(reason => isRefusedFor(refusal, reason))) void catchUp()
    },
  })
  return { form, seen, before, refused }
}

/** Refusals that someone else's act or a payment can have caused. */
const OUTDATED = [
  'desk_errors.changed_meanwhile',
  'desk_errors.no_refund_due',
  'desk_errors.nothing_left',
  'desk_errors.nothing_small',
  'desk_errors.refund_too_much',
  'desk_errors.stock_short',
  'desk_errors.too_many_pieces',
  'errors.order_state',
  'errors.payment_under_way',
] as const

type ReportedAct =
  | 'ship'
  | 'book_refund'
  | 'reopen'
  | 'cancel'
  | 'reject'
  | 'write_off'
  | 'ask_for_rest'
  | 'correct_shipment'
  | 'edit'

/** For acts whose answer is the order. */
export function reportDone(act: ReportedAct): (order: DeskOrder) => DeskOrder {
  return order => {
    tell({ key: `desk_orders.done.${act}` })
    return order
  }
}
