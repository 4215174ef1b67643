import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCountry } from './countries.ts'
import { lineAmount, sumAmounts } from './money.ts'
import { type OrderSource, shipmentWeight, shippingOptions } from './shipping.ts'
import { DEFAULT_SHIPPING_RATES } from './shipping-rates.ts'

const feeFor = (id: string, country: string, weightGrams: number, source: OrderSource = 'cart') =>
  shippingOptions(DEFAULT_SHIPPING_RATES, { country, weightGrams, source }).find(option => option.id === id)
    ?.fee

describe('a shipment', () => {
  test('ships by UPS, DHL and FedEx from USD 40, and costs more to farther zones', () => {
    const toGermany = shippingOptions(DEFAULT_SHIPPING_RATES, {
      country: 'DE',
      weightGrams: 400,
      source: 'cart',
    })
    expect(toGermany.map(option => [option.carrier, option.fee])).toEqual([
      ['FedEx', 40],
      ['DHL', 42],
      ['UPS', 44],
    ])
    for (const id of ['dhl-express', 'ups-saver', 'fedex-economy'])
      expect(feeFor(id, 'BR', 400)).toBeGreaterThan(feeFor(id, 'DE', 400) ?? 0)
  })

  test.each(['CN', 'HK', 'TW'])('goes by SF for USD 20 to %s', country =>
    expect(feeFor('sf-express', country, 400)).toBe(20),
  )

  test.each(['DE', 'US', 'JP', 'SG'])('does not go by SF to %s', country =>
    expect(feeFor('sf-express', country, 400)).toBeUndefined(),
  )

  test.each([
    ['cart', 0, 42],
    ['cart', 1_000, 42],
    ['cart', 1_001, 51],
    ['cart', 1_500, 51],
    ['cart', 1_501, 60],
    ['buy_now', 500, 42],
    ['buy_now', 501, 51],
    ['buy_now', 1_000, 51],
  ] as const)('from %s of %i g costs %f', (source, weight, fee) =>
    expect(feeFor('dhl-express', 'DE', weight, source)).toBe(fee),
  )

  test('takes 2–5 business days in every zone, by FedEx International 5–7', () => {
    for (const { service, zones } of DEFAULT_SHIPPING_RATES)
      for (const { countries, min_days, max_days } of zones)
        expect([min_days, max_days], countries.join()).toEqual(service === 'International' ? [5, 7] : [2, 5])
  })

  test('weighs as much as its parts, rounded up to the gram', () => {
    expect(shipmentWeight([{ weightGrams: 0.0123, quantity: 5_000 }])).toBe(62)
    expect(
      shipmentWeight([
        { weightGrams: 0.1, quantity: 10 },
        { weightGrams: 0.2, quantity: 10 },
      ]),
    ).toBe(3)
    expect(shipmentWeight([])).toBe(0)
  })

  test('ships only to known countries', () => {
    const named = DEFAULT_SHIPPING_RATES.flatMap(rate => rate.zones.flatMap(zone => zone.countries))
    expect(named.filter(country => country !== '*' && !isCountry(country))).toEqual([])
  })
})

describe('the total of an order', () => {
  test('is the exact sum of its rounded lines, however many and however small', () => {
    const line = fc.record({
      units: fc.integer({ min: 1, max: 10 ** 10 }),
      quantity: fc.integer({ min: 1, max: 100_000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 500 }), lines => {
        const amounts = lines.map(({ units, quantity }) => lineAmount(units / 100_000, quantity))
        const cents = lines.reduce(
          (sum, { units, quantity }) => sum + (BigInt(units) * BigInt(quantity) + 500n) / 1_000n,
          0n,
        )
        expect(BigInt(Math.round(sumAmounts(amounts) * 100))).toBe(cents)
      }),
    )
  })
})
