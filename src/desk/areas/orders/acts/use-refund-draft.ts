import { useState } from 'react'
import type { DeskOrder, DeskOrderLine } from '../../../../contract/desk/orders.ts'
import { isPositive, lineAmount, sumAmounts } from '../../../../domain/money.ts'
import { readAmount } from './amount-field.tsx'
import { readPieces } from './pieces-field.tsx'

type Money = NonNullable<DeskOrder['money']>
/** As typed. Without `restock`, the preset applies. */
type LineDraft = { quantity?: string; restock?: string }

export type RefundDraft = ReturnType<typeof useRefundDraft>

/** The typed fields of a refund form. The amount follows the lines until a person types it. */
export function useRefundDraft() {
  const [lines, setLines] = useState<Record<number, LineDraft>>({})
  const [hasFee, setHasFee] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const of = (line: DeskOrderLine) => {
    const { quantity = '0', restock } = lines[line.position] ?? {}
    return { quantity, restock: restock ?? String(presetRestock(line, readPieces(quantity))) }
  }
  const chosenOf = (order: DeskOrder): Chosen[] =>
    order.lines.map(line => {
      const { quantity, restock } = of(line)
      return { line, quantity: readPieces(quantity), restock: readPieces(restock) }
    })
  const amountOf = (order: DeskOrder) =>
    typed ?? priceOf(chosenOf(order), hasFee ? (order.money?.shipping_fee ?? 0) : 0)
  return {
    of,
    amountOf,
    hasFee,
    setAmount: setTyped,
    setHasFee: (is: boolean) => {
      setHasFee(is)
      setTyped(null)
    },
    setLine: (position: number, change: LineDraft) => {
      setLines(known => ({ ...known, [position]: { ...known[position], ...change } }))
      if (change.quantity !== undefined) setTyped(null)
    },
    /** Everything that can still be refunded. */
    takeAll: (order: DeskOrder) => {
      const all = order.lines.map(({ position, refundable }) => [position, { quantity: String(refundable) }])
      setLines(Object.fromEntries(all))
      setTyped((order.money?.refundable ?? 0).toFixed(2))
    },
    /** The body of the call. Empty: the order ends without a refund. */
    toSend: (order: DeskOrder) => {
      if (order.money && !isPositive(order.money.refundable)) return {}
      const lines = chosenOf(order).flatMap(toParts)
      return { amount: readAmount(amountOf(order)), ...(lines.length > 0 && { lines }) }
    },
  }
}

type Chosen = { line: DeskOrderLine; quantity: number; restock: number }

/** Pieces that have not left go back to stock, those that have do not. */
function presetRestock({ to_ship }: Pick<DeskOrderLine, 'to_ship'>, quantity: number): number {
  return Math.min(quantity || 0, to_ship)
}

/** Refunds of all pieces of a line add up to its amount, to the cent. */
function priceOf(chosen: readonly Chosen[], fee: number): string {
  const amounts = chosen.map(({ line, quantity }) => {
    const price = line.unit_price ?? 0
    return sumAmounts([lineAmount(price, line.refunded + (quantity || 0)), -lineAmount(price, line.refunded)])
  })
  return sumAmounts([...amounts, fee]).toFixed(2)
}

function toParts({ line: { position }, quantity, restock }: Chosen) {
  const parts = [
    { position, quantity: restock, restock: true },
    { position, quantity: quantity - restock, restock: false },
  ]
  return parts.filter(part => part.quantity !== 0)
}

/** Whether the money, or some of it, came in a way that cannot return it by itself. */
export function isByBank({ ledger }: Money): boolean {
  return ledger.some(({ kind, method }) => kind === 'receipt' && (method === 'bank' || method === 'other'))
}
