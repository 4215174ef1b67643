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

/** The saved value was checked by the server. */
export function readRates(json: string): TypedRate[] {
  const rates: ShippingRate[] = JSON.parse(json)
  return rates.map(({ id, carrier, service, zones }) => ({
    id,
    carrier,
    service,
    zones: zones.map(zone => ({
      countries: zone.countries.join(' '),
      fee: String(zone.fee),
      per_half_kg: String(zone.per_half_kg),
      min_days: String(zone.min_days),
      max_days: String(zone.max_days),
    })),
  }))
}

/** As the setting is stored. A number that is none is sent as typed, and the server names the field. */
export function writeRates(rates: readonly TypedRate[]): string {
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
        fee: numberOf(zone.fee),
        per_half_kg: numberOf(zone.per_half_kg),
        min_days: numberOf(zone.min_days),
        max_days: numberOf(zone.max_days),
      })),
    })),
  )
}

function numberOf(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

export const EMPTY_ZONE: TypedZone = { countries: '*', fee: '', per_half_kg: '', min_days: '', max_days: '' }
