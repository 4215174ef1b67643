import { Check, ShoppingCart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CART_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { linesToAdd } from './bom-in-cart.ts'
import { OutcomeCard } from './outcome-card.tsx'
import type { SettledLine } from './settle-line.ts'
import type { BomSummary } from './summarize.ts'
import { useAddBom } from './use-add-bom.ts'

type CartCardProps = { lines: readonly SettledLine[]; summary: BomSummary; onAsk: () => void }

/** Lines in stock with a price go to the cart; a quote for them can be requested as well. */
export function CartCard({ lines, summary, onAsk }: CartCardProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { add, inCart, isBusy, hindrance } = useAddBom()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const bought = lines.filter(({ outcome }) => outcome === 'cart')
  const toAdd = linesToAdd(bought, inCart).length
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
      <Adding toAdd={toAdd} added={bought.length - toAdd} isBusy={isBusy} onAdd={() => add(bought)} />
      <Button size="sm" variant="quiet" onClick={onAsk}>
        {t('add_lines', counted(summary.cart))}
      </Button>
    </OutcomeCard>
  )
}

type AddingProps = { toAdd: number; added: number; isBusy: boolean; onAdd: () => void }

/** The button stays when there is nothing left to add, because it may have the focus. */
function Adding({ toAdd, added, isBusy, onAdd }: AddingProps) {
  const t = useTranslations()
  const format = useFormat()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const isDone = toAdd === 0
  const inCart = t('bom.in_cart', counted(added))
  return (
    <>
      {added > 0 && !isDone && <p className="w-full text-sm font-semibold">{inCart}</p>}
      <Button
        size="sm"
        isBusy={isBusy}
        aria-disabled={isDone || undefined}
        icon={isDone ? <Check aria-hidden /> : <ShoppingCart aria-hidden />}
        onClick={isDone ? undefined : onAdd}
        className={isDone ? 'cursor-default border-transparent! bg-stock-soft! text-stock!' : undefined}
      >
        {isDone ? inCart : t('bom.add_cart', counted(toAdd))}
      </Button>
      {added > 0 && (
        <Link to={CART_PATH} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          {t('cart.show')}
        </Link>
      )}
    </>
  )
}
