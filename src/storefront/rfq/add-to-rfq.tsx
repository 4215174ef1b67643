import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../contract/goods.ts'
import { LIMITS } from '../../domain/limits.ts'
import { Link } from '../i18n/link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { itemOf } from './rfq-list.ts'
import { useAddToRfq } from './use-add-to-rfq.ts'

type AddToRfqProps = {
  goods: Goods
  /** As typed; null for what is no number. */
  quantity: number | null
  look?: Parameters<typeof buttonClass>[0]
}

/** A link to the form until the script has arrived, then a button that adds the part to the list. */
export function AddToRfq({ goods, quantity, look }: AddToRfqProps) {
  const t = useTranslations('rfq')
  const add = useAddToRfq()
  const content = (
    <>
      <FileText aria-hidden />
      {t('add')}
      <VisuallyHidden> {goods.part_number}</VisuallyHidden>
    </>
  )
  if (!useIsHydrated())
    return (
      <Link to="/rfq" className={buttonClass(look)}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      onClick={() => add(itemOf(goods, askedQuantity(goods, quantity)))}
      className={buttonClass(look)}
    >
      {content}
    </button>
  )
}

/** Asking is free: any number will do, whatever the multiples are. */
function askedQuantity({ min_qty }: Goods, quantity: number | null): number {
  return quantity === null || quantity < 1 || quantity > LIMITS.quantityMax ? min_qty : quantity
}
