type Days = { min_days: number; max_days: number }

/** Isolated: among Arabic words the two numbers would change places. */
export function dayRange({ min_days, max_days }: Days, count: (days: number) => string): string {
  if (min_days === max_days) return count(max_days)
  return `\u2066${count(min_days)}–${count(max_days)}\u2069`
}
