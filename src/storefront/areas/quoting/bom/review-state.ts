import { NO_SPARE, SPARE_MAX, SPARE_UNITS, type Spare } from '../../../../domain/bom/wanted-quantity.ts'
import { isRecord } from '../../../../domain/is-record.ts'
import { LIMITS } from '../../../../domain/limits.ts'

export const LINE_SORTS = ['file', 'excess', 'amount'] as const
export type LineSort = (typeof LINE_SORTS)[number]

/** The quantity that the review has added to the cart, by part id. */
export type InCart = Readonly<Record<string, number>>

/** The buyer's decisions about a list of lines. Records are by the key of a line. */
export type ReviewState = {
  boards: number
  spare: Spare
  /** The chosen part. */
  choices: Record<string, number>
  /** Lines whose match the buyer rejected: they are requested as in the file. */
  moved: Record<string, 'free'>
  /** Typed quantities. Boards and spare do not change them. */
  quantities: Record<string, number>
  /** Whether the line is left out; without an entry, the price decides. */
  leftOut: Record<string, boolean>
  sort: LineSort
  inCart?: InCart
  /** Some of the lines were added to the cart or the RFQ list. */
  isAdded?: boolean
}

export const UNDECIDED: ReviewState = {
  boards: 1,
  spare: NO_SPARE,
  choices: {},
  moved: {},
  quantities: {},
  leftOut: {},
  sort: 'file',
}

/** Reads stored data: invalid decisions are dropped. */
export function parseReview(kept: Record<string, unknown>): ReviewState {
  const { boards } = kept
  return {
    boards: isWhole(boards, 1, LIMITS.boardsMax) ? boards : 1,
    spare: parseSpare(kept.spare),
    choices: wholeNumbers(kept.choices),
    moved: pick(kept.moved, value => (value === 'free' ? value : undefined)),
    quantities: pick(kept.quantities, value => (isWhole(value, 1, LIMITS.quantityMax) ? value : undefined)),
    leftOut: pick(kept.leftOut, value => (typeof value === 'boolean' ? value : undefined)),
    sort: LINE_SORTS.find(sort => sort === kept.sort) ?? 'file',
    ...(kept.inCart !== undefined && { inCart: wholeNumbers(kept.inCart) }),
    ...(kept.isAdded === true && { isAdded: true }),
  }
}

function parseSpare(stored: unknown): Spare {
  const { amount, unit: name } = recordOf(stored)
  const unit = SPARE_UNITS.find(known => known === name)
  return unit && isWhole(amount, 0, SPARE_MAX[unit]) ? { amount, unit } : NO_SPARE
}

function wholeNumbers(stored: unknown): Record<string, number> {
  return pick(stored, value => (isWhole(value, 1, Number.MAX_SAFE_INTEGER) ? value : undefined))
}

function pick<T>(stored: unknown, read: (value: unknown) => T | undefined): Record<string, T> {
  const kept: Record<string, T> = {}
  for (const [key, value] of Object.entries(recordOf(stored))) {
    const valid = read(value)
    if (valid !== undefined) kept[key] = valid
  }
  return kept
}

export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** A record without one of its entries. */
export function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record
  return rest
}
