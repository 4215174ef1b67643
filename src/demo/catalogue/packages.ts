/** What one piece weighs, by the name of its package. */
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
}

/** A body of about this many grams per pin. */
const GRAMS_PER_PIN: [prefix: string, grams: number][] = [
  ['DIP', 0.066],
  ['SOIC', 0.0095],
  ['SOP', 0.012],
  ['SSOP', 0.0075],
  ['TSSOP', 0.0045],
  ['MSOP', 0.0032],
  ['VSSOP', 0.0032],
  ['LQFP', 0.0045],
  ['TQFP', 0.0042],
  ['QFP', 0.007],
  ['UFQFPN', 0.002],
  ['QFN', 0.0026],
  ['DFN', 0.0025],
  ['WSON', 0.0025],
  ['USON', 0.0012],
  ['LGA', 0.0016],
  ['UFBGA', 0.0008],
  ['TFBGA', 0.0011],
  ['BGA', 0.0025],
  ['WLCSP', 0.0003],
  ['PLCC', 0.03],
  ['TSOP', 0.009],
]
const OTHERWISE_GRAMS = 0.5

const estimated = new Map<string, number>()

export function gramsOf(name: string): number {
  const known = GRAMS[name] ?? estimated.get(name)
  if (known !== undefined) return known
  const [, perPin] = GRAMS_PER_PIN.find(([prefix]) => name.startsWith(prefix)) ?? []
  const weight = perPin === undefined ? OTHERWISE_GRAMS : Math.round(perPin * pinsOf(name) * 10_000) / 10_000
  estimated.set(name, weight)
  return weight
}

const PIN_COUNTED =
  /^(?:DIP|SOIC|H?T?[MVS]?SOP|L?T?QFP|U?F?QFPN?|[VW]?QFN|DFN|[WU]SON|[UTVL]?F?BGA|WLCSP|LGA|PLCC|TSOP|(?:SOT|SC|TO)-\d+)-(\d+)$/

/** How many pins the name tells: 48 of LQFP-48, 5 of SOT-23-5; 0 when it tells none, as TO-220. */
export function pinsOf(name: string): number {
  return Number(PIN_COUNTED.exec(name)?.[1] ?? 0)
}

const WITH_LEADS =
  /^(?:DIP|SIP|ZIP|THT|TO-(?:3|18|39|46|52|92|99|126|202|218|220|247)|DO-(?:15|35|41|201)|R-6|KBP|GBU|Axial|Radial|HC-49S$)/
const ON_THEIR_OWN = /^(?:Module$|\d+(?:\.\d+)?x\d+(?:\.\d+)?mm$|\d+x\d+P$|CB-5$)/

/** How the package sits on the board; null where its name does not tell. */
export function mountingOf(name: string): 'Through hole' | 'Surface mount' | null {
  if (ON_THEIR_OWN.test(name)) return null
  return WITH_LEADS.test(name) ? 'Through hole' : 'Surface mount'
}
