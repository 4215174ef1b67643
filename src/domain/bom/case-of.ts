const CHIP_SIZE = /(?:^|[^\d.])(01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![\d.])/
const METRIC_SIZE = /(?:^|[^\d.])(1005|1608|2012|3216|3225|6332)(?: ?metric|m\b)/i
const INCHES: Readonly<Record<string, string>> = {
  1005: '0402',
  1608: '0603',
  2012: '0805',
  3216: '1206',
  3225: '1210',
  6332: '2512',
}

/** Families of cases that cannot replace each other; the first name is the key. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['SOT-23', /SOT-?23(?!\d)/],
  ['SOT-223', /SOT-?223/],
  ['SOT-89', /SOT-?89/],
  ['SOT-323', /SOT-?323|SC-?70/],
  ['TSSOP', /TSSOP/],
  ['SSOP', /(?<![TH])SSOP/],
  ['MSOP', /[MV]SSOP|MSOP/],
  ['SO', /SOIC|(?<![A-Z])SOP?-?\d|(?<![A-Z])SOP(?![A-Z])/],
  ['DIP', /P?DIP(?![A-Z])/],
  ['QFN', /QFN|DFN|MLF|MLP/],
  ['QFP', /QFP/],
  ['BGA', /BGA|CSP/],
  ['TO-92', /TO-?92/],
  ['TO-220', /TO-?220/],
  ['TO-247', /TO-?247/],
  ['TO-252', /TO-?252|(?<![A-Z\d])D-?PAK/],
  ['TO-263', /TO-?263|D2-?PAK/],
  ['DO-214AC', /DO-?214AC|(?<![A-Z])SMA(?![A-Z])/],
  ['DO-214AA', /DO-?214AA|(?<![A-Z])SMB(?![A-Z])/],
  ['DO-214AB', /DO-?214AB|(?<![A-Z])SMC(?![A-Z])/],
  ['SOD-123', /SOD-?123/],
  ['SOD-323', /SOD-?323/],
  ['SOD-523', /SOD-?523/],
]

/** The size of a chip or the family of a case that a text names; null when it names none or two. */
export function caseOf(text: string): string | null {
  const upper = text.slice(0, 200).toUpperCase()
  const [, size] = CHIP_SIZE.exec(upper) ?? []
  if (size !== undefined) return size
  const [, metric = ''] = METRIC_SIZE.exec(upper) ?? []
  if (INCHES[metric]) return INCHES[metric]
  const named = FAMILIES.filter(([, names]) => names.test(upper))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}
