import { type Capacitance, capacitances } from './capacitance.ts'
import { chipsOf, datasheetName } from './chip-table.ts'
import { listedFamily, type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type FilmSeries = {
  manufacturer: string
  name: string
  technology: 'Polyester film' | 'Polypropylene film'
  volts: Record<string, string>
  tolerances: Record<string, string>
  picofarads: readonly [number, number]
  usd: number
  number: (value: Capacitance, volts: string, tolerance: string) => string
}

const FIVE_OR_TEN = { J: '5', K: '10' }
/** The power of ten comes first: 3100 is 0.1 µF, 2220 is 22 nF. */
const powerFirst = ({ picofarads }: Capacitance) => {
  const power = Math.floor(Math.log10(picofarads) + 1e-9)
  return `${power - 2}${Math.round(picofarads / 10 ** (power - 1))}0`
}
const MKT = { technology: 'Polyester film', tolerances: FIVE_OR_TEN, picofarads: [1e3, 1e6] } as const
const MKP = { technology: 'Polypropylene film', tolerances: FIVE_OR_TEN, picofarads: [1e3, 1e6] } as const
const X2 = { ...MKP, picofarads: [10e3, 2.2e6], tolerances: { K: '10', M: '20' } } as const

const FILM_SERIES: FilmSeries[] = [
  {
    ...MKT,
    manufacturer: 'WIMA',
    name: 'MKS2',
    volts: { '63 V': 'C0', '100 V': 'D0', '250 V': 'F0', '400 V': 'G0' },
    usd: 0.19,
    number: (value, volts, tolerance) => `MKS2${volts}${powerFirst(value)}1A00${tolerance}SSD`,
  },
  {
    ...MKP,
    manufacturer: 'WIMA',
    name: 'MKP10',
    volts: { '250 V': 'F0', '400 V': 'G0', '630 V': 'J0', '1000 V': 'O1' },
    usd: 0.55,
    number: (value, volts, tolerance) => `MKP1${volts}${powerFirst(value)}4B00${tolerance}SSD`,
  },
  {
    ...MKT,
    manufacturer: 'TDK',
    name: 'B32529',
    volts: { '63 V': 'C0', '100 V': 'C1', '250 V': 'C3', '400 V': 'C6' },
    usd: 0.13,
    number: (value, volts, tolerance) => `B32529${volts}${value.digits}${tolerance}000`,
  },
  {
    ...MKP,
    manufacturer: 'TDK',
    name: 'B32652',
    volts: { '250 V': 'A3', '400 V': 'A4', '630 V': 'A6', '1000 V': 'A0' },
    usd: 0.4,
    number: (value, volts, tolerance) => `B32652${volts}${value.digits}${tolerance}000`,
  },
  {
    ...X2,
    manufacturer: 'TDK',
    name: 'B32922',
    volts: { '305 V': 'C3' },
    usd: 0.24,
    number: (value, volts, tolerance) => `B32922${volts}${value.digits}${tolerance}000`,
  },
  {
    ...MKT,
    manufacturer: 'KEMET',
    name: 'R82',
    volts: { '63 V': 'D', '100 V': 'E', '250 V': 'I', '400 V': 'M' },
    usd: 0.11,
    number: (value, volts, tolerance) => `R82${volts}C${powerFirst(value)}DQ60${tolerance}`,
  },
  {
    ...X2,
    manufacturer: 'KEMET',
    name: 'R46',
    volts: { '275 V': 'KI' },
    usd: 0.22,
    number: (value, volts, tolerance) => `R46${volts}${powerFirst(value)}00M1${tolerance}`,
  },
  {
    ...MKT,
    manufacturer: 'Panasonic',
    name: 'ECQ-E',
    volts: { '100 V': '1', '250 V': '2', '400 V': '4', '630 V': '6' },
    usd: 0.15,
    number: (value, volts, tolerance) => `ECQ-E${volts}${value.digits}${tolerance}F`,
  },
  {
    ...X2,
    manufacturer: 'Panasonic',
    name: 'ECQ-U',
    volts: { '275 V': '2A' },
    usd: 0.25,
    number: (value, volts, tolerance) => `ECQ-U${volts}${value.digits}${tolerance}L`,
  },
]

export function filmCapacitorFamilies(): PartFamily[] {
  const runs = FILM_SERIES.flatMap(series =>
    Object.entries(series.volts).flatMap(([volts, code]) =>
      Object.entries(series.tolerances).map(([tolerance, percent]) =>
        run(capacitances(SERIES.E12, ...series.picofarads), value =>
          film(series, value, { volts, code, tolerance, percent }),
        ),
      ),
    ),
  )
  return [runFamily(4, [runs]), listedFamily(2, supercapacitors)]
}

type Order = { volts: string; code: string; tolerance: string; percent: string }

function film(series: FilmSeries, value: Capacitance, { volts, code, tolerance, percent }: Order): Sketch {
  return {
    category: 'capacitors/film-capacitors',
    manufacturer: series.manufacturer,
    number: series.number(value, code, tolerance),
    package: 'Radial',
    description: `Film capacitor ${value.plain} ${volts.replace(' ', '')} ${percent}% ${series.technology === 'Polyester film' ? 'MKT PET' : 'MKP PP'} radial`,
    attributes: {
      Capacitance: value.text,
      'Voltage rating': volts,
      Tolerance: `±${percent} %`,
      Technology: series.technology,
      Mounting: 'Through hole',
    },
    usd: series.usd * (0.7 + value.picofarads / 1e6),
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: Math.round((0.4 + (value.picofarads / 1e6) * 3) * 100) / 100,
  }
}

function cells(weightGrams: number, rows: string): Sketch[] {
  return chipsOf({
    category: 'capacitors/supercapacitors',
    sale: SALES.module,
    columns: ['Capacitance', 'Voltage rating', 'Technology'],
    describe: 'Supercapacitor EDLC {0} {1}',
    weightGrams,
    rows,
  })
}

const supercapacitors = [
  ...cells(
    3,
    `
    = Eaton
    HV0810-2R7{105=1 F,225=2.2 F,335=3.3 F}-R | 0.7 | _:Radial | $1 | 2.7 V | Electric double layer
    HV0820-2R7{475=4.7 F,605=6 F}-R | 1.1 | _:Radial | $1 | 2.7 V | Electric double layer
    HV1030-2R7{106=10 F}-R | 1.6 | _:Radial | $1 | 2.7 V | Electric double layer
    HV1325-2R7{156=15 F,226=22 F}-R | 2.1 | _:Radial | $1 | 2.7 V | Electric double layer
    KR-5R5{V104=0.1 F,V224=0.22 F,V334=0.33 F,V474=0.47 F,V105=1 F,C104=0.1 F,C224=0.22 F,C474=0.47 F,H104=0.1 F,H224=0.22 F,H474=0.47 F,H105=1 F}-R | 1.4 | _:Radial | $1 | 5.5 V | Electric double layer
    = Maxwell Technologies
    BCAP0{005=5,010=10,025=25,050=50}~P270~S01 | 1.9 | _:Radial | $1 F | 2.7 V | Electric double layer
    = KEMET
    FC0H{473=0.047 F,104=0.1 F,224=0.22 F,474=0.47 F,105=1 F}ZFTBR24 | 1.8 | _:SMD-Can | $1 | 5.5 V | Electric double layer
    FG0H{103=0.01 F,223=0.022 F,473=0.047 F,104=0.1 F,224=0.22 F,474=0.47 F,105=1 F}ZF | 1.7 | _:Radial | $1 | 5.5 V | Electric double layer
    = Panasonic
    EEC-S0HD{473=0.047 F,104=0.1 F,224=0.22 F}{H,V} | 1.5 | _:Radial | $1 | 5.5 V | Electric double layer
    EEC-F5R5{H104=0.1 F,H474=0.47 F,H105=1 F,U104=0.1 F,U105=1 F} | 2.1 | _:Radial | $1 | 5.5 V | Electric double layer
    = KYOCERA AVX
    SCC{Q12E105=1 F,R12E205=2 F,R20E335=3.3 F,S20B505=5 F,S30B106=10 F,T20B156=15 F,U30B506=50 F,V60B107=100 F}PRB | 1.8 | _:Radial | $1 | 2.7 V | Electric double layer
  `,
  ),
  ...cells(
    45,
    `
    = Eaton
    HB1860-2R5{107=100 F}-R | 4.9 | _:Radial | $1 | 2.5 V | Electric double layer
    XV3560-2R7{407=400 F}-R | 9.8 | _:Radial | $1 | 2.7 V | Electric double layer
    = Maxwell Technologies
    BCAP0{100=100,150=150}~P270~S07 | 5.2 | _:Radial | $1 F | 2.7 V | Electric double layer
    BCAP0{310=310,350=350}~P270~T10 | 8.8 | _:Radial | $1 F | 2.7 V | Electric double layer
  `,
  ),
  ...cells(
    390,
    `
    = Maxwell Technologies
    BCAP{1200=1200,2000=2000,3000=3000}~P270~K04 | 49 | _:Radial | $1 F | 2.7 V | Electric double layer
  `,
  ),
]
