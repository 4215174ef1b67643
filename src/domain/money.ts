import { LIMITS } from './limits.ts'

/** Unit prices are whole hundred-thousandths of a dollar; amounts are whole cents. */
export const UNITS_PER_USD = 100_000
const UNITS_PER_CENT = 1_000n

export type PriceBreak = { qty: number; price: number }

/** For code that keeps many prices, as integers. */
export function toUnits(usd: number): number {
  return Math.round(usd * UNITS_PER_USD)
}

/** To whole units, as prices are stored and amounts are computed. */
export function roundPrice(usd: number): number {
  return toUnits(usd) / UNITS_PER_USD
}

/** A price of 0 in a stock list means that there is none; such parts must not be sold for free. */
export function isRealPrice(price: number): boolean {
  return price > 0
}

export function realPrices(prices: readonly PriceBreak[]): PriceBreak[] {
  return prices.filter(({ price }) => isRealPrice(price))
}

/** Whether people may type it: 0 or more, up to the limit. NaN is not allowed. */
export function isAllowedPrice(price: number): boolean {
  return price >= 0 && price <= LIMITS.priceMax
}

/** Null: there is no price. */
export function isSamePrice(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return toUnits(a) === toUnits(b)
}

export function isHigherPrice(price: number, than: number): boolean {
  return toUnits(price) > toUnits(than)
}

/** The price with so many percent added, or taken off if they are negative. */
export function addPercent(price: number, percent: number): number {
  // In whole units: half of 0.00007 USD is 0.00004, but in floats it is a little less and becomes 0.00003.
  return Math.round((toUnits(price) * (100 + percent)) / 100) / UNITS_PER_USD
}

/** The price less a discount in percent, but never nothing. */
export function discountedPrice(price: number, percent: number): number {
  return Math.max(1 / UNITS_PER_USD, addPercent(price, -percent))
}

/** By how many percent, to a tenth, a price or an amount is above another; null if there is nothing to compare with. */
export function percentAbove(usd: number, base: number): number | null {
  return base > 0 ? Math.round((usd / base - 1) * 1_000) / 10 : null
}

/** The row of an ascending price list that applies to a quantity; -1 below the first. */
export function breakInForce(prices: readonly PriceBreak[], quantity: number): number {
  return prices.findLastIndex(({ qty }) => qty <= quantity)
}

/** The unit price in USD at a quantity; null when the list has none for it. */
export function priceAt(prices: readonly PriceBreak[], quantity: number): number | null {
  return prices[breakInForce(prices, quantity)]?.price ?? null
}

/** A line's amount in USD: price times quantity, rounded half up to the cent once. */
export function lineAmount(price: number, quantity: number): number {
  const units = BigInt(toUnits(price)) * BigInt(quantity)
  return Number((units + UNITS_PER_CENT / 2n) / UNITS_PER_CENT) / 100
}

/** Amounts are numbers in USD, because JSON has no decimals. They are compared and added in whole cents. */
function toCents(usd: number): number {
  return Math.round(usd * 100)
}

export function roundAmount(usd: number): number {
  return toCents(usd) / 100
}

/** Whether it has two decimals at most. As a float, 4.35 times 100 is 434.99999999999994. */
export function isInCents(usd: number): boolean {
  return Math.abs(usd * 100 - toCents(usd)) < 1e-6
}

/** Null: there is no amount. */
export function isSameAmount(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b
  return toCents(a) === toCents(b)
}

/** Float errors below half a cent do not count. */
export function isPositive(amount: number): boolean {
  return toCents(amount) > 0
}

export function isMore(amount: number, than: number): boolean {
  return toCents(amount) > toCents(than)
}

/** Sorts the smallest amount first. */
export function compareAmounts(a: number, b: number): number {
  return toCents(a) - toCents(b)
}

export function smallerAmount(a: number, b: number): number {
  return Math.min(a, b)
}

export function largerAmount(a: number, b: number): number {
  return Math.max(a, b)
}

export function atLeastZero(amount: number): number {
  return largerAmount(0, amount)
}

/** Rounded down to the cent. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((toCents(amount) * percent) / 100) / 100
}

/** Adds amounts in USD in whole cents, because a hundred thousand of them drift in floats. */
export function sumAmounts(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(toCents(amount)), 0n)
  return Number(cents) / 100
}

export function timesAmount(amount: number, count: number): number {
  return (toCents(amount) * count) / 100
}
