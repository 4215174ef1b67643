import { LOSS_REASONS } from './states.ts'

/** A quote that expired was lost without a word. */
export const LOSSES = [...LOSS_REASONS, 'expired'] as const
export type Loss = (typeof LOSSES)[number]

export const REPORTS = ['response', 'results', 'losses', 'missing'] as const
export type Report = (typeof REPORTS)[number]

/** Percent of all that was decided, to a tenth; null: nothing was. */
export function winRate(won: number, lost: number): number | null {
  const all = won + lost
  return all > 0 ? Math.round((won / all) * 1_000) / 10 : null
}
