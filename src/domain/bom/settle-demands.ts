import { LIMITS } from '../limits.ts'
import { isMore, lineAmount, type PriceBreak, sumAmounts, timesAmount } from '../money.ts'
import { orderableFrom, type QuantityRule } from '../quantity.ts'
import type { BomWarning } from './bom.ts'
import { outcomeOf } from './outcome.ts'

type Offer = QuantityRule & { stock: number; prices: readonly PriceBreak[] }

/** The part and quantity that a line asks for. */
export type Demand = {
  partId: number
  offer: Offer
  quantity: number
  /** The buyer's decision; undefined if there is none yet. */
  isLeftOut: boolean | undefined
  /** Warnings from reading the file. */
  warnings: readonly BomWarning[]
}

/** Pieces beyond the wanted ones, because of minimum and multiple, and their price. */
export type Excess = { pieces: number; cost: number }

/** Whether the buyer left a line out, or we did because rounding it up costs too much. */
export type LeftOut = 'by_buyer' | 'costly'

export type Settlement = {
  outcome: 'cart' | 'rfq'
  warnings: BomWarning[]
  /** The quantity to order, raised to minimum and multiple. */
  orderQuantity: number
  unitPrice: number | null
  /** Null if the line cannot be ordered right away. */
  amount: number | null
  excess: Excess | null
  leftOut: LeftOut | null
}

/**
 * Settles all lines together, because lines with the same part share its stock, its price and the rounding. Lines
 * that are left out are settled as if the buyer included them.
 */
export function settleDemands(demands: readonly (Demand | null)[]): (Settlement | null)[] {
  const parts = sumByPart(demands)
  return demands.map(demand => {
    if (!demand) return null
    const part = parts.get(demand.partId)
    const others = (part?.quantity ?? 0) - (demand.isLeftOut === true ? 0 : demand.quantity)
    const isFirst = others === 0 || part?.first === demand
    return settle(demand, { others, isFirst, isCostly: part !== undefined && isCostlyPart(part) })
  })
}

type PartDemand = { offer: Offer; quantity: number; first: Demand; isWanted: boolean }

function sumByPart(demands: readonly (Demand | null)[]): Map<number, PartDemand> {
  const parts = new Map<number, PartDemand>()
  for (const demand of demands) {
    if (!demand || demand.isLeftOut === true) continue
    const { partId, offer, quantity, isLeftOut } = demand
    const earlier = parts.get(partId)
    parts.set(partId, {
      offer,
      quantity: (earlier?.quantity ?? 0) + quantity,
      first: earlier?.first ?? demand,
      isWanted: (earlier?.isWanted ?? false) || isLeftOut === false,
    })
  }
  return parts
}

function isCostlyPart({ offer, quantity, isWanted }: PartDemand): boolean {
  if (isWanted) return false
  const { outcome, orderQuantity, unitPrice } = outcomeOf({ goods: offer, quantity })
  if (outcome === 'rfq' || unitPrice === null) return false
  const { cost } = excessOf(unitPrice, quantity, orderQuantity)
  const need = lineAmount(unitPrice, quantity)
  return isMore(cost, LIMITS.excessCost) && isMore(cost, timesAmount(need, LIMITS.excessTimes))
}

/** Need and excess add up to the line's amount, to the cent. */
function excessOf(unitPrice: number, quantity: number, orderQuantity: number): Excess {
  const cost = sumAmounts([lineAmount(unitPrice, orderQuantity), -lineAmount(unitPrice, quantity)])
  return { pieces: orderQuantity - quantity, cost }
}

/** The first of the lines with a part carries the pieces that rounding adds to all of them. */
type Shared = { others: number; isFirst: boolean; isCostly: boolean }

function settle(demand: Demand, { others, isFirst, isCostly }: Shared): Settlement {
  const { offer, quantity } = demand
  const offered = outcomeOf({ goods: offer, quantity, others, warnings: demand.warnings })
  const { outcome, unitPrice } = offered
  const raised = isFirst ? orderableFrom(offer, quantity + others) - others - quantity : 0
  const orderQuantity = quantity + raised
  const isBought = outcome === 'cart' && unitPrice !== null
  return {
    outcome,
    warnings: offered.warnings.filter(warning => isFirst || !OF_ROUNDING.includes(warning)),
    orderQuantity,
    unitPrice,
    amount: isBought ? lineAmount(unitPrice, orderQuantity) : null,
    excess: isBought && raised > 0 ? excessOf(unitPrice, quantity, orderQuantity) : null,
    leftOut: leftOutOf(demand, isCostly),
  }
}

const OF_ROUNDING: readonly BomWarning[] = ['below_minimum', 'not_a_multiple']
/** Warnings that change with the part and its quantity. */
export const QUANTITY_WARNINGS: readonly BomWarning[] = [...OF_ROUNDING, 'short', 'no_price']

/** They do not hold for another part. */
export const MATCH_WARNINGS: readonly BomWarning[] = [
  ...QUANTITY_WARNINGS,
  'alternate',
  'former_number',
  'other_maker',
]

function leftOutOf({ isLeftOut }: Demand, isCostly: boolean): LeftOut | null {
  if (isLeftOut === true) return 'by_buyer'
  return isCostly ? 'costly' : null
}
