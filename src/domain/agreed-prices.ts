/** The last day of agreed prices that never end. */
export const NO_END = '9999-12-31'

const NEXT_CENTURY = '2100-01-01'

/** Years such as 2206 are slips. */
export function isSlip(lastDay: string): boolean {
  return lastDay >= NEXT_CENTURY && lastDay !== NO_END
}
