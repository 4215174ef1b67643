import { History } from 'lucide'
import { useTranslations } from 'use-intl'
import type { SavedLine } from '../../../../contract/shop/projects.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { isSamePrice } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useReview } from './review-context.ts'
import type { SettledLine } from './settle-line.ts'

/** The price and stock of a line when its project was saved, if they differ today. */
export function SavedNote({ settled }: { settled: SettledLine }) {
  const t = useTranslations('projects')
  const format = useFormat()
  const saved = useReview().saved?.[lineKey(settled.line)]
  if (!saved || saved.price === null || !isChanged(settled, saved)) return null
  const { quantity, price, amount, stock } = saved
  return (
    <li className="flex items-start gap-1.5">
      <Icon of={History} className="mt-1 size-3.5 shrink-0 text-ink-soft" />
      <span>
        {!settled.goods && `${t('gone')} `}
        {t('line_then', {
          quantity: format.count(quantity),
          price: format.price(price),
          amount: amount === null ? '–' : format.amount(amount),
          stock: format.count(stock ?? 0),
        })}
      </span>
    </li>
  )
}

/** A price at another quantity is another price, too; the note names both. */
function isChanged({ goods, unitPrice }: SettledLine, saved: SavedLine): boolean {
  return !goods || !isSamePrice(unitPrice, saved.price) || goods.stock !== saved.stock
}
