import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

/** Strips that are cut to any length, with several platings: 50 lengths of each combination. */
type Strip = {
  name: string
  isSocket: boolean
  pitchMm: string
  leads: readonly string[]
  platings: readonly string[]
  rows: Record<string, number>
  endings: Record<string, 'Vertical' | 'Right angle'>
  isSurfaceMount?: true
}

const BOTH = { '': 'Vertical', '-RA': 'Right angle' } as const
const UPRIGHT = { '': 'Vertical' } as const

const STRIPS: Strip[] = [
  {
    name: 'TSW',
    isSocket: false,
    pitchMm: '2.54',
    leads: ['05', '06', '07', '08', '09', '10', '14', '23'],
    platings: ['G', 'L', 'S', 'T', 'F'],
    rows: { S: 1, D: 2, T: 3 },
    endings: BOTH,
  },
  {
    name: 'SSW',
    isSocket: true,
    pitchMm: '2.54',
    leads: ['01', '02', '03', '04', '06'],
    platings: ['G', 'S', 'T', 'F'],
    rows: { S: 1, D: 2, T: 3 },
    endings: BOTH,
  },
  {
    name: 'ESW',
    isSocket: true,
    pitchMm: '2.54',
    leads: ['12', '13', '14', '23', '24', '33', '34'],
    platings: ['G', 'L', 'S', 'T', 'F'],
    rows: { S: 1, D: 2, T: 3 },
    endings: UPRIGHT,
  },
  {
    name: 'TSM',
    isSocket: false,
    pitchMm: '2.54',
    leads: ['01', '02', '03', '04'],
    platings: ['L', 'S', 'T', 'F'],
    rows: { SV: 1, DV: 2 },
    endings: UPRIGHT,
    isSurfaceMount: true,
  },
  {
    name: 'TMM',
    isSocket: false,
    pitchMm: '2',
    leads: ['01', '03', '04', '05', '06'],
    platings: ['L', 'S', 'T', 'F', 'G'],
    rows: { S: 1, D: 2 },
    endings: BOTH,
  },
  {
    name: 'SMM',
    isSocket: true,
    pitchMm: '2',
    leads: ['01', '02'],
    platings: ['L', 'S', 'F', 'H'],
    rows: { S: 1, D: 2 },
    endings: UPRIGHT,
  },
  {
    name: 'FTSH',
    isSocket: false,
    pitchMm: '1.27',
    leads: ['01', '02', '03', '04'],
    platings: ['L', 'F', 'S', 'G'],
    rows: { DV: 2, D: 2, DH: 2 },
    endings: { '': 'Vertical', '-K': 'Vertical', '-P': 'Vertical', '-K-P': 'Vertical' },
  },
  {
    name: 'BCS',
    isSocket: true,
    pitchMm: '2.54',
    leads: [''],
    platings: ['L', 'S', 'F', 'T'],
    rows: { S: 1, D: 2 },
    endings: { '-DE': 'Vertical', '-HE': 'Right angle', '-PE': 'Vertical', '-TE': 'Vertical' },
  },
]

const LENGTHS = Array.from({ length: 49 }, (_, index) => index + 2)

export function stripFamilies(): PartFamily[] {
  const runs = STRIPS.flatMap(strip =>
    strip.leads.flatMap(lead =>
      strip.platings.flatMap(plating =>
        Object.keys(strip.rows).flatMap(rows =>
          Object.keys(strip.endings).map(ending =>
            run(LENGTHS, length => stripOf(strip, { lead, plating, rows, ending, length })),
          ),
        ),
      ),
    ),
  )
  return [runFamily(4, [runs])]
}

type Cut = { lead: string; plating: string; rows: string; ending: string; length: number }

function stripOf(strip: Strip, { lead, plating, rows, ending, length }: Cut): Sketch {
  const rowCount = strip.rows[rows] ?? 1
  const positions = rowCount * length
  const kind = strip.isSocket ? 'Pin socket strip' : 'Pin header'
  const isSurfaceMount = strip.isSurfaceMount || rows === 'DV'
  return {
    category: 'connectors/pin-headers',
    manufacturer: 'Samtec',
    number: `${strip.name}-1${String(length).padStart(2, '0')}${lead ? `-${lead}` : ''}-${plating}-${rows}${ending}`,
    package: `${rowCount}x${length}P`,
    description: `${kind} ${positions} position ${rowCount}x${length} ${strip.pitchMm}mm pitch ${strip.name}`,
    attributes: {
      'Number of positions': String(positions),
      'Number of rows': String(rowCount),
      Pitch: `${strip.pitchMm} mm`,
      Configuration: strip.isSocket ? 'Socket' : 'Plug',
      Orientation: strip.endings[ending] ?? 'Vertical',
      Mounting: isSurfaceMount ? 'Surface mount' : 'Through hole',
    },
    usd: 0.12 + positions * (strip.isSocket ? 0.07 : 0.045),
    sale: SALES.connector,
    datasheet: datasheetName('Samtec', strip.name),
    weightGrams: Math.round(positions * 14) / 100,
  }
}
