import type { ShippingRate } from './shipping.ts'

/** Remote zones with higher air freight. */
const FAR = [
  'AE AR BH BO BR CL CO CR DZ EC EG GE GH IL IQ JO KE KW KZ LB LK MA NG NP OM PE PK PY QA RS RU SA TN TR UA UY UZ VE ZA',
].flatMap(codes => codes.split(' '))
const NEAR = 'HK JP KR MO MY PH SG TH TW VN'.split(' ')
const GREATER_CHINA = ['CN', 'HK', 'TW']

/** The rates of a shop whose operator has set none. */
export const DEFAULT_SHIPPING_RATES: readonly ShippingRate[] = [
  {
    id: 'dhl-express',
    carrier: 'DHL',
    service: 'Express Worldwide',
    zones: [
      { countries: NEAR, fee: 40, per_half_kg: 7, min_days: 2, max_days: 5 },
      { countries: FAR, fee: 58, per_half_kg: 13, min_days: 2, max_days: 5 },
      { countries: ['*'], fee: 42, per_half_kg: 9, min_days: 2, max_days: 5 },
    ],
  },
  {
    id: 'ups-saver',
    carrier: 'UPS',
    service: 'Worldwide Saver',
    zones: [
      { countries: NEAR, fee: 40, per_half_kg: 7, min_days: 2, max_days: 5 },
      { countries: FAR, fee: 60, per_half_kg: 14, min_days: 2, max_days: 5 },
      { countries: ['*'], fee: 44, per_half_kg: 9.5, min_days: 2, max_days: 5 },
    ],
  },
  {
    id: 'fedex-economy',
    carrier: 'FedEx',
    service: 'International',
    zones: [
      { countries: FAR, fee: 52, per_half_kg: 11, min_days: 5, max_days: 7 },
      { countries: ['*'], fee: 40, per_half_kg: 8, min_days: 5, max_days: 7 },
    ],
  },
  {
    id: 'sf-express',
    carrier: 'SF',
    service: 'Express',
    zones: [{ countries: GREATER_CHINA, fee: 20, per_half_kg: 4, min_days: 2, max_days: 5 }],
  },
]
