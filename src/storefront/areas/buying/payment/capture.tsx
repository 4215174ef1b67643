import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { captureWalletOrder } from '../../../../contract/shop/payments.ts'
import { isServerTrouble } from '../../../../contract/wire/errors.ts'
import { orderSubmittedPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { type Problem, problemOf } from '../../../../web/forms/problem.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'

type CaptureProps = {
  order: OrderDetail
  orderKey?: string
  token: string
  /** Other payment methods. Not offered while it is uncertain whether money was taken. */
  children: ReactNode
}

/**
 * Captures the payment after the return from the wallet. Repeated calls, such as after a reload, get the same
 * response.
 */
export function Capture({ order, orderKey, token, children }: CaptureProps) {
  const t = useTranslations()
  const say = useSay()
  const { trouble, isBusy, capture } = useCapture(order, orderKey, token)
  if (!trouble) return <Capturing />
  if (isUnasked(trouble)) return <Unasked isBusy={isBusy} capture={capture} />
  const isDeclined = trouble.reason === 'errors.payment_declined'
  return (
    <>
      <Notice
        tone="error"
        title={t('payment.not_yet')}
        action={!isDeclined && <AskAgain isBusy={isBusy} capture={capture} />}
      >
        {trouble.text && say(trouble.text)}
      </Notice>
      {isDeclined && children}
    </>
  )
}

type AskingProps = Pick<ReturnType<typeof useCapture>, 'isBusy' | 'capture'>

/** The request or its response was lost, so the result is unknown. */
function isUnasked({ code }: Problem): boolean {
  return code === null || isServerTrouble(code)
}

function Unasked({ isBusy, capture }: AskingProps) {
  const t = useTranslations('payment')
  useEffect(() => {
    const ask = () => void capture()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [capture])
  return (
    <Notice
      tone="error"
      title={t('unasked')}
      action={
        <Button size="sm" isBusy={isBusy} onClick={() => void capture()}>
          {t('check_again')}
        </Button>
      }
    >
      {t('unasked_text')}
    </Notice>
  )
}

function AskAgain({ isBusy, capture }: AskingProps) {
  const t = useTranslations()
  const { revalidate } = useRevalidator()
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" isBusy={isBusy} onClick={() => void capture()}>
        {t('error.retry')}
      </Button>
      <Button size="sm" onClick={() => void revalidate()}>
        {t('payment.check_again')}
      </Button>
    </div>
  )
}

function Capturing() {
  const t = useTranslations()
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('forms.needs_javascript')}</Notice>
      </noscript>
      <div role="status" className="flex items-center gap-3 py-4">
        <Spinner className="text-brand size-6" />
        <p className="font-semibold">{t('payment.capturing')}</p>
      </div>
    </>
  )
}

function useCapture({ order_id, order_number }: OrderDetail, key: string | undefined, token: string) {
  const call = useCall()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const capture = useCallback(async () => {
    setIsBusy(true)
    try {
      await call(captureWalletOrder, { order_id, key, paypal_order_id: token })
      await navigate(orderSubmittedPath(order_number, key), { replace: true })
    } catch (error) {
      setTrouble(problemOf(error, []))
    }
    setIsBusy(false)
  }, [call, navigate, order_id, order_number, key, token])
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void capture()
  }, [capture])
  return { trouble, isBusy, capture }
}
