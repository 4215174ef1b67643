/** Weight of one piece by package name. */
const GRAMS: Record<string, number> = {
  '01005': 0.00004,
  '0201': 0.00015,
  '0402': 0.0006,
  '0603': 0.002,
  '0805': 0.0055,
  '1206': 0.01,
  '1210': 0.016,
  '1218': 0.03,
  '1808': 0.03,
  '1812': 0.05,
  '1825': 0.09,
  '2010': 0.027,
  '2220': 0.12,
  '2225': 0.16,
  '2512': 0.045,
  '2726': 0.1,
  '4527': 0.6,
  SMA: 0.064,
  SMB: 0.1,
  SMC: 0.24,
  'SOD-123': 0.01,
  'SOD-123F': 0.013,
  'SOD-323': 0.0045,
  'SOD-523': 0.0015,
  'SOD-80': 0.03,
  'SOT-23': 0.009,
  'SOT-323': 0.006,
  'SOT-523': 0.002,
  'SOT-723': 0.001,
  'SOT-223': 0.12,
  'SOT-89': 0.055,
  'SOT-23-5': 0.015,
  'SOT-23-6': 0.016,
  'SC-70-5': 0.006,
  'SC-70-6': 0.006,
  'SOT-363': 0.006,
  'DO-35': 0.13,
  'DO-41': 0.35,
  'DO-15': 0.4,
  'DO-201AD': 1.1,
  'DO-214AA': 0.1,
  'R-6': 2.1,
  'TO-92': 0.2,
  'TO-126': 0.65,
  'TO-220': 1.9,
  'TO-220F': 1.8,
  'TO-247': 6,
  'TO-3P': 5,
  'TO-252': 0.33,
  'TO-263': 1.4,
  D2PAK: 1.4,
  DPAK: 0.33,
  'TO-220-5': 2,
  'TO-263-5': 1.45,
  'PowerPAK-SO-8': 0.09,
  'PDFN-8': 0.08,
  DBS: 0.4,
  GBU: 4,
  KBP: 1.7,
  KBPC: 15,
  Axial: 0.25,
  Radial: 0.4,
  Module: 60,
  '0402x4': 0.003,
  '0603x4': 0.008,
  '1008': 0.012,
  '1806': 0.025,
  '2020': 0.08,
  '2410': 0.1,
  '5x20mm': 1,
  '6.3x32mm': 2.6,
  'SOD-128': 0.027,
  'SOD-923': 0.0006,
  'SOT-143': 0.01,
  'SOT-143B': 0.01,
  'SOT-346': 0.012,
  'SOT-353': 0.006,
  'SOT-416': 0.0025,
  'SOT-553': 0.003,
  'SOT-563': 0.003,
  'SOT-666': 0.003,
  'SOT-753': 0.015,
  'SOT-23-8': 0.018,
  'SOT-223-6': 0.13,
  'SOT-89-5': 0.055,
  'SC-70-3': 0.006,
  'SSOT-24': 0.005,
  'USP-4': 0.002,
  'WSOF-6': 0.01,
  'MicroPak-6': 0.003,
  SLP2510P8: 0.005,
  'SM-8': 0.12,
  'TO-252-5': 0.34,
  'TO-220-11': 2.5,
  'TO-202': 1.4,
  'TO-39': 1,
  'TO-46': 0.5,
  'TO-52': 0.5,
  'TO-99': 1,
  'CB-5': 5,
  'SMD5050-2P': 0.06,
  'SMD5050-4P': 0.06,
  'SMD5050-6P': 0.07,
  'SMD3535-2P': 0.03,
  'SMD3045-2P': 0.03,
  'SMD3215-8P': 0.01,
  'SMD3225-10P': 0.02,
  'SFN-5': 0.03,
  'TISON-8': 0.3,
  'RF-SMA': 3.2,
  'RF-BNC': 9,
  'RF-MCX': 1.1,
  'RF-MMCX': 0.6,
  'RF-SMB': 1.9,
  'RF-UMC': 0.02,
  'RF-F': 8,
  'RF-FAKRA': 3,
}

/** Weight per pin by the first kind found in the name. */
const GRAMS_PER_PIN: [kind: string, grams: number][] = [
  ['DIP', 0.066],
  ['SIP', 0.25],
  ['ZIP', 0.35],
  ['Module', 0.08],
  ['SOIC', 0.0095],
  ['SOJ', 0.025],
  ['VSSOP', 0.0032],
  ['MSOP', 0.0032],
  ['TSSOP', 0.0045],
  ['SSOP', 0.0075],
  ['TSOP', 0.009],
  ['SOP', 0.012],
  ['LQFP', 0.0045],
  ['TQFP', 0.0042],
  ['QFPN', 0.002],
  ['QFP', 0.007],
  ['QFN', 0.0026],
  ['DFN', 0.0025],
  ['SON', 0.0018],
  ['LGA', 0.0016],
  ['BGA', 0.0025],
  ['CSP', 0.0003],
  ['PLCC', 0.03],
  ['LCC', 0.01],
  ['THT', 1.2],
  ['SMD', 0.02],
]
const OTHERWISE_GRAMS = 0.5

const estimated = new Map<string, number>()

export function gramsOf(name: string): number {
  const known = GRAMS[name] ?? estimated.get(name)
  if (known !== undefined) return known
  const [, perPin] = GRAMS_PER_PIN.find(([kind]) => name.includes(kind)) ?? []
  const pins = pinsOf(name)
  const weight = perPin && pins ? Math.round(perPin * pins * 10_000) / 10_000 : OTHERWISE_GRAMS
  estimated.set(name, weight)
  return weight
}

const IN_ROWS = /^(\d+)x(\d+)P$/

/** A connector with rows and positions: 2x10P. */
export function gramsOfRows(name: string, gramsPerPosition: number): number | undefined {
  const [, rows, each] = IN_ROWS.exec(name) ?? []
  return rows && each ? Math.round(Number(rows) * Number(each) * gramsPerPosition * 100) / 100 : undefined
}

const PIN_COUNTED =
  /(?:DIP|[SZ]IP|THT|SOIC|SOP|SOJ|QFPN?|QFN|DFN|SON|BGA|CSP|LGA|LCC|SMD|Module|(?:SOT|SC|TO)-\d+)-(\d+)$/

/** The number of pins in the name: 48 of LQFP-48, 5 of SOT-23-5; 0 when it has none, as TO-220. */
export function pinsOf(name: string): number {
  return Number(PIN_COUNTED.exec(name)?.[1] ?? 0)
}

const WITH_LEADS =
  /^(?:DIP|SIP|ZIP|THT|TO-(?:3|18|39|46|52|92|99|126|202|218|220|247)|DO-(?:15|35|41|201)|R-6|KBP|GBU|Axial|Radial|HC-49S$)/
const ON_THEIR_OWN = /^(?:Module$|\d+(?:\.\d+)?x\d+(?:\.\d+)?mm$|\d+x\d+P$|CB-5$)/

/** Through hole or surface mount; null when the name does not say. */
export function mountingOf(name: string): 'Through hole' | 'Surface mount' | null {
  if (ON_THEIR_OWN.test(name)) return null
  return WITH_LEADS.test(name) ? 'Through hole' : 'Surface mount'
}
