import { roll } from './dice.ts'
import type { Pack } from './sales.ts'
import type { Sketch } from './sketch.ts'

const SALT = { quoteOnly: 21, level: 22, breaks: 23 }
const QUOTE_ONLY = 0.08
const REFERENCE_PIECES = 1000
const UNITS_PER_USD = 100_000

/** Ascending quantities at falling prices, or none when the part is sold by quotation only. */
export function pricesOf(
  seed: number,
  { usd, sale }: Sketch,
  { breaks }: Pack,
): { qty: number; price: string }[] {
  if (roll(seed, SALT.quoteOnly) < QUOTE_ONLY) return []
  const level = usd * (0.85 + 0.3 * roll(seed, SALT.level)) * UNITS_PER_USD
  const wanted = breakCount(seed, breaks.length)
  const prices: { qty: number; price: string }[] = []
  let last = Number.POSITIVE_INFINITY
  for (const qty of breaks) {
    const units = Math.min(roundPrice(level * (REFERENCE_PIECES / qty) ** sale.discount), last - 1)
    if (prices.length === wanted || units < 1) break
    prices.push({ qty, price: decimalText(units) })
    last = units
  }
  return prices
}

function breakCount(seed: number, offered: number): number {
  const chance = roll(seed, SALT.breaks)
  return chance < 0.6 ? offered : 1 + Math.floor(((chance - 0.6) / 0.4) * offered)
}

/** Three significant figures, as price lists have them. */
function roundPrice(units: number): number {
  let scale = 1
  while (units / scale >= 1000) scale *= 10
  return Math.max(1, Math.round(units / scale) * scale)
}

function decimalText(units: number): string {
  const whole = Math.floor(units / UNITS_PER_USD)
  const fraction = units % UNITS_PER_USD
  if (fraction === 0) return String(whole)
  const digits = String(fraction).padStart(5, '0')
  let end = 5
  while (digits[end - 1] === '0') end--
  return `${whole}.${digits.slice(0, end)}`
}
