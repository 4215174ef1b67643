/** Unit prices are whole hundred-thousandths of a dollar; amounts are whole cents. */
export const UNITS_PER_USD = 100_000
const UNITS_PER_CENT = 1_000n

export type PriceBreak = { qty: number; price: number }

function toUnits(usd: number): number {
  return Math.round(usd * UNITS_PER_USD)
}

/** To whole units, as prices are stored and amounts are computed. */
export function roundPrice(usd: number): number {
  return toUnits(usd) / UNITS_PER_USD
}

/** A price of 0 in a stock list means that there is none; such parts must not be sold for free. */
export function realPrices(prices: readonly PriceBreak[]): PriceBreak[] {
  return prices.filter(({ price }) => price > 0)
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

export function isSameAmount(a: number, b: number): boolean {
  return toCents(a) === toCents(b)
}

/** Float errors below half a cent do not count. */
export function isPositive(amount: number): boolean {
  return toCents(amount) > 0
}

export function isMore(amount: number, than: number): boolean {
  return toCents(amount) > toCents(than)
}

/** Adds amounts in USD in whole cents, because a hundred thousand of them drift in floats. */
export function sumAmounts(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(toCents(amount)), 0n)
  return Number(cents) / 100
}

export function timesAmount(amount: number, count: number): number {
  return (toCents(amount) * count) / 100
}
