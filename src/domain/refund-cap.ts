import { LIMITS } from './limits.ts'
import { isMore, sumAmounts } from './money.ts'

/** Limits of a member of staff. A missing limit has its default. */
export type StaffLimits = { refund_cap_usd?: number }

/** USD. Everybody has a cap, owners included: it protects against a stolen session, not against a person. */
export function refundCapOf({ refund_cap_usd = LIMITS.refundCapUsd }: StaffLimits): number {
  return refund_cap_usd
}

/** `decided`: the amount the person has refunded of the same order before, so that small steps do not avoid the cap. */
export function isAboveCap(cap: number, decided: readonly number[], amount: number): boolean {
  return isMore(sumAmounts([...decided, amount]), cap)
}
