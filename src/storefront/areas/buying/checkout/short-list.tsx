import { useTranslations } from 'use-intl'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { ShortLine } from '../../../../contract/shop/orders.ts'
import { CART_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { checkoutPath, type Purchase } from './purchase.ts'

type ShortListProps = {
  lines: readonly ShortLine[]
  purchase: Purchase
  /** The quantity of the part that can be bought right now; 0 for none. */
  most: number
}

/** Lines that cannot be ordered, and the buyer's options. */
export function ShortList({ lines, purchase, most }: ShortListProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1">
        {lines.map(line => (
          <li key={partIdOf(line)} className="flex flex-wrap items-baseline gap-x-2">
            {line.part_number && <PartNumber value={line.part_number} size="sm" />}
            <State line={line} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <WayOut purchase={purchase} most={most} />
      </div>
    </div>
  )
}

function State({ line }: { line: ShortLine }) {
  const t = useTranslations('checkout')
  const format = useFormat()
  if (line.state !== 'understock') return t(line.state === 'sold_out' ? 'sold_out' : 'unavailable')
  return t('understock', { stock: format.count(line.stock), wanted: format.count(quantityOf(line)) })
}

function WayOut({ purchase, most }: Pick<ShortListProps, 'purchase' | 'most'>) {
  const t = useTranslations()
  const format = useFormat()
  if (purchase.source === 'cart')
    return (
      <Link to={CART_PATH} className={buttonClass({ size: 'sm' })}>
        {t('checkout.back_to_cart')}
      </Link>
    )
  return (
    <>
      {most > 0 && (
        <Link to={checkoutPath({ ...purchase, quantity: most })} className={buttonClass({ size: 'sm' })}>
          {t('checkout.order_instead', { count: format.count(most) })}
        </Link>
      )}
      <Link to={RFQ_PATH} className={buttonClass({ size: 'sm' })}>
        {t('goods.request_quote')}
      </Link>
    </>
  )
}
