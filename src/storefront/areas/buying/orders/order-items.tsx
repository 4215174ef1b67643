import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { OrderDetail, OrderItem } from '../../../../contract/shop/orders.ts'
import { isPositive, sumAmounts } from '../../../../domain/money.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { Table, Td, Th } from '../../../../web/ui/table.tsx'
import { useFirstRows } from '../../../../web/ui/use-first-rows.ts'

/** On a phone, price and quantity are below the number. */
const WIDE = 'max-sm:hidden'

export function OrderItems({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  const shown = useFirstRows()
  return (
    <Table label={t('orders.items')}>
      <thead>
        <tr>
          <Th>{t('goods.part_number')}</Th>
          <Th isNumeric className={WIDE}>
            {t('goods.unit_price')}
          </Th>
          <Th isNumeric className={WIDE}>
            {t('goods.quantity')}
          </Th>
          <Th isNumeric>{t('goods.amount')}</Th>
        </tr>
      </thead>
      <tbody>
        {order.items.slice(0, shown).map(item => (
          <Item key={partIdOf(item)} item={item} />
        ))}
      </tbody>
      <Sums order={order} />
    </Table>
  )
}

function Item({ item }: { item: OrderItem }) {
  const format = useFormat()
  const count = format.count(item.quantity)
  const price = format.price(item.unit_price)
  return (
    <tr>
      <Th scope="row" className="border-t-0! bg-transparent! align-middle text-sm!">
        <div className="flex items-center gap-3">
          <PartPicture icons={item.icons} side={48} className="size-12 shrink-0 max-sm:size-9" />
          <div className="min-w-0 font-normal">
            <ItemLink item={item} />
            <p>
              <bdi>{item.manufacturer}</bdi>
            </p>
            <p className="sm:hidden">
              <bdi className="ltr-value">{`${count} × ${price}`}</bdi>
            </p>
          </div>
        </div>
      </Th>
      <Td isNumeric className={WIDE}>
        <Price text={price} size="sm" />
      </Td>
      <Td isNumeric className={WIDE}>
        {count}
      </Td>
      <Td isNumeric>
        <Price text={format.amount(item.amount)} size="sm" />
      </Td>
    </tr>
  )
}

/** A part that has left the catalog no longer has a page. */
function ItemLink({ item }: { item: Pick<OrderItem, 'part_number' | 'goods_page_url'> }) {
  const number = <PartNumber value={item.part_number} size="sm" />
  if (!item.goods_page_url) return <span className="text-ink">{number}</span>
  return (
    <Link to={partPath(item.goods_page_url)} className="text-brand inline-block min-h-6 hover:underline">
      {number}
    </Link>
  )
}

function Sums({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders')
  return (
    <tfoot>
      <Sum name={t('subtotal')} amount={order.subtotal} />
      <Sum name={t('shipping_fee')} amount={order.shipping_fee} />
      <Sum name={t('total')} amount={order.total} isTotal />
      {isPositive(order.refunded_total) && <Sum name={t('refunded_sum')} amount={-order.refunded_total} />}
      {isPositive(order.refund_due) && <Sum name={t('refund_due_sum')} amount={-order.refund_due} />}
      {isPositive(runningRefund(order)) && (
        <Sum name={t('refund_running_sum')} amount={-runningRefund(order)} />
      )}
    </tfoot>
  )
}

/** The amount that the wallet has not confirmed yet. */
function runningRefund({ refunds }: OrderDetail): number {
  return sumAmounts(refunds.filter(({ state }) => state === 'under_way').map(({ amount }) => amount))
}

function Sum({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) {
  const format = useFormat()
  const look = `border-b-0! align-baseline! ${isTotal ? 'pt-2! text-base font-semibold' : 'pb-0!'}`
  return (
    <tr className="hover:bg-transparent!">
      <Td className={`${WIDE} ${look}`} />
      <Td className={`${WIDE} ${look}`} />
      <Th scope="row" className={`border-y-0! bg-transparent! text-sm! text-ink! ${look}`} isNumeric>
        {name}
      </Th>
      <Td isNumeric className={look}>
        <Price text={format.amount(amount)} size={isTotal ? 'md' : 'sm'} />
      </Td>
    </tr>
  )
}
