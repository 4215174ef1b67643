import { type LiveSegment, NO_PRICE } from './segment.ts'

export type PartPrices = { id: number; minQuantity: number; quantities: number[]; prices: number[] }

/** The price breaks of all parts of a segment. Few parts have quantities of their own, so those are shared. */
export type PriceLadders = {
  /** The break quantities of each kind of ladder; the first is the minimum order. */
  kinds: number[][]
  /** The kind of each part, and the place of its first price. */
  kindOf: Uint32Array
  startOf: Uint32Array
  /** In 1/100,000 USD. */
  prices: Float64Array
}

export function buildLadders({ ids }: Pick<LiveSegment, 'ids'>, parts: readonly PartPrices[]): PriceLadders {
  const kinds = new Map<string, number>()
  const kindOf = new Uint32Array(ids.length)
  const startOf = new Uint32Array(ids.length)
  const prices: number[] = []
  const rowOf = new Map<number, number>()
  for (let row = 0; row < ids.length; row++) rowOf.set(ids[row] ?? 0, row)
  for (const part of parts) {
    const row = rowOf.get(part.id)
    if (row === undefined) continue
    // A price of 0 means that there is none.
    const breaks = part.quantities.flatMap((quantity, i) =>
      part.prices[i] ? [{ quantity, price: part.prices[i] }] : [],
    )
    const key = [part.minQuantity, ...breaks.map(({ quantity }) => quantity)].join()
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    kindOf[row] = kind
    startOf[row] = prices.length
    for (const { price } of breaks) prices.push(price)
  }
  return {
    kinds: [...kinds.keys()].map(key => key.split(',').map(Number)),
    kindOf,
    startOf,
    prices: Float64Array.from(prices),
  }
}

/** What one piece costs at this quantity, or at the minimum order where that is more. */
export function pricesAt({ kinds, kindOf, startOf, prices }: PriceLadders, quantity: number): Float64Array {
  const places = kinds.map(([minimum = 1, ...quantities]) => {
    const ordered = Math.max(quantity, minimum, quantities[0] ?? 0)
    return quantities.findLastIndex(from => from <= ordered)
  })
  const found = new Float64Array(kindOf.length)
  for (let row = 0; row < found.length; row++) {
    const place = places[kindOf[row] ?? 0] ?? -1
    found[row] = place < 0 ? NO_PRICE : (prices[(startOf[row] ?? 0) + place] ?? NO_PRICE)
  }
  return found
}
