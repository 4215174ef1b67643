import { UNITS_PER_USD } from '../../domain/money.ts'
import { roll } from './dice.ts'
import type { Pack } from './sales.ts'
import type { Sketch } from './sketch.ts'

const SALT = { quoteOnly: 21, level: 22, breaks: 23 }
const QUOTE_ONLY = 0.08
const REFERENCE_PIECES = 1000

/** Ascending quantities at falling prices, or none when the part needs a quote. */
export function pricesOf(
  seed: number,
  { usd, sale, isWellKnown }: Sketch,
  { breaks }: Pack,
): { quantity: number; price: string }[] {
  if (roll(seed, SALT.quoteOnly) < QUOTE_ONLY && !isWellKnown) return []
  const level = usd * (0.85 + 0.3 * roll(seed, SALT.level)) * UNITS_PER_USD
  const wanted = isWellKnown ? breaks.length : breakCount(seed, breaks.length)
  const prices: { quantity: number; price: string }[] = []
  let last = Number.POSITIVE_INFINITY
  for (const quantity of breaks) {
    const units = Math.min(roundPrice(level * (REFERENCE_PIECES / quantity) ** sale.discount), last - 1)
    if (prices.length === wanted || units < 1) break
    prices.push({ quantity, price: decimalText(units) })
    last = units
  }
  return prices
}

function breakCount(seed: number, offered: number): number {
  const chance = roll(seed, SALT.breaks)
  return chance < 0.6 ? offered : 1 + Math.floor(((chance - 0.6) / 0.4) * offered)
}

/** Three significant digits, as in price lists. */
function roundPrice(units: number): number {
  let scale = 1
  while (units / scale >= 1000) scale *= 10
  return Math.max(1, Math.round(units / scale) * scale)
}

/** Rounded prices repeat: a few thousand strings serve a million parts. */
const texts = new Map<number, string>()

function decimalText(units: number): string {
  const known = texts.get(units) ?? writeDecimal(units)
  texts.set(units, known)
  return known
}

function writeDecimal(units: number): string {
  return (units / UNITS_PER_USD).toFixed(5).replace(/\.?0+$/, '')
}
