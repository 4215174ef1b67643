import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCall } from '../browser/use-call.ts'
import { cartChanged } from '../cart/cart-count.ts'
import { useSay } from '../forms/form-context.ts'
import { problemOf } from '../forms/problem.ts'
import { useFormat } from '../i18n/use-format.ts'
import { tell } from '../notices/notices.ts'
import { addBom } from './add-bom.ts'
import { changeBom } from './bom-store.ts'
import type { SettledLine } from './settle-line.ts'

/** What the cart did not take stays said: a toast is gone before it is understood. */
export function useAddBom() {
  const t = useTranslations('bom')
  const format = useFormat()
  const call = useCall()
  const say = useSay()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hindrance, setHindrance] = useState<string | null>(null)

  const add = async (lines: readonly SettledLine[]) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    const { added, refused, count, error } = await addBom(call, lines)
    isSending.current = false
    setIsBusy(false)
    const problem = error === null ? null : say(problemOf(error, []).text ?? '')
    const notTaken = refused.length > 0 ? t('cart_refused', { numbers: refused.join(', ') }) : null
    setHindrance([notTaken, problem].filter(Boolean).join(' ') || null)
    if (count === null) return
    cartChanged(count)
    changeBom({ isAdded: true })
    tell({ text: t('cart_added', { count: added, shown: format.count(added) }), way: 'cart' })
  }
  return { add, isBusy, hindrance }
}
