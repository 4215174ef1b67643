import type { Quote } from '../../../../contract/shop/quotes.ts'
import { isSameAmount } from '../../../../domain/money.ts'
import type { LineChoice } from '../../../../domain/quotes/offer.ts'
import { type Changes, isSameShare } from '../checkout/what-changed.ts'
import { sumChosen } from './choices.ts'
import type { QuoteTotals } from './use-totals.ts'

type Share = { quantity: number; price: number }

/** The figures that the buyer was about to accept, by part number. */
export type AcceptedSums = { lines: Map<string, Share>; fee: number | null; total: number }

export function sumsShown(
  { lines }: Quote,
  choices: readonly LineChoice[],
  { shipping_fee, total }: QuoteTotals,
): AcceptedSums {
  const chosen = sumChosen(lines, choices).lines
  return {
    lines: new Map(
      chosen.map(({ line: { line }, quantity, unitPrice }) => [
        line.part_number,
        { quantity, price: unitPrice },
      ]),
    ),
    fee: shipping_fee,
    total,
  }
}

/** The changes that a buyer must see before accepting at other figures. */
export function whatChanged(before: AcceptedSums, after: AcceptedSums): Changes {
  const numbers = new Set([...before.lines.keys(), ...after.lines.keys()])
  const lines = [...numbers].map(partNumber => ({
    partNumber,
    before: before.lines.get(partNumber) ?? null,
    after: after.lines.get(partNumber) ?? null,
  }))
  return {
    lines: lines.filter(line => !isSameShare(line.before, line.after)),
    fee: isSameAmount(before.fee, after.fee) ? null : { before: before.fee, after: after.fee },
    total: { before: before.total, after: after.total },
  }
}
