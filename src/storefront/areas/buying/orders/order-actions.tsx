import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { cancelOrder, type OrderEntry, receiveOrder } from '../../../../contract/shop/orders.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import { canMove } from '../../../../domain/order-states.ts'
import { paymentPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { useLazyDialog } from '../../../shell/notices/use-lazy-dialog.ts'
import type { Question } from './question-dialog.tsx'

type OrderActionsProps = {
  order: Pick<OrderEntry, 'order_id' | 'order_number' | 'status'>
  orderKey?: string
  /** In a list no single action is the primary one. */
  isInList?: boolean
}

const loadDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog

/** The actions that an order's state allows. Irreversible ones ask for confirmation. */
export function OrderActions({ order, orderKey: key, isInList }: OrderActionsProps) {
  const t = useTranslations('orders')
  const call = useCall()
  const { isBusy, trouble, run } = useOrderAct()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const QuestionDialog = useLazyDialog(loadDialog, question !== null, close)
  const size = isInList ? 'sm' : 'md'
  const act = (of: Question) => {
    setQuestion(null)
    const endpoint = of === 'cancel' ? cancelOrder : receiveOrder
    void run(() => call(endpoint, { order_id: order.order_id, key }))
  }
  const variant = isInList ? 'secondary' : 'primary'
  return (
    <>
      {order.status === 'unpaid' && (
        <Link to={paymentPath(order.order_number, key)} className={buttonClass({ size, variant })}>
          {t('pay')}
        </Link>
      )}
      {canMove(order.status, 'received', 'buyer') && (
        <Button size={size} variant={variant} isBusy={isBusy} onClick={() => setQuestion('receive')}>
          {t('receive')}
        </Button>
      )}
      {canMove(order.status, 'canceled', 'buyer') && (
        <Button size={size} variant="quiet" isBusy={isBusy} onClick={() => setQuestion('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {trouble && <ErrorText role="alert">{trouble}</ErrorText>}
      {QuestionDialog && (
        <QuestionDialog question={question} number={order.order_number} onAnswer={act} onClose={close} />
      )}
    </>
  )
}

type OrderAct = {
  isBusy: boolean
  /** Why the last action failed; null after success. */
  trouble: string | null
  run: (send: () => Promise<unknown>) => Promise<void>
}

/** Runs one action on an order and then shows its new state. */
function useOrderAct(): OrderAct {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const attempt = async (send: () => Promise<unknown>) => {
    try {
      await send()
      await revalidate()
    } catch (error) {
      setTrouble(say(wordingOf(error)))
      if (hasMovedOn(error)) await revalidate()
    }
  }

  const run = async (send: () => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setTrouble(null)
    await attempt(send)
    isSending.current = false
    setIsBusy(false)
  }
  return { isBusy, trouble, run }
}

/** Another tab or staff has changed the order, so the page shows an old state. */
function hasMovedOn(error: unknown): boolean {
  return isRefusedFor(error, 'errors.order_state') || isRefusedFor(error, 'errors.payment_under_way')
}
