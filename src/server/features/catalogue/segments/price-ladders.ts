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

/** `pages` come in the order of part numbers, as the parts of the segment do. */
export async function buildLadders(
  { ids }: Pick<LiveSegment, 'ids'>,
  pages: AsyncIterable<readonly PartPrices[]>,
): Promise<PriceLadders> {
  const kinds = new Map<string, number>()
  const kindOf = new Uint32Array(ids.length)
  const startOf = new Uint32Array(ids.length)
  const prices: number[][] = []
  let [count, next] = [0, 0]
  for await (const parts of pages) {
    const page: number[] = []
    for (const part of parts) {
      // Searched only if parts have come or gone meanwhile.
      const row = ids[next] === part.id ? next : ids.indexOf(part.id)
      if (row < 0) continue
      next = row + 1
      // A price of 0 means that there is none.
      const breaks = part.quantities.flatMap((quantity, i) =>
        part.prices[i] ? [{ quantity, price: part.prices[i] }] : [],
      )
      const key = [part.minQuantity, ...breaks.map(({ quantity }) => quantity)].join()
      const kind = kinds.get(key) ?? kinds.size
      kinds.set(key, kind)
      kindOf[row] = kind
      startOf[row] = count + page.length
      for (const { price } of breaks) page.push(price)
    }
    prices.push(page)
    count += page.length
  }
  return {
    kinds: [...kinds.keys()].map(key => key.split(',').map(Number)),
    kindOf,
    startOf,
    prices: joined(prices, count),
  }
}

function joined(pages: readonly number[][], count: number): Float64Array {
  const all = new Float64Array(count)
  let start = 0
  for (const page of pages) {
    all.set(page, start)
    start += page.length
  }
  return all
}

/** The price of one piece at this quantity, or at the minimum order where that is more. */
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
