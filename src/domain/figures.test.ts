import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalMark, writeDollars, writeNumber } from './figures.ts'
import { intlTag, LANGS } from './locales.ts'

const CENTS = { min: 2, max: 2 }
const PRICE = { min: 2, max: 5 }

/** Without the marks and thin spaces in which ICU versions differ. */
const settled = (text: string) =>
  text.replace(/[\u202f\u2009]/g, '\u00a0').replace(/[\u200e\u200f\u061c]/g, '')

const amounts = fc.oneof(
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map(cents => cents / 100),
  fc.integer({ min: 0, max: 2_000_000_000 }).map(units => units / 100_000),
  fc.constantFrom(0, 0.005, 0.125, 999.995, 1_000, 9_999.99, 10_000, 99_999_999.99),
)

describe.each(LANGS)('numbers in %s are formatted like CLDR does', lang => {
  const tag = intlTag(lang)
  const currency = { style: 'currency', currency: 'USD' } as const

  test('counts', () => {
    const intl = new Intl.NumberFormat(tag)
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), count => {
        expect(writeNumber(lang, count, { min: 0, max: 3 })).toBe(settled(intl.format(count)))
      }),
    )
  })

  test('amounts and prices, with sign and with code', () => {
    const short = { ...currency, currencyDisplay: 'narrowSymbol' } as const
    const amount = new Intl.NumberFormat(tag, { ...short, ...digits(CENTS) })
    const price = new Intl.NumberFormat(tag, { ...short, ...digits(PRICE) })
    const code = new Intl.NumberFormat(tag, { ...currency, currencyDisplay: 'code', ...digits(CENTS) })
    fc.assert(
      fc.property(amounts, usd => {
        expect(writeDollars(lang, usd, CENTS)).toBe(settled(amount.format(usd)))
        expect(writeDollars(lang, usd, PRICE)).toBe(settled(price.format(usd)))
        expect(writeDollars(lang, usd, CENTS, true)).toBe(settled(code.format(usd)))
      }),
    )
  })

  test('the decimal mark', () => {
    expect(new Intl.NumberFormat(tag).format(0.5)).toBe(`0${decimalMark(lang)}5`)
  })
})

function digits({ min, max }: { min: number; max: number }) {
  return { minimumFractionDigits: min, maximumFractionDigits: max }
}
