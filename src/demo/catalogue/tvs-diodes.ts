import { chipsOf, datasheetName, mounting } from './chip-table.ts'
import { listedFamily, type PartFamily, runFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

/** Named after the stand-off voltage; the second number is the clamping voltage. */
const BY_STAND_OFF =
  '5.0 9.2,6.0 10.3,6.5 11.2,7.0 12.0,7.5 12.9,8.0 13.6,8.5 14.4,9.0 15.4,10 17.0,11 18.2,12 19.9,13 21.5,14 23.2,15 24.4,16 26.0,17 27.6,18 29.2,20 32.4,22 35.5,24 38.9,26 42.1,28 45.4,30 48.4,33 53.3,36 58.1,40 64.5,43 69.4,45 72.7,48 77.4,51 82.4,54 87.1,58 93.6,60 96.8,64 103,70 113,75 121,78 126,85 137,90 146,100 162,110 177,120 193,130 209,150 243,160 259,170 275'
/** Named after the breakdown voltage; then stand-off and clamping voltage. */
const BY_BREAKDOWN =
  '6.8 5.8 10.5,7.5 6.4 11.3,8.2 7.02 12.1,9.1 7.78 13.4,10 8.55 14.5,11 9.4 15.6,12 10.2 16.7,13 11.1 18.2,15 12.8 21.2,16 13.6 22.5,18 15.3 25.2,20 17.1 27.7,22 18.8 30.6,24 20.5 33.2,27 23.1 37.5,30 25.6 41.4,33 28.2 45.7,36 30.8 49.9,39 33.3 53.9,43 36.8 59.3,47 40.2 64.8,51 43.6 70.1,56 47.8 77,62 53 85,68 58.1 92,75 64.1 103,82 70.1 113,91 77.8 125,100 85.5 137,110 94 152,120 102 165,130 111 179,150 128 207,160 136 219,170 145 234,180 154 246,200 171 274,220 185 328,250 214 344,300 256 414,350 300 482,400 342 548,440 376 602'

type Voltages = { name: string; standOff: string; clamping: string }

const standOffVoltages = BY_STAND_OFF.split(',').map((entry): Voltages => {
  const [name = '', clamping = ''] = entry.split(' ')
  return { name, standOff: name, clamping }
})
const breakdownVoltages = BY_BREAKDOWN.split(',').map((entry): Voltages => {
  const [name = '', standOff = '', clamping = ''] = entry.split(' ')
  return { name, standOff, clamping }
})

type TvsSeries = { name: string; package: string; watts: number; voltages: Voltages[]; usd: number }

const TVS_SERIES: TvsSeries[] = [
  { name: 'SMAJ', package: 'SMA', watts: 400, voltages: standOffVoltages, usd: 0.05 },
  { name: 'SMBJ', package: 'SMB', watts: 600, voltages: standOffVoltages, usd: 0.07 },
  { name: 'SMCJ', package: 'SMC', watts: 1500, voltages: standOffVoltages, usd: 0.16 },
  { name: 'SMDJ', package: 'SMC', watts: 3000, voltages: standOffVoltages, usd: 0.34 },
  { name: 'P4KE', package: 'DO-41', watts: 400, voltages: breakdownVoltages, usd: 0.09 },
  { name: 'P6KE', package: 'DO-15', watts: 600, voltages: breakdownVoltages, usd: 0.11 },
  { name: '1.5KE', package: 'DO-201AD', watts: 1500, voltages: breakdownVoltages, usd: 0.24 },
  { name: 'P4SMA', package: 'SMA', watts: 400, voltages: breakdownVoltages, usd: 0.07 },
  { name: 'P6SMB', package: 'SMB', watts: 600, voltages: breakdownVoltages, usd: 0.09 },
]

/** The manufacturers' suffixes for reels. */
const MANUFACTURERS: Record<string, Record<string, string>> = {
  Littelfuse: {
    SMAJ: '',
    SMBJ: '',
    SMCJ: '',
    SMDJ: '',
    P4KE: '',
    P6KE: '',
    '1.5KE': '',
    P4SMA: '',
    P6SMB: '',
  },
  Bourns: { SMAJ: '', SMBJ: '', SMCJ: '', P6KE: '', '1.5KE': '' },
  Vishay: {
    SMAJ: '-E3/61',
    SMBJ: '-E3/52',
    SMCJ: '-E3/57T',
    P6KE: '-E3/54',
    '1.5KE': '-E3/54',
    P4SMA: '-E3/61',
    P6SMB: '-E3/52',
  },
  'Diodes Incorporated': { SMAJ: '-13-F', SMBJ: '-13-F', SMCJ: '-13-F', P6KE: '-T' },
  MCC: { SMAJ: '-TP', SMBJ: '-TP', SMCJ: '-TP' },
  'Taiwan Semiconductor': { SMAJ: ' R3G', SMBJ: ' R5G', P6SMB: ' R5G' },
  Brightking: { SMAJ: '', SMBJ: '', SMCJ: '' },
}

export function tvsFamilies(): PartFamily[] {
  const runs = TVS_SERIES.flatMap(series =>
    Object.entries(MANUFACTURERS).flatMap(([manufacturer, suffixes]) => {
      const suffix = suffixes[series.name]
      if (suffix === undefined) return []
      return [false, true].map(isBidirectional =>
        run(series.voltages, voltages => tvs(series, { manufacturer, suffix, isBidirectional }, voltages)),
      )
    }),
  )
  return [runFamily(4, [runs], wellKnown()), listedFamily(2, arrays)]
}

type Variant = { manufacturer: string; suffix: string; isBidirectional: boolean }

function tvs(
  series: TvsSeries,
  { manufacturer, suffix, isBidirectional }: Variant,
  voltages: Voltages,
): Sketch {
  const { name, standOff, clamping } = voltages
  return {
    category: 'diodes/tvs-diodes',
    manufacturer,
    number: `${series.name}${name}${isBidirectional ? 'CA' : 'A'}${suffix}`,
    package: series.package,
    description: `TVS diode ${standOff}V stand-off ${clamping}V clamp ${series.watts}W ${isBidirectional ? 'bidirectional' : 'unidirectional'} ${series.package}`,
    attributes: {
      'Stand-off voltage': `${Number(standOff)} V`,
      'Clamping voltage': `${Number(clamping)} V`,
      'Peak pulse power': `${series.watts} W`,
      Configuration: isBidirectional ? 'Bidirectional' : 'Unidirectional',
      ...mounting(series.package),
    },
    usd: series.usd,
    sale: SALES.discrete,
    datasheet: datasheetName(manufacturer, series.name),
  }
}

function wellKnown(): Sketch[] {
  const [series] = TVS_SERIES
  const [voltages] = standOffVoltages
  if (!series || !voltages) return []
  return ['Littelfuse', 'Bourns'].map(manufacturer =>
    tvs(series, { manufacturer, suffix: '', isBidirectional: false }, voltages),
  )
}

const arrays = chipsOf({
  category: 'diodes/tvs-diodes',
  sale: SALES.discrete,
  columns: ['Stand-off voltage', 'Number of channels', 'Configuration'],
  describe: 'ESD protection TVS array {0} {1} lines {2}',
  rows: `
    = Nexperia
    PESD{3V3=3.3,5V0=5,12V=12,15V=15,24V=24}S1BA,115 | 0.04 | _:SOD-323 | $1 V | 1 | Bidirectional
    PESD{3V3=3.3,5V0=5,12V=12,15V=15,24V=24}S2UT,215 | 0.05 | _:SOT-23 | $1 V | 2 | Unidirectional
    PESD{1CAN=24,2CAN=24},215 | 0.09 | _:SOT-23 | $1 V | 2 | Bidirectional
    PRTR5V0U2X,215 | 0.1 | _:SOT-143B | 5.5 V | 2 | Unidirectional
    = STMicroelectronics
    USBLC6-2{SC6=SOT-23-6,P6=SOT-666} | 0.12 | _:$1 | 5.25 V | 2 | Unidirectional
    USBLC6-4SC6 | 0.16 | _:SOT-23-6 | 5.25 V | 4 | Unidirectional
    ESDA{5V3=3,6V1=5.25,14V2=12}L | 0.07 | _:SOT-23 | $1 V | 2 | Unidirectional
    = onsemi
    ESD9B{3.3=3.3,5.0=5}ST5G | 0.03 | _:SOD-923 | $1 V | 1 | Bidirectional
    NUP2105LT1G | 0.12 | _:SOT-23 | 24 V | 2 | Bidirectional
    = Texas Instruments
    TPD4E05U06DQAR | 0.14 | _:USON-10 | 5.5 V | 4 | Unidirectional
    TPD2E001DRLR | 0.11 | _:SOT-553 | 5.5 V | 2 | Unidirectional
    TPD1E10B06DPYR | 0.04 | _:X1SON-2 | 5.5 V | 1 | Bidirectional
    = Semtech
    SRV05-4.TCT | 0.16 | _:SOT-23-6 | 5 V | 4 | Unidirectional
    RCLAMP0524P.TCT | 0.2 | _:SLP2510P8 | 5 V | 4 | Unidirectional
    SM712.TCT | 0.24 | _:SOT-23 | 7 V | 2 | Bidirectional
    LC03-3.3.TBT | 0.5 | _:SOIC-8 | 3.3 V | 2 | Unidirectional
    = Littelfuse
    SP050{3BAHTG=3,4BAHTG=4,5BAHTG=5} | 0.19 | _:SOT-23-6 | 5.5 V | $1 | Unidirectional
    SM24CANB-02HTG | 0.17 | _:SOT-23 | 24 V | 2 | Bidirectional
  `,
})
