import { type DecimalMark, readPrice, writePrice } from '../../../domain/read-price.ts'
import type { ShippingRate } from '../../../domain/shipping.ts'

/** A zone as it is typed. */
export type TypedZone = {
  countries: string
  fee: string
  per_half_kg: string
  min_days: string
  max_days: string
}
export type TypedRate = { id: string; carrier: string; service: string; zones: TypedZone[] }

/** A saved value, which the server has checked, or one that was written here. */
export function readRates(json: string, mark: DecimalMark): TypedRate[] {
  const rates: ShippingRate[] = JSON.parse(json)
  return rates.map(({ id, carrier, service, zones }) => ({
    id,
    carrier,
    service,
    zones: zones.map(zone => ({
      countries: zone.countries.join(' '),
      fee: textOf(zone.fee, mark),
      per_half_kg: textOf(zone.per_half_kg, mark),
      min_days: String(zone.min_days),
      max_days: String(zone.max_days),
    })),
  }))
}

/** As the setting is stored. A number that is none is sent as typed, and the server names the field. */
export function writeRates(rates: readonly TypedRate[], mark: DecimalMark): string {
  return JSON.stringify(
    rates.map(({ id, carrier, service, zones }) => ({
      id: id.trim(),
      carrier,
      service,
      zones: zones.map(zone => ({
        countries: zone.countries
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
        fee: numberOf(zone.fee, mark),
        per_half_kg: numberOf(zone.per_half_kg, mark),
        min_days: numberOf(zone.min_days, mark),
        max_days: numberOf(zone.max_days, mark),
      })),
    })),
  )
}

function numberOf(text: string, mark: DecimalMark): number | string {
  const number = readPrice(text, mark)
  return number === null || Number.isNaN(number) ? text : number
}

function textOf(number: number | string, mark: DecimalMark): string {
  return typeof number === 'number' ? writePrice(number, mark) : number
}

export const EMPTY_ZONE: TypedZone = { countries: '*', fee: '', per_half_kg: '', min_days: '', max_days: '' }
