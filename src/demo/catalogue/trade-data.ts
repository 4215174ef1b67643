import type { TradeData } from '../../domain/trade-data.ts'
import { pick, roll } from './dice.ts'
import { mountingOf } from './packages.ts'
import type { Sketch } from './sketch.ts'

const SALT = { lifecycle: 21, lastBuy: 22, eccn: 23, hsCode: 24, origin: 25, originStated: 26, msl: 27 }
const STATED = 0.85

/** Suppliers leave much of this out, so a part states only some of it. Well-known parts state all. */
export function tradeDataOf(seed: number, sketch: Sketch): TradeData {
  const { category, manufacturer, isWellKnown } = sketch
  const stated = <T>(salt: number, value: T) => (isWellKnown || roll(seed, salt) < STATED ? value : null)
  const lifecycle = isWellKnown ? 'active' : lifecycleOf(roll(seed, SALT.lifecycle))
  return {
    lifecycle,
    lastBuyOn: lifecycle === 'last_time_buy' ? pick(LAST_BUYS, roll(seed, SALT.lastBuy)) : null,
    eccn: stated(SALT.eccn, byCategory(ECCNS, category) ?? 'EAR99'),
    hsCode: stated(SALT.hsCode, byCategory(HS_CODES, category) ?? null),
    origin: stated(SALT.originStated, pick(originsOf(manufacturer, category), roll(seed, SALT.origin))),
    msl: stated(SALT.msl, mslOf(sketch)),
  }
}

const LAST_BUYS = ['2027-03-31', '2027-06-30', '2027-09-30', '2027-12-31']

function lifecycleOf(chance: number): TradeData['lifecycle'] {
  if (chance < 0.03) return 'obsolete'
  if (chance < 0.05) return 'last_time_buy'
  if (chance < 0.1) return 'nrnd'
  return chance < 0.85 ? 'active' : null
}

/** By subcategory, or by the group above it. */
function byCategory(table: Readonly<Record<string, string>>, category: string): string | undefined {
  const [group = '', leaf = ''] = category.split('/')
  return table[leaf] ?? table[group]
}

const ECCNS: Readonly<Record<string, string>> = {
  microcontrollers: '3A991.a.2',
  'wireless-microcontrollers': '5A992.c',
  'fpgas-and-cplds': '3A991.d',
  memories: '3A991.b.1.a',
  'serial-eeproms': '3A991.b.1.b.1',
  'a-d-converters': '3A991.c.1',
  'ethernet-controllers': '5A991.b.1',
}

const HS_CODES: Readonly<Record<string, string>> = {
  resistors: '8533.21.0030',
  'through-hole-resistors': '8533.10.0060',
  'trimmers-and-potentiometers': '8533.40.8070',
  thermistors: '8533.40.8050',
  varistors: '8533.40.4000',
  'ceramic-capacitors': '8532.24.0020',
  'aluminium-electrolytic-capacitors': '8532.22.0020',
  'polymer-capacitors': '8532.22.0020',
  'tantalum-capacitors': '8532.21.0050',
  'film-capacitors': '8532.25.0020',
  supercapacitors: '8532.29.0040',
  'inductors-and-filters': '8504.50.8000',
  diodes: '8541.10.0080',
  transistors: '8541.29.0095',
  'bipolar-transistors': '8541.21.0095',
  'digital-transistors': '8541.21.0095',
  'thyristors-and-triacs': '8541.30.0080',
  microcontrollers: '8542.31.0001',
  'fpgas-and-cplds': '8542.39.0001',
  memories: '8542.32.0071',
  dram: '8542.32.0036',
  sram: '8542.32.0041',
  'serial-eeproms': '8542.32.0051',
  analog: '8542.33.0001',
  'a-d-converters': '8542.39.0001',
  'd-a-converters': '8542.39.0001',
  'voltage-references': '8542.39.0001',
  'analog-switches': '8542.39.0001',
  power: '8542.39.0001',
  'dc-dc-modules': '8504.40.9580',
  logic: '8542.39.0001',
  interface: '8542.39.0001',
  connectors: '8536.69.4040',
  'terminal-blocks': '8536.90.4000',
  'quartz-crystals': '8541.60.0060',
  'crystal-oscillators': '8541.60.0060',
  'ceramic-resonators': '8541.60.0080',
  timing: '8542.39.0001',
  sensors: '8542.39.0001',
  leds: '8541.41.0000',
  'infrared-emitters': '8541.41.0000',
  optocouplers: '8541.49.8000',
  displays: '8531.20.0040',
  electromechanical: '8536.41.0050',
  'tactile-switches': '8536.50.9065',
  fuses: '8536.10.0040',
  'resettable-fuses': '8533.40.8070',
}

const ORIGINS: Readonly<Record<string, string>> = {
  Yageo: 'TW CN CN',
  Murata: 'JP JP TH CN PH',
  'Samsung Electro-Mechanics': 'KR CN PH',
  TDK: 'JP CN',
  Panasonic: 'JP CN MY',
  KEMET: 'MX CN MK',
  Vishay: 'IL CN CZ TW',
  Bourns: 'CN TW MX',
  Molex: 'CN MX US JP',
  JST: 'JP CN',
  Omron: 'JP CN MY',
  Infineon: 'MY CN DE AT',
  STMicroelectronics: 'MY PH CN MA MT',
  'Texas Instruments': 'MY PH CN TW MX',
  'Analog Devices': 'PH MY TH IE US',
  'Microchip Technology': 'TH TW PH',
  onsemi: 'PH MY CN VN',
  Nexperia: 'CN MY PH',
  Espressif: 'CN',
}
const ELSEWHERE = 'CN CN TW JP MY PH TH'
const CHIPS_ELSEWHERE = 'MY PH TW CN TH KR'
const CHIPS = new Set(['microcontrollers', 'memories', 'analog', 'power', 'logic', 'interface', 'sensors'])

function originsOf(manufacturer: string, category: string): string[] {
  const [group = ''] = category.split('/')
  return (ORIGINS[manufacturer] ?? (CHIPS.has(group) ? CHIPS_ELSEWHERE : ELSEWHERE)).split(' ')
}

/** Only parts that are soldered by reflow have one. */
function mslOf({ package: name, category }: Sketch): TradeData['msl'] {
  const [group = '', leaf = ''] = category.split('/')
  if (mountingOf(name) === 'Through hole' || group === 'connectors' || group === 'electromechanical')
    return null
  if (leaf === 'leds') return '2a'
  return /QF[PN]|BGA|LGA|CSP|SON|module/i.test(name) ? '3' : '1'
}
