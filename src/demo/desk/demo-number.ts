const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Odd, so that consecutive numbers differ in all their characters. */
const STEP = 2_654_435_761

/** `261115-7KQ4M`, the same for the same day and `n`. */
export function demoNumber(day: Date, n: number, length: number): string {
  let rest = ((n + 1) * STEP) % 2 ** 40
  let signs = ''
  for (let i = 0; i < length; i++) {
    signs += SIGNS[rest % SIGNS.length]
    rest = Math.floor(rest / SIGNS.length)
  }
  return `${day.toISOString().slice(2, 10).replaceAll('-', '')}-${signs}`
}
