import { LIMITS } from '../limits.ts'
import { readNumber } from './read-number.ts'

/** Numeric(15,5) in the database. */
const DECIMALS = 100_000
const DOLLAR_SIGNS = /us\s?\$|usd|\$|美元|美金|dollars?|долл(?:\.|ар\S*)?|ドル|달러|دولار/gi
const BARE_AMOUNT = /^[\d.,]{1,20}$/
const OTHER_MONEY =
  /eur|€|gbp|£|cny|rmb|¥|￥|元|jpy|円|krw|₩|원|rub|₽|руб|twd|nt\s?\$|hk\s?\$|hkd|chf|inr|₹|sgd|cad|aud|aed|sar|درهم|ريال/i

/**
 * USD per piece; null when there is none or it is in another currency, because we do not guess exchange
 * rates.
 */
export function readPrice(text: string, hasDecimalComma: boolean): number | null {
  if (text === '' || namesOtherMoney(text)) return null
  const amount = BARE_AMOUNT.test(text) ? text : text.slice(0, 60).replace(DOLLAR_SIGNS, '').trim()
  const numeral = readNumber(amount, hasDecimalComma)
  if (!numeral || numeral.value <= 0 || numeral.value > LIMITS.priceMax) return null
  return Math.round(numeral.value * DECIMALS) / DECIMALS || null
}

export function namesOtherMoney(text: string): boolean {
  return !BARE_AMOUNT.test(text) && OTHER_MONEY.test(text.slice(0, 60).replace(/美元/g, ''))
}
