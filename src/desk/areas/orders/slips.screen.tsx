import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { listPackingSlips } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { DeskAddress } from './order-buyer.tsx'
import { OrderFact } from './order-fact.tsx'
import { PartName } from './order-lines.tsx'

type PackingSlip = CallData<typeof listPackingSlips>['list'][number]

/** Printed by the browser: each order starts a new page, and the screen around it is left out. */
export function Component() {
  const t = useTranslations('desk_orders')
  const [search] = useSearchParams()
  const numbers = search.get('numbers') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'slips', numbers],
    queryFn: () => call(listPackingSlips, { numbers }),
    enabled: numbers !== '',
  })
  const leftOut = data ? numbersWithout(numbers, data.list) : []
  const print = (
    <Button variant="primary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
  return (
    <>
      <BackLink to="/orders">{t('back')}</BackLink>
      <div className="print:hidden">
        <PageTitle title={t('slips')} text={t('slips_text')} action={data && data.list.length > 0 && print} />
      </div>
      {numbers === '' && <Notice>{t('slips_none')}</Notice>}
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && numbers !== '' && <LoadingRows />}
      {leftOut.length > 0 && (
        <Notice tone="warning" className="mb-5 print:hidden">
          {t('slips_left_out', { numbers: leftOut.join(', ') })}
        </Notice>
      )}
      {data?.list.map(slip => (
        <Slip key={slip.order_number} slip={slip} />
      ))}
    </>
  )
}

/** Orders with nothing to send have no slip. */
function numbersWithout(numbers: string, slips: readonly PackingSlip[]): string[] {
  return numbers.split(',').filter(number => !slips.some(({ order_number }) => order_number === number))
}

function Slip({ slip }: { slip: PackingSlip }) {
  const t = useTranslations('desk_orders')
  const { date } = useFormat()
  return (
    <article className="mb-5 break-after-page rounded-md border border-hairline bg-paper p-5 last:break-after-auto print:border-0 print:p-0">
      <h2 className="mb-3 text-xl">
        {t('slip')} <span className="ltr-value">{slip.order_number}</span>
      </h2>
      <dl className="mb-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:[&>:first-child]:row-span-3 print:grid-cols-2">
        <OrderFact name={t('shipping_address')}>
          <p className="font-semibold">
            <bdi>{slip.company_name}</bdi>
          </p>
          <DeskAddress address={slip.address} />
        </OrderFact>
        <OrderFact name={t('date')}>{date(slip.date)}</OrderFact>
        {slip.po_number !== '' && (
          <OrderFact name={t('po_number')}>
            <bdi>{slip.po_number}</bdi>
          </OrderFact>
        )}
        <OrderFact name={t('shipping_method')}>
          <bdi>{[slip.carrier, slip.service].filter(Boolean).join(' ')}</bdi>
        </OrderFact>
        {slip.remark !== '' && (
          <OrderFact name={t('remark')}>
            <bdi className="whitespace-pre-line">{slip.remark}</bdi>
          </OrderFact>
        )}
      </dl>
      <SlipLines slip={slip} />
    </article>
  )
}

function SlipLines({ slip }: { slip: PackingSlip }) {
  const t = useTranslations('desk_orders')
  const { count } = useFormat()
  return (
    <Table label={`${t('lines')} ${slip.order_number}`}>
      <thead>
        <tr>
          <Th>{t('part')}</Th>
          <Th isNumeric>{t('slip_quantity')}</Th>
          {/* A box to tick while packing. */}
          <Th className="w-10" aria-hidden />
        </tr>
      </thead>
      <tbody>
        {slip.lines.map(line => (
          <tr key={line.position}>
            <Td>
              <PartName line={line} />
            </Td>
            <Td isNumeric className="font-semibold">
              <span className="ltr-value">{count(line.to_ship)}</span>
            </Td>
            <Td aria-hidden>
              <span className="block size-5 border border-field" />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
