import { Check, ListPlus, ShoppingCart } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { CART_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import { useAddLines } from '../add/use-add-lines.ts'
import { linesToAdd } from './bom-in-cart.ts'
import { linesToList } from './bom-on-list.ts'
import { useReview } from './review-context.ts'
import { rfqItemOf } from './rfq-item-of.ts'
import type { SettledLine } from './settle-line.ts'
import { isBought, isToQuote } from './summarize.ts'
import { useAddBom } from './use-add-bom.ts'

type BomButtonsProps = { lines: readonly SettledLine[]; children: ReactNode }

/** Buys the lines in stock and requests the others. Each button tells whether its lines are done. */
export function BomButtons({ lines, children }: BomButtonsProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { add, inCart, isBusy, hindrance } = useAddBom()
  const { ask, list, notFitting } = useAsking()
  const bought = lines.filter(isBought)
  const toQuote = lines.filter(isToQuote)
  const included = lines.filter(({ leftOut }) => leftOut === null)
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const inTheCart = bought.length - linesToAdd(bought, inCart).length
  const toList = linesToList(toQuote, list).length
  return (
    <>
      {hindrance && <Notice tone="error">{hindrance}</Notice>}
      {notFitting > 0 && (
        <Notice tone="warning">{t('list_full', { ...counted(notFitting), max: LIMITS.rfqLines })}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {bought.length > 0 && (
          <CartButton count={bought.length} done={inTheCart} isBusy={isBusy} onAdd={() => add(bought)} />
        )}
        {toQuote.length > 0 && (
          <DoneButton
            variant={bought.length > 0 ? 'secondary' : 'primary'}
            icon={<Icon of={ListPlus} />}
            done={toList === 0 && t('on_list', counted(toQuote.length))}
            onClick={() => ask(toQuote)}
          >
            {t('add_lines', counted(toList))}
          </DoneButton>
        )}
        {bought.length > 0 && (
          <Button variant="quiet" onClick={() => ask(included)}>
            {t('add_all', counted(included.length))}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}

type CartButtonProps = { count: number; done: number; isBusy: boolean; onAdd: () => void }

function CartButton({ count, done, isBusy, onAdd }: CartButtonProps) {
  const t = useTranslations()
  const format = useFormat()
  const counted = (lines: number) => ({ count: lines, shown: format.count(lines) })
  const inCart = t('bom.in_cart', counted(done))
  return (
    <>
      <DoneButton
        variant="primary"
        icon={<Icon of={ShoppingCart} />}
        isBusy={isBusy}
        done={done === count && inCart}
        onClick={onAdd}
      >
        {t('bom.add_cart', counted(count - done))}
      </DoneButton>
      {done > 0 && done < count && <span className="text-sm font-semibold">{inCart}</span>}
      {done > 0 && (
        <Link to={CART_PATH} className={buttonClass({ variant: 'quiet' })}>
          {t('cart.show')}
        </Link>
      )}
    </>
  )
}

type DoneButtonProps = {
  variant: 'primary' | 'secondary'
  icon: ReactNode
  /** The completed steps, if none is left. */
  done: string | false
  isBusy?: boolean
  onClick: () => void
  children: ReactNode
}

/** The button stays when there is nothing left to do, because it may have the focus. */
function DoneButton({ variant, icon, done, isBusy, onClick, children }: DoneButtonProps) {
  const isDone = done !== false
  return (
    <Button
      variant={isDone ? 'secondary' : variant}
      isBusy={isBusy}
      aria-disabled={isDone || undefined}
      icon={isDone ? <Icon of={Check} /> : icon}
      onClick={isDone ? undefined : onClick}
      className={isDone ? 'cursor-default border-transparent! bg-stock-soft! text-stock!' : undefined}
    >
      {isDone ? done : children}
    </Button>
  )
}

/** Lines that do not fit stay visible, because a toast disappears too soon. */
function useAsking() {
  const addLines = useAddLines()
  const list = useRfqList()
  const { change } = useReview()
  const [notFitting, setNotFitting] = useState(0)
  const ask = (lines: readonly SettledLine[]) => {
    setNotFitting(addLines(lines.map(rfqItemOf)))
    change({ isAdded: true })
  }
  return { ask, list, notFitting }
}
