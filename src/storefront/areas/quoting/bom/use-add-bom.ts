import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { cartChanged, useCartCount } from '../../../shell/cart-count/cart-count.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { addBom } from './add-bom.ts'
import { withAdded } from './bom-in-cart.ts'
import { useReview } from './review-context.ts'
import type { InCart } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

/** Stays visible, because a toast disappears too soon. */
export function useAddBom() {
  const t = useTranslations('bom')
  const format = useFormat()
  const call = useCall()
  const say = useSay()
  const { change } = useReview()
  const inCart = useInCart()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hindrance, setHindrance] = useState<string | null>(null)

  const add = async (lines: readonly SettledLine[]) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    const { added, refused, count, error } = await addBom(call, lines, inCart)
    isSending.current = false
    setIsBusy(false)
    const problem = error === null ? null : say(wordingOf(error))
    const notTaken = refused.length > 0 ? t('cart_refused', { numbers: refused.join(', ') }) : null
    setHindrance([notTaken, problem].filter(Boolean).join(' ') || null)
    if (count === null) return
    cartChanged(count)
    change({ isAdded: true, inCart: withAdded(inCart, added) })
    tell({ text: t('cart_added', { count: added.length, shown: format.count(added.length) }), way: 'cart' })
  }
  return { add, inCart, isBusy, hindrance }
}

/** An empty cart, ordered or cleared, no longer contains the BOM's parts. */
function useInCart(): InCart {
  const { state } = useReview()
  const isEmpty = useCartCount() === 0
  return (!isEmpty && state.inCart) || NOTHING
}

const NOTHING: InCart = {}
