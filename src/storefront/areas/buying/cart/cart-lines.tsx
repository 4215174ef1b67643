import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { useFirstRows } from '../../../../web/ui/use-first-rows.ts'
import { useAlternateCounts } from '../../catalogue/alternates/use-alternate-counts.ts'
import type { CartView } from './cart-book.ts'
import type { CartDesk } from './cart-desk.ts'
import { CartRow } from './cart-row.tsx'
import type { LiveLine, liveCart } from './live-cart.ts'

type CartLinesProps = {
  desk: CartDesk
  failed: CartView['failed']
  live: ReturnType<typeof liveCart>
  /** The focused line no longer exists. */
  onGone: () => void
}

export function CartLines({ desk, failed, live, onGone }: CartLinesProps) {
  const t = useTranslations()
  const shown = useFirstRows()
  const alternates = useAlternateCounts(live.lines.filter(isShort).map(({ line }) => partIdOf(line.goods)))
  return (
    <div className="min-w-0">
      <SelectAll desk={desk} live={live} />
      <table className="cart-lines">
        <caption className="sr-only">{t('cart.lines')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('cart.select')}</th>
            <th scope="col">{t('goods.drawing')}</th>
            <th scope="col">{t('goods.part_number')}</th>
            <th scope="col">{t('goods.price_breaks')}</th>
            <th scope="col">{t('goods.quantity')}</th>
            <th scope="col">{t('goods.amount')}</th>
            <th scope="col">{t('actions.remove')}</th>
          </tr>
        </thead>
        <tbody>
          {live.lines.slice(0, shown).map(line => (
            <CartRow
              key={line.line.id}
              desk={desk}
              live={line}
              failure={failed[line.line.id]}
              onGone={onGone}
              alternates={alternates.get(partIdOf(line.line.goods)) ?? 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Alternates help where stock is missing. */
function isShort({ state }: LiveLine): boolean {
  return state === 'sold_out' || state === 'understock'
}

function SelectAll({ desk, live: { lines, selectedCount } }: Pick<CartLinesProps, 'desk' | 'live'>) {
  const t = useTranslations('cart')
  const format = useFormat()
  const isAll = selectedCount === lines.length
  return (
    <Checkbox
      className="rounded-md border border-hairline bg-bench px-3 py-2 text-sm print:hidden"
      label={t('select_all', { selected: format.count(selectedCount), total: format.count(lines.length) })}
      checked={isAll}
      isMixed={selectedCount > 0 && !isAll}
      onChange={() => desk.select(undefined, !isAll)}
    />
  )
}
