import { lineAmount, type PriceBreak, percentAbove, priceAt, sumAmounts } from '../../../domain/money.ts'
import type { LineRow } from './rfq.queries.ts'

type PricedLine = Pick<LineRow, 'quantity' | 'targetPrice'> & {
  part: { prices: readonly PriceBreak[] } | undefined
}

export type RequestFigures = { lines: number; matched: number; value: number; target_gap: number | null }

/** How much of a request we have, its value, and how far the buyer's targets are from our prices. */
export function requestFigures(lines: readonly PricedLine[]): RequestFigures {
  const matched = lines.filter(({ part }) => part !== undefined)
  const priced = matched.flatMap(line => {
    const price = line.part ? priceAt(line.part.prices, line.quantity) : null
    return price === null ? [] : [{ ...line, amount: lineAmount(price, line.quantity) }]
  })
  const compared = priced.flatMap(({ targetPrice, quantity, amount }) =>
    targetPrice === null ? [] : [{ amount, target: lineAmount(Number(targetPrice), quantity) }],
  )
  const ours = sumAmounts(compared.map(({ amount }) => amount))
  const theirs = sumAmounts(compared.map(({ target }) => target))
  return {
    lines: lines.length,
    matched: matched.length,
    value: sumAmounts(priced.map(({ amount }) => amount)),
    target_gap: percentAbove(theirs, ours),
  }
}
