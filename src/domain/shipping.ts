import { compareAmounts, sumAmounts, timesAmount } from './money.ts'

/** The base fee covers more weight for orders from the cart. */
export const ORDER_SOURCES = ['cart', 'buy_now'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** Countries with the same fee and delivery time; `*` is all other countries the service ships to. */
type ShippingZone = {
  countries: readonly string[]
  /** USD for the base weight, and for each additional half kilogram started. */
  fee: number
  per_half_kg: number
  min_days: number
  max_days: number
}

export type ShippingRate = {
  id: string
  carrier: string
  service: string
  zones: readonly ShippingZone[]
}

export type ShippingOffer = {
  id: string
  carrier: string
  service: string
  fee: number
  min_days: number
  max_days: number
}

type Shipment = { country: string; weightGrams: number; source: OrderSource }

/** The weight that a zone's fee covers. */
export const BASIC_GRAMS: Record<OrderSource, number> = { cart: 1_000, buy_now: 500 }
const STEP_GRAMS = 500

/** The available shipping methods, cheapest first. */
export function shippingOptions(rates: readonly ShippingRate[], shipment: Shipment): ShippingOffer[] {
  return rates
    .flatMap(({ id, carrier, service, zones }) => {
      const zone = zoneOf(zones, shipment.country)
      if (!zone) return []
      const { min_days, max_days } = zone
      return { id, carrier, service, fee: feeOf(zone, shipment), min_days, max_days }
    })
    .sort((a, b) => compareAmounts(a.fee, b.fee) || a.max_days - b.max_days)
}

/** A listed country takes precedence over `*`. */
function zoneOf(zones: readonly ShippingZone[], country: string): ShippingZone | undefined {
  return (
    zones.find(({ countries }) => countries.includes(country)) ??
    zones.find(({ countries }) => countries.includes('*'))
  )
}

function feeOf({ fee, per_half_kg }: ShippingZone, { weightGrams, source }: Shipment): number {
  const steps = Math.max(0, Math.ceil((weightGrams - BASIC_GRAMS[source]) / STEP_GRAMS))
  return sumAmounts([fee, timesAmount(per_half_kg, steps)])
}

/** The total weight of the parts in whole grams. Parts of unknown weight count as 0. */
export function shipmentWeight(lines: readonly { weightGrams: number; quantity: number }[]): number {
  // Weights have four decimals: as integers in ten-thousandths of a gram they add up exactly.
  const tenThousandths = lines.reduce(
    (sum, { weightGrams, quantity }) => sum + BigInt(Math.round(weightGrams * 10_000)) * BigInt(quantity),
    0n,
  )
  return Number((tenThousandths + 9_999n) / 10_000n)
}
