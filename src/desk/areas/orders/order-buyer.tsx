import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { getPoFile } from '../../../contract/desk/papers.ts'
import { countryName } from '../../../domain/country-names.ts'
import { saveFile } from '../../../web/browser/save-file.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { AddressText } from '../../../web/ui/address-text.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { call } from '../../shell/session/call.ts'
import { OrderFact } from './order-fact.tsx'
import { useMethodName } from './use-method-name.ts'

type OrderProps = { order: DeskOrder }

export function OrderBuyer({ order }: OrderProps) {
  const t = useTranslations('desk_orders')
  const sayMethod = useMethodName()
  const { date } = useFormat()
  const { buyer } = order
  return (
    <Card level="h2" title={t('customer')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-1">
        <OrderFact name={t('customer')}>
          <p className="font-semibold">
            <bdi>{buyer.company_name || buyer.contact_name}</bdi>
          </p>
          {buyer.email && (
            <a
              href={`mailto:${buyer.email}`}
              className="inline-block min-h-6 text-brand underline underline-offset-3"
            >
              <bdi>{buyer.email}</bdi>
            </a>
          )}
        </OrderFact>
        {(order.po_number !== '' || order.po_file) && (
          <OrderFact name={t('po_number')}>
            <bdi>{order.po_number}</bdi>
            {order.po_file && <PoFile order={order} name={order.po_file} />}
          </OrderFact>
        )}
        <OrderFact name={t('pay_method')}>
          {sayMethod(order.pay_method)}
          {order.pay_by && (
            <span className="block text-sm text-ink-soft">
              {t('pay_by')} <LocalTime time={order.pay_by} />
            </span>
          )}
        </OrderFact>
        {order.due_on && <OrderFact name={t('due_on')}>{date(order.due_on)}</OrderFact>}
        <OrderFact name={t('shipping_method')}>
          <bdi>{[order.carrier, order.service].filter(Boolean).join(' ')}</bdi>
        </OrderFact>
        {order.remark !== '' && (
          <OrderFact name={t('remark')}>
            <bdi className="whitespace-pre-line">{order.remark}</bdi>
          </OrderFact>
        )}
        {order.platform_remark !== '' && (
          <OrderFact name={t('remark_to_buyer')}>
            <bdi className="whitespace-pre-line">{order.platform_remark}</bdi>
          </OrderFact>
        )}
        <Addresses order={order} />
      </dl>
    </Card>
  )
}

/** The purchase order that the buyer attached. */
function PoFile({ order: { order_number }, name }: OrderProps & { name: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getPoFile, { order_number }),
    onSuccess: ({ file_name, content }) => saveFile(file_name, content, 'pdf'),
  })
  return (
    <Button
      size="sm"
      icon={<Icon of={FileDown} />}
      isBusy={isPending}
      onClick={() => mutate()}
      className="mt-1 flex"
    >
      <bdi className="wrap-anywhere">{name}</bdi>
    </Button>
  )
}

function Addresses({ order: { addresses } }: OrderProps) {
  const t = useTranslations('desk_orders')
  const { shipping, billing } = addresses
  const isSame = JSON.stringify(shipping) === JSON.stringify(billing)
  return (
    <>
      <OrderFact name={t('shipping_address')}>
        <DeskAddress address={shipping} />
      </OrderFact>
      {billing && (
        <OrderFact name={t('billing_address')}>
          {isSame ? t('same_address') : <DeskAddress address={billing} />}
        </OrderFact>
      )}
    </>
  )
}

type DeskAddressProps = { address: DeskOrder['addresses']['shipping'] }

/** Addresses of erased customers are empty. */
export function DeskAddress({ address }: DeskAddressProps) {
  const lang = useLang()
  return <AddressText address={address} countryName={address.country && countryName(lang, address.country)} />
}
