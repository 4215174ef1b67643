import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskOrderLine } from '../../../contract/desk/orders.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'

/** Ordered, shipped and refunded pieces. Amounts are only there for people who may see prices. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const hasPrices = order.money !== undefined
  return (
    <Card level="h2" title={t('lines')} isFlush>
      <Table label={t('lines')} className="[&_thead_th]:border-t-0">
        <thead className="max-sm:sr-only">
          <tr>
            <Th>{t('part')}</Th>
            <Th isNumeric>{t('ordered')}</Th>
            <Th isNumeric>{t('shipped')}</Th>
            <Th isNumeric>{t('refunded')}</Th>
            {hasPrices && <Th isNumeric>{t('unit_price')}</Th>}
            {hasPrices && <Th isNumeric>{t('amount')}</Th>}
          </tr>
        </thead>
        <tbody>
          {order.lines.map(line => (
            <OrderLine key={line.position} line={line} />
          ))}
        </tbody>
      </Table>
      {order.money && <OrderTotals money={order.money} />}
    </Card>
  )
}

const CELL = 'max-sm:border-0 max-sm:p-0'

/** On phones a block of lines, with the names of the figures before them. */
function OrderLine({ line }: { line: DeskOrderLine }) {
  const t = useTranslations('desk_orders')
  const { count, price, amount } = useFormat()
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:border-b max-sm:border-hairline max-sm:px-4 max-sm:py-2">
      <Td className={`${CELL} max-sm:w-full`}>
        <PartName line={line} />
      </Td>
      <Figure name={t('ordered')}>{count(line.ordered)}</Figure>
      <Figure name={t('shipped')}>{count(line.shipped)}</Figure>
      <Figure name={t('refunded')}>{count(line.refunded)}</Figure>
      {line.unit_price !== undefined && <Figure name={t('unit_price')}>{price(line.unit_price)}</Figure>}
      {line.amount !== undefined && <Figure name={t('amount')}>{amount(line.amount)}</Figure>}
    </tr>
  )
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <Td isNumeric className={CELL}>
      <span className="me-1.5 text-ink-soft sm:hidden">{name}</span>
      <span className="ltr-value">{children}</span>
    </Td>
  )
}

type PartNameProps = { line: Pick<DeskOrderLine, 'part_number' | 'manufacturer' | 'packaging'> }

export function PartName({ line }: PartNameProps) {
  return (
    <>
      <span className="ltr-value font-mono font-semibold wrap-anywhere">{line.part_number}</span>
      <span className="block text-sm text-ink-soft">
        <bdi>{[line.manufacturer, line.packaging].filter(Boolean).join(' · ')}</bdi>
      </span>
    </>
  )
}

function OrderTotals({ money }: { money: NonNullable<DeskOrder['money']> }) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const rows = [
    [t('subtotal'), money.subtotal],
    [t('shipping_fee'), money.shipping_fee],
    [t('total'), money.total],
  ] as const
  return (
    <dl className="ms-auto flex w-full max-w-80 flex-col gap-1 px-3 py-3 max-sm:px-4">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 last:font-semibold">
          <dt>{name}</dt>
          <dd className="ltr-value">{amount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
