import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { createWalletOrder } from '../../../../contract/shop/payments.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { Funding } from '../../../../domain/pay-methods.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

type WalletCardProps = {
  order: OrderDetail
  orderKey?: string
  funding: Funding
  name: string
  isChosen: boolean
}

/** Opens the wallet's page, which sends the buyer back here. */
export function WalletCard({ order, orderKey, funding, name, isChosen }: WalletCardProps) {
  const t = useTranslations()
  const format = useFormat()
  const isReady = useIsHydrated()
  const { isBusy, trouble, pay } = useWallet(order, orderKey, funding, isChosen)
  return (
    <Card level={isChosen ? 'h2' : 'h3'} title={name}>
      <div className="flex flex-col items-start gap-3">
        {trouble && (
          <Notice tone="error" className="w-full">
            {trouble}
          </Notice>
        )}
        <p className="text-ink-soft">{t(`checkout.pay_${funding}`)}</p>
        <Button
          variant={isChosen ? 'primary' : 'secondary'}
          isBusy={isBusy}
          disabled={!isReady}
          onClick={() => void pay()}
          className="max-sm:w-full"
        >
          <span>
            {t(`payment.pay_${funding}`)} · <bdi className="ltr-value">{format.amount(order.total)}</bdi>
          </span>
        </Button>
      </div>
    </Card>
  )
}

function useWallet(order: OrderDetail, key: string | undefined, funding: Funding, isChosen: boolean) {
  const call = useCall()
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const { order_id } = order
  const pay = useCallback(async () => {
    setIsBusy(true)
    setTrouble(null)
    try {
      const { approve_url } = await call(createWalletOrder, { order_id, key, funding })
      // Stays busy, because the page is about to be left.
      location.assign(approve_url)
    } catch (error) {
      setTrouble(wordingOf(error))
      setIsBusy(false)
    }
  }, [call, order_id, key, funding])
  useAtOnce(isChosen, pay)
  // A page restored from the back/forward cache is no longer leaving.
  useEffect(() => {
    const rest = () => setIsBusy(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  return { isBusy, trouble: trouble && say(trouble), pay }
}

/** Right after placing the order the wallet opens without another click; later visits require one. */
function useAtOnce(isChosen: boolean, pay: () => Promise<void>): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isGone = useRef(false)
  useEffect(() => {
    const isJustPlaced = typeof state === 'object' && state !== null && 'isJustPlaced' in state
    if (!isChosen || !isJustPlaced || isGone.current) return
    isGone.current = true
    void Promise.resolve(navigate(pathname + search, { replace: true, state: null })).then(pay)
  }, [isChosen, state, pathname, search, navigate, pay])
}
