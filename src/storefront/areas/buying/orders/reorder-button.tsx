import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { addLinesToCart } from '../../../../contract/shop/cart.ts'
import { asPieces, partIdOf } from '../../../../contract/shop/names.ts'
import type { OrderItem } from '../../../../contract/shop/orders.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { CART_PATH } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { cartChanged } from '../../../shell/cart-count/cart-count.ts'

/** Adds the same parts to the cart again. Parts that are no longer sold are listed. */
export function ReorderButton({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations('orders')
  const say = useSay()
  const call = useCall()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Wording | null>(null)
  const [missing, setMissing] = useState<OrderItem[]>([])

  const send = async () => {
    const lines = items.map(item => asPieces({ partId: partIdOf(item), quantity: item.quantity }))
    const { count, refused } = await call(addLinesToCart, { lines })
    cartChanged(count)
    const left = items.filter(item => refused.some(line => partIdOf(line) === partIdOf(item)))
    setMissing(left)
    if (left.length === 0) await navigate(CART_PATH)
  }
  const reorder = async () => {
    setIsBusy(true)
    setTrouble(null)
    await send().catch(error => setTrouble(wordingOf(error)))
    setIsBusy(false)
  }
  return (
    <>
      <Button icon={<Icon of={RotateCcw} />} isBusy={isBusy} onClick={() => void reorder()}>
        {t('reorder')}
      </Button>
      {trouble && (
        <Notice tone="error" className="basis-full">
          {say(trouble)}
        </Notice>
      )}
      {missing.length > 0 && <Missing items={missing} isAll={missing.length === items.length} />}
    </>
  )
}

function Missing({ items, isAll }: { items: readonly OrderItem[]; isAll: boolean }) {
  const t = useTranslations()
  return (
    <div role="status" className="basis-full">
      <Notice
        tone="warning"
        action={
          !isAll && (
            <Link to={CART_PATH} className="text-brand inline-block min-h-6 underline underline-offset-3">
              {t('orders.to_cart')}
            </Link>
          )
        }
      >
        {t('orders.reorder_missing')}{' '}
        <bdi className="ltr-value font-mono">{items.map(item => item.part_number).join(', ')}</bdi>
      </Notice>
    </div>
  )
}
