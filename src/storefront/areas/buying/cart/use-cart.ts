import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import {
  addToCart,
  type Cart,
  listCart,
  removeCartLine,
  replaceCartLine,
  selectCartLines,
  setCartQuantity,
} from '../../../../contract/shop/cart.ts'
import { asPieces, asQuantity } from '../../../../contract/shop/names.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { onReturn } from '../../../../web/browser/on-return.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { cartChanged, learnCartCount, onOtherTabsChange } from '../../../shell/cart-count/cart-count.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { createCartDesk } from './cart-desk.ts'

/**
 * Creates the page's cart. Changes in other tabs are applied at once, those on other devices when the visitor
 * returns.
 */
export function useCart(loaded: Cart) {
  const call = useCall()
  const t = useTranslations('cart')
  const say = useSay()
  const [desk] = useState(() =>
    createCartDesk(loaded, {
      ...askShop(call),
      onCount: (count, isChange) => (isChange ? cartChanged(count) : learnCartCount(count)),
      onRefusal: error => tell({ text: say(wordingOf(error)), isError: true }),
      onChangedElsewhere: () => tell({ text: t('changed_elsewhere'), isError: true }),
    }),
  )
  const view = useStore(desk.store)
  const known = useRef<Cart>(null)
  useEffect(() => {
    if (known.current !== loaded) desk.load(loaded)
    known.current = loaded
  }, [desk, loaded])
  useEffect(() => {
    const reload = () => void desk.reload()
    const save = () => void desk.flush()
    const catchUp = () => {
      save()
      reload()
    }
    const leaves = [onOtherTabsChange(reload), onReturn(catchUp)]
    window.addEventListener('online', catchUp)
    window.addEventListener('pagehide', save)
    return () => {
      for (const leave of leaves) leave()
      window.removeEventListener('online', catchUp)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [desk])
  return { desk, view }
}

function askShop(call: Call) {
  return {
    list: () => call(listCart),
    add: (partId: number, quantity: number) => call(addToCart, asPieces({ partId, quantity })),
    setQuantity: (id: number, quantity: number) => call(setCartQuantity, { id, ...asQuantity(quantity) }),
    replace: (id: number, partId: number, quantity: number) =>
      call(replaceCartLine, { id, ...asPieces({ partId, quantity }) }),
    select: (ids: number[] | undefined, selected: boolean) => call(selectCartLines, { ids, selected }),
    remove: (id: number) => call(removeCartLine, { id }),
  }
}
