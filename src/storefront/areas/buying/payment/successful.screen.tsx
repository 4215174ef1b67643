import { CircleCheck } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { ORDERS_PATH, orderPath, paymentPath, REGISTER_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Card } from '../../../../web/ui/card.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { BankDetails } from '../orders/bank-details.tsx'
import { loadNamedOrder, type OrderData } from '../orders/load-order.ts'
import { aboutOrder } from '../orders/order-progress.ts'
import { PayBy } from '../orders/pay-by.tsx'
import { ProformaButton } from '../orders/proforma-button.tsx'
import { NoOrder } from './no-order.tsx'
import { OrderInShort } from './order-in-short.tsx'
import { PlacedEarlier } from './placed-earlier.tsx'

export const loader = screenLoader(loadNamedOrder)

export function Component() {
  const t = useTranslations()
  const data = useLoaderData<typeof loader>()
  const title = t(data ? 'titles.pay_successful' : 'titles.order')
  return (
    <Container size="narrow" className="flex flex-col gap-6 py-6 md:py-8">
      <Head title={title} />
      <div className="flex items-center gap-3">
        {data && <Icon of={CircleCheck} className="text-stock size-8 shrink-0" />}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
      </div>
      {data ? <Submitted data={data} /> : <NoOrder />}
    </Container>
  )
}

function Submitted({ data: { order, orderKey, bank } }: { data: OrderData }) {
  const t = useTranslations()
  const path = orderPath(order.order_number, orderKey)
  const isUnpaid = order.status === 'unpaid'
  const isTransfer = isUnpaid && order.pay_method === 'bank' && bank !== null
  return (
    <>
      <OrderInShort order={order} />
      <PlacedEarlier />
      <div className="flex flex-col gap-1">
        <p>{t(isTransfer ? 'payment.next_transfer' : `orders.${aboutOrder(order)}`)}</p>
        {(order.pay_by || order.due_on) && (
          <p>
            <PayBy order={order} />
          </p>
        )}
        <p className="text-ink-soft">
          {t.rich('payment.mailed', { email: () => <Email of={order.email} /> })}
        </p>
      </div>
      {isTransfer && (
        <Card level="h2" title={t('orders.bank')}>
          <BankDetails bank={bank} />
        </Card>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={isUnpaid ? paymentPath(order.order_number, orderKey) : path}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(nextStep(isUnpaid, isTransfer))}
        </Link>
        {isUnpaid && (
          <Link to={path} className={buttonClass()}>
            {t('payment.to_order')}
          </Link>
        )}
        <ProformaButton number={order.order_number} orderKey={orderKey} />
      </div>
      <Invitation />
    </>
  )
}

function nextStep(isUnpaid: boolean, isTransfer: boolean) {
  if (!isUnpaid) return 'payment.to_order'
  return isTransfer ? 'payment.report' : 'orders.pay'
}

function Email({ of }: { of: string }) {
  return <b className="ltr-value wrap-anywhere">{of}</b>
}

/** A visitor's orders join the account that is registered with the same address. */
function Invitation() {
  const t = useTranslations()
  if (useSite()?.isSignedIn) return null
  return (
    <Notice
      title={t('payment.register')}
      action={
        <Link to={withRedirect(REGISTER_PATH, ORDERS_PATH)} className={buttonClass({ size: 'sm' })}>
          {t('titles.register')}
        </Link>
      }
    >
      {t('payment.register_text')}
    </Notice>
  )
}
