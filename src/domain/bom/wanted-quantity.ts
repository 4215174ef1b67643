import { LIMITS } from '../limits.ts'

export const SPARE_UNITS = ['percent', 'pieces'] as const
export type SpareUnit = (typeof SPARE_UNITS)[number]

/** The spare pieces that a buyer orders for every line, because parts get lost in production. */
export type Spare = { amount: number; unit: SpareUnit }

export const NO_SPARE: Spare = { amount: 0, unit: 'percent' }

export const SPARE_MAX: Record<SpareUnit, number> = {
  percent: LIMITS.sparePercentMax,
  pieces: LIMITS.sparePiecesMax,
}

/** The pieces of a line for all boards, with the spare ones. */
export function wantedQuantity(perBoard: number, boards: number, { amount, unit }: Spare): number {
  const needed = perBoard * boards
  const spare = unit === 'percent' ? Math.ceil((needed * amount) / 100) : amount
  return Math.min(needed + spare, LIMITS.quantityMax)
}
