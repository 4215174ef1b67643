import { ShoppingCart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../i18n/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { SettledLine } from './settle-line.ts'
import type { BomSummary } from './summarise.ts'
import { useAddBom } from './use-add-bom.ts'

type CartCardProps = { lines: readonly SettledLine[]; summary: BomSummary; onAsk: () => void }

/** What is in stock and priced goes into the cart; who would rather have an offer can ask for it, too. */
export function CartCard({ lines, summary, onAsk }: CartCardProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { add, isBusy, hindrance } = useAddBom()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  return (
    <OutcomeCard outcome="cart" summary={summary} text={t('cart_text')}>
      {summary.raised > 0 && (
        <p className="w-full text-sm">
          {t('raised', { ...counted(summary.raised), amount: format.amount(summary.raisedAmount) })}
        </p>
      )}
      {hindrance && (
        <Notice tone="error" className="w-full">
          {hindrance}
        </Notice>
      )}
      <Button
        size="sm"
        isBusy={isBusy}
        icon={<ShoppingCart aria-hidden />}
        onClick={() => add(lines.filter(({ outcome }) => outcome === 'cart'))}
      >
        {t('add_cart', counted(summary.cart))}
      </Button>
      <Button size="sm" variant="quiet" onClick={onAsk}>
        {t('add_lines', counted(summary.cart))}
      </Button>
    </OutcomeCard>
  )
}
