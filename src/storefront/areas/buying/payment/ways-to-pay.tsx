import { useTranslations } from 'use-intl'
import type { PayMethod } from '../../../../contract/shop/orders.ts'
import { Card } from '../../../../web/ui/card.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { BankDetails } from '../orders/bank-details.tsx'
import type { OrderData } from '../orders/load-order.ts'
import { PayBy } from '../orders/pay-by.tsx'
import { TransferForm } from './transfer-form.tsx'
import { WalletCard } from './wallet-card.tsx'

export type PayableOrder = Pick<OrderData, 'order' | 'orderKey' | 'bank'> & {
  methods: PayMethod[]
  today: string
}

/** The chosen method comes first; the others stay available. */
export function WaysToPay(payable: PayableOrder) {
  const t = useTranslations('payment')
  const { order, methods } = payable
  const chosen = methods.filter(({ id }) => id === order.pay_method)
  const others = methods.filter(({ id, enabled }) => enabled && id !== order.pay_method)
  return (
    <>
      {order.pay_by && (
        <p>
          <PayBy order={order} />
        </p>
      )}
      <section aria-label={t('chosen')} className="flex min-w-0 flex-col gap-4">
        {chosen.map(method =>
          method.enabled ? (
            <Way key={method.id} method={method} payable={payable} isChosen />
          ) : (
            <NotOffered key={method.id} method={method} hasOthers={others.length > 0} />
          ),
        )}
      </section>
      {others.length > 0 && (
        <section className="flex min-w-0 flex-col gap-4">
          <h2 className="text-xl">{t('other_ways')}</h2>
          {others.map(method => (
            <Way key={method.id} method={method} payable={payable} isChosen={false} />
          ))}
        </section>
      )}
    </>
  )
}

/** The shop may have disabled it since the order was placed. */
function NotOffered({ method, hasOthers }: { method: PayMethod; hasOthers: boolean }) {
  const t = useTranslations()
  return (
    <Notice tone="warning" title={t('payment.not_offered', { method: method.name })}>
      {t(hasOthers ? 'payment.not_offered_text' : 'checkout.no_payment')}
    </Notice>
  )
}

type WayProps = { method: PayMethod; payable: PayableOrder; isChosen: boolean }

function Way({ method, payable: { order, orderKey, bank, today }, isChosen }: WayProps) {
  const t = useTranslations('payment')
  const Heading = isChosen ? 'h3' : 'h4'
  if (method.id !== 'bank')
    return (
      <WalletCard
        order={order}
        orderKey={orderKey}
        funding={method.id}
        name={method.name}
        isChosen={isChosen}
      />
    )
  return (
    <Card level={isChosen ? 'h2' : 'h3'} title={method.name}>
      <div id="transfer" className="flex flex-col gap-6">
        {bank && <BankDetails bank={bank} />}
        <div className="border-hairline flex flex-col gap-3 border-t pt-4">
          <div>
            <Heading className="text-base">{t('report_title')}</Heading>
            <p className="text-ink-soft">{t('report_text')}</p>
          </div>
          <TransferForm order={order} orderKey={orderKey} today={today} isChosen={isChosen} />
        </div>
      </div>
    </Card>
  )
}
