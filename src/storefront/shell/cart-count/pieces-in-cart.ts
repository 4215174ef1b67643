import { useEffect, useState } from 'react'
import { listCart } from '../../../contract/shop/cart.ts'
import { partIdOf, quantityOf } from '../../../contract/shop/names.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { useCall } from '../../../web/browser/use-call.ts'
import { onCartChange, useCartCount } from './cart-count.ts'

type Pieces = ReadonlyMap<number, number>
const NONE: Pieces = new Map()

/** Shared by all rows of a list until the cart changes. */
let reading: Promise<Pieces> | null = null

/**
 * The pieces of a part that the cart has. Pages are cached and do not know the cart, so it is read when a quantity
 * exceeds the stock (`isWanted`), and only if it has lines.
 */
export function usePiecesInCart(partId: number, isWanted: boolean): number {
  const call = useCall()
  const isNeeded = useCartCount() > 0 && isWanted
  const [pieces, setPieces] = useState(NONE)
  useEffect(() => {
    if (!isNeeded) return
    let isLeft = false
    const read = () => {
      reading ??= readPieces(call)
      void reading.then(found => !isLeft && setPieces(found))
    }
    read()
    const leave = onCartChange(() => {
      reading = null
      read()
    })
    return () => {
      isLeft = true
      leave()
    }
  }, [isNeeded, call])
  return (isNeeded && pieces.get(partId)) || 0
}

/** If the cart cannot be read, the button states the stock; the server counts what the cart has anyway. */
async function readPieces(call: Call): Promise<Pieces> {
  const cart = await call(listCart).catch(() => null)
  if (!cart) reading = null
  return new Map(cart?.list.map(line => [partIdOf(line.goods), quantityOf(line)]))
}
