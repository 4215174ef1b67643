type Days = { min_days: number; max_days: number }

/** Isolated: in Arabic text the two numbers would swap places. */
export function dayRange({ min_days, max_days }: Days, count: (days: number) => string): string {
  if (min_days === max_days) return count(max_days)
  return `\u2066${count(min_days)}–${count(max_days)}\u2069`
}
