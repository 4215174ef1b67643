/** The named entities that occur in lists of parts. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    plusmn: '±',
    deg: '°',
    micro: 'µ',
    mu: 'μ',
    Omega: 'Ω',
    ohm: 'Ω',
    times: '×',
    middot: '·',
    ndash: '–',
    mdash: '—',
    le: '≤',
    ge: '≥',
    euro: '€',
    pound: '£',
    yen: '¥',
    reg: '®',
    trade: '™',
    copy: '©',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    frac14: '¼',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
)

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED.get(name) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
