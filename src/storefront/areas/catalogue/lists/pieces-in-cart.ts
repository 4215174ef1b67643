import { useEffect, useState } from 'react'
import type { Call } from '../../../../contract/wire/call.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { onCartChange, useCartCount } from '../../../shell/cart-count/cart-count.ts'

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
      reading ??= tryReading(call)
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

/** If the cart cannot be read, the button states the stock; the server counts the pieces in the cart anyway. */
async function tryReading(call: Call): Promise<Pieces> {
  try {
    const { readPieces } = await import('./read-pieces.ts')
    return await readPieces(call)
  } catch {
    reading = null
    return NONE
  }
}
