import { tidyPackageName } from '../package-names.ts'

/**
 * Names of the same package, which catalogs use side by side. The number of pins is part of the name, so
 * packages with different numbers of pins are never merged.
 */
const SAME_PACKAGES: readonly (readonly string[])[] = [
  'TO-263, D2PAK, DDPAK, TO-263AB, TO-263-3, D2PAK-3, D2-PAK',
  'TO-263-5, D2PAK-5, DDPAK-5',
  'TO-263-7, D2PAK-7, DDPAK-7',
  'TO-252, DPAK, D-PAK, TO-252AA, TO-252-3, DPAK-3, SC-63',
  'TO-252-5, DPAK-5',
  'TO-251, IPAK, I-PAK, TO-251AA, TO-251-3',
  'TO-262, I2PAK, TO-262AA, TO-262-3',
  'TO-268, D3PAK, TO-268AA, TO-268-3',
  'SOT-23, SOT-23-3, TO-236, TO-236AB, TO-236AA, TO-236-3, SST3',
  'SOT-23-5, SOT-25, SC-74A, SOT-753, SMT5',
  'SOT-23-6, SOT-26',
  'SOT-457, SC-74, SMT6',
  'SOT-346, SC-59, SMT3, SC-59-3',
  'SOT-323, SC-70, SC-70-3, UMT3, SOT-323-3',
  'SOT-343, SC-82, SC-82AB, SC-70-4, SOT-343-4',
  'SOT-353, SC-70-5, SC-88A, UMT5, SOT-353-5, SOT-323-5',
  'SOT-363, SC-70-6, SC-88, UMT6, SOT-363-6, SOT-323-6',
  'SOT-416, SC-75, SC-75A, EMT3, SC-75-3',
  'SOT-490, SC-89, SC-89-3',
  'SOT-553, SOT-553-5, SC-107, EMT5',
  'SOT-563, SOT-563-6, EMT6',
  'SOT-723, VMT3, SC-105AA',
  'SOT-143, TO-253, TO-253-4, TO-253AA, SOT-143-4',
  'SOT-89, TO-243, TO-243AA, SC-62, SOT-89-3, MPT3',
  'SOT-223, TO-261, TO-261AA, TO-261-4, SOT-223-4, SOT-223-3',
  'SMA, DO-214AC',
  'SMB, DO-214AA',
  'SMC, DO-214AB',
  'SOD-323, SC-76, UMD2, SC-76A',
  'SOD-523, SC-79, EMD2',
  'SOD-923, SC-104A, VMN2',
  'SOD-80, SOD-80C, MINIMELF, MINI-MELF, LL-34, DO-213AA',
  'DO-213AB, MELF, LL-41',
  'DO-35, DO-204AH, SOD-27',
  'DO-41, DO-204AL, SOD-66',
  'DO-15, DO-204AC',
  'TO-92, TO-92-3, TO-226, TO-226AA, TO-226-3, SOT-54, SC-43, SC-43A',
  'TO-126, TO-126-3, TO-225, TO-225AA, SOT-32',
  'TO-220, TO-220-3, TO-220AB, SOT-78',
  'TO-220F, TO-220FP, TO-220FP-3, TO-220F-3, TO-220FULLPAK, TO-220-3FULLPACK, TO-220-3FULLPAK',
  'TO-247, TO-247-3, TO-247AC, TO-247AD, SOT-429',
  'TO-3P, TO-3P-3, SC-65, SC-65-3',
  'TO-264, TO-264-3, TO-264AA',
  'HC-49S, HC-49-S, HC-49US, HC-49-US, HC-49SHORT',
  'CASE-A-3216, CASE-A, A-CASE, 3216-18, A-3216-18, CASE-A-3216-18, EIA-3216-18, A-3216, SIZE-A-EIA-3216-18',
  'CASE-B-3528, CASE-B, B-CASE, 3528-21, B-3528-21, CASE-B-3528-21, EIA-3528-21, B-3528, SIZE-B-EIA-3528-21',
  'CASE-C-6032, CASE-C, C-CASE, 6032-28, C-6032-28, CASE-C-6032-28, EIA-6032-28, C-6032, SIZE-C-EIA-6032-28',
  'CASE-D-7343, CASE-D, D-CASE, 7343-31, D-7343-31, CASE-D-7343-31, EIA-7343-31, D-7343, SIZE-D-EIA-7343-31',
  'CASE-E-7343, CASE-E, E-CASE, 7343-43, E-7343-43, CASE-E-7343-43, EIA-7343-43, E-7343',
].map(names => names.split(', '))

/** Families with two names, for any number of pins. */
const SAME_FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^SO(\d+)$/, 'SOIC$1'],
  [/^PDIP(\d+)$/, 'DIP$1'],
  [/^DIL(\d+)$/, 'DIP$1'],
  [/^D[A-E](9|15|25|37|50)$/, 'DSUB$1'],
  [/^(?:USOIC|UMAX|MICRO8|MICROMAX)(\d+)$/, 'MSOP$1'],
  [/^((?:[UVWTX]|WT)?[QD]FN\d+)EP$/, '$1'],
]

/** Metric case sizes with their names in inches. */
const METRIC_SIZES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0402': '01005',
    '0603': '0201',
    '1005': '0402',
    '1608': '0603',
    '2012': '0805',
    '2520': '1008',
    '3216': '1206',
    '3225': '1210',
    '4516': '1806',
    '4520': '1808',
    '4532': '1812',
    '4564': '1825',
    '5025': '2010',
    '5750': '2220',
    '5764': '2225',
    '6332': '2512',
  }),
)

/** LEDs are called by their body, and are sold under the name of the package. */
const LED_SIZES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '2835': 'PLCC-2', '3528': 'PLCC-2', '5050': 'PLCC-6' }),
)

/** Bodies that go without saying for this number of pins. */
const USUAL_BODIES: Readonly<Record<string, string>> = {
  LQFP32: '7X7',
  LQFP44: '10X10',
  LQFP48: '7X7',
  LQFP64: '10X10',
  LQFP80: '12X12',
  LQFP100: '14X14',
  LQFP144: '20X20',
  LQFP176: '24X24',
  TQFP32: '7X7',
  TQFP44: '10X10',
  TQFP48: '7X7',
  TQFP64: '10X10',
  TQFP80: '12X12',
  TQFP100: '14X14',
  TQFP144: '20X20',
}

const known = indexPackages()
const groups = groupPackages()

/** A key that all names of a package share: `D2PAK` and `TO-263`, `8-SOIC` and `SO8`, `0402 (1005 Metric)`. */
export function packageKey(name: string): string {
  const text = tidyPackageName(name)
  const { bare, notes } = splitNotes(text)
  const names = bare.split(/\s*[,;]\s*/).filter(Boolean)
  const keys = names.map(one => chipSize(one) ?? settle(foldPackage(one)))
  const key = keys.find(one => known.has(one)) ?? keys.find(one => one.startsWith('MSOP')) ?? keys[0] ?? ''
  return (known.get(key) ?? key) + bodyOf(key, notes)
}

/** The name of a metric size in inches; undefined for 0402 and 0603, which are sizes in inches as well. */
export function inchSize(metric: string): string | undefined {
  return metric.startsWith('0') ? undefined : METRIC_SIZES.get(metric)
}

/** The package that an LED of this size usually has. */
export function ledPackage(size: string): string | undefined {
  return LED_SIZES.get(size)
}

export function samePackage(a: string, b: string): boolean {
  return packageKey(a) === packageKey(b)
}

/** Other names of this package; none if it has only one. */
export function packageNames(name: string): readonly string[] {
  const key = packageKey(name)
  return groups.get(key) ?? []
}

function splitNotes(text: string): { bare: string; notes: string } {
  const notes = [...text.matchAll(/[([]([^()[\]]*)[)\]]?/g)].map(([, note = '']) => note).join(' ')
  return {
    bare: text
      .replace(/\s*[([][^()[\]]*[)\]]?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    notes,
  }
}

/** The case size in inches. Without the word metric, four digits are inches. */
function chipSize(text: string): string | undefined {
  const [, metric] = /^(\d{4})[- ]?(?:METRIC|M)$|^METRIC[- ]?(\d{4})$/.exec(text) ?? []
  if (metric) return METRIC_SIZES.get(metric) ?? `${metric}M`
  return /^(?:(?:SMD|CHIP|SMT|RES|CAP|LED|IND|R|C|L|D|F)[- ]?)?(\d{4,5})(?:[- ]?(?:SMD|SMT|CHIP|INCH))?$/.exec(
    text,
  )?.[1]
}

/** Letters and digits, with a dash only where two numbers meet: SOT-23-5 and SOT23-5, but not SOT-235. */
function foldPackage(text: string): string {
  const turned = /^\d{1,3}[- ]?(?:PIN|LEAD|LD|BALL|P|L)?S?[- ]?(?!X\d)[A-Z]{2}/.test(text)
    ? text.replace(/^(\d{1,3})[- ]?(?:PINS?|LEADS?|LD|BALLS?|P(?=-)|L(?=-))?[- ]?(.+)$/, '$2-$1')
    : text
  return turned
    .replace(/(\d)[- ]?(?:PINS?|LEADS?|LDS?|BALLS?|L)$/, '$1')
    .replace(/([A-Z])[^A-Z\d.]+(?=[A-Z\d])/g, '$1')
    .replace(/(\d)[^A-Z\d.]+(?=[A-Z])/g, '$1')
    .replace(/(\d)[^A-Z\d.]+(?=\d)/g, '$1-')
    .replace(/[^A-Z\d.-]/g, '')
}

function settle(key: string): string {
  const family = SAME_FAMILIES.find(([pattern]) => pattern.test(key))
  return family ? key.replace(family[0], family[1]) : key
}

/** The body is part of the key where it is stated and not the usual one; wide SOIC is another package. */
function bodyOf(key: string, notes: string): string {
  if (/^SOIC\d+$/.test(key)) return /\b7\.50? ?MM|0\.295"|300 ?MIL/.test(notes) ? 'W' : ''
  const [, a, b] = /(\d+(?:\.\d+)?)(?: ?MM)? ?X ?(\d+(?:\.\d+)?)/.exec(notes) ?? []
  if (!a || !b || !/(?:QFN|DFN|SON|QFP|BGA|LGA|CSP)/.test(key)) return ''
  const body = `${Number(a)}X${Number(b)}`
  return USUAL_BODIES[key] === body ? '' : ` ${body}`
}

function indexPackages(): ReadonlyMap<string, string> {
  return new Map(
    SAME_PACKAGES.flatMap(names => {
      const keys = names.map(foldPackage)
      return keys.map(key => [key, keys[0] ?? key] as const)
    }),
  )
}

/** Of two groups with a name the first counts. */
function groupPackages(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const names of SAME_PACKAGES.toReversed())
    for (const name of names) found.set(name, names).set(foldPackage(name), names)
  return found
}
