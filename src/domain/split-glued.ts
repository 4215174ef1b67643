/**
 * Sets the values and packages apart that are written without spaces: `100nF0402`, `4k70805`, `10uF25V1206`. A word
 * that is not made of them entirely, or in more than one way, stays as it is: it may be a part number.
 */
export function splitGlued(text: string): string {
  return text.replace(WORD, word => {
    const pieces = piecesOf(word)
    return pieces ? ` ${pieces.join(' ')} ` : word
  })
}

/** Of letters that units are written with; Chinese, Japanese and Korean words may touch it. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}`
const WORD = new RegExp(
  `(?<![${LETTER}.,/+-])\\d[${LETTER}.,%±/_-]{3,38}(?<=[${LETTER}%])(?![${LETTER}%])`,
  'gu',
)

type Piece = { text: string; kind: 'measure' | 'value' | 'size' | 'package' | 'dielectric' }

function piecesOf(word: string): string[] | undefined {
  const [pieces, another] = waysToRead(word)
  return pieces && !another && isDescription(pieces) ? pieces.map(({ text }) => text) : undefined
}

/**
 * Two of them show that it is not clear: `4k71%` is 4.7 kΩ 1 % or 4 kΩ 71 %. The rests that are known, by their
 * length, are not read again: the ways of one word may be millions.
 */
function waysToRead(rest: string, known = new Map<number, Piece[][]>([[0, [[]]]])): Piece[][] {
  const before = known.get(rest.length)
  if (before) return before
  const ways = PIECES.flatMap(([kind, pattern]) => {
    const [text] = pattern.exec(rest) ?? []
    if (text === undefined) return []
    const others = waysToRead(rest.slice(text.length).replace(/^[-_](?=.)/, ''), known)
    return others.map(way => [{ text, kind }, ...way])
  }).slice(0, 2)
  known.set(rest.length, ways)
  return ways
}

const NUMERAL = String.raw`(?:0[.,]\d{1,3}|[1-9]\d{0,3}(?:[.,]\d{1,3})?|[1-9]\d{4,5})`
const UNIT = [
  '[pnuμ]F|[nuμm]H|[mkM]?(?:Ω|ohms?)|[kMG]?Hz|[um]?V(?:AC|DC|ac|dc)?|[uμm]?A|m?W',
  '[PNU]F|[NU]H|K?OHMS?|K?Ω|[KM]HZ|[kmg]hz|[pnu]f|[num]h|v|ma|mw|w',
  '(?:мк|[нп])Ф|(?:мк|[нм])Гн|[кМ]?Ом|[кМ]?Гц|м?В|м?А|м?Вт',
].join('|')
/** Of chips, in inches and in millimeters. */
const SIZES = [
  '01005|0201|0402|0603|0805|1008|1206|1210|1218|1806|1808|1812|1825|2010|2220|2225|2512',
  '1005|1608|2012|2016|2520|3216|3225|3528|4516|4520|4532|5025|5032|6032|6332|7050|7343',
].join('|')
const PACKAGES = String.raw`SOT-?\d{2,3}(?:-\d)?|SOD-?\d{3}|SOIC-?\d{1,2}|TO-?\d{2,3}|DO-?\d{2,3}|SM[ABC]F?|MELF|D2?PAK`

const PIECES: readonly (readonly [Piece['kind'], RegExp])[] = [
  ['measure', new RegExp(`^${NUMERAL}(?:${UNIT})`, 'u')],
  ['measure', /^[1-9][Vv][1-9]/],
  ['measure', /^1\/\d{1,2}W/],
  ['measure', /^±?(?:0[.,](?:05|1|25|5)|[125]|10|20)%/],
  ['value', /^0(?:R|Ω|ohms?|OHM|Ом)/],
  ['value', /^(?:0[.,]\d{1,2}|[1-9]\d{0,2}(?:[.,]\d{1,2})?)[kKMRrnupμкКнп]/],
  ['value', /^[1-9]\d?[kKMRrnupμкКнп]\d/],
  ['value', /^[1-9]\d?[kKMRrnupμкКнп]\d\d/],
  ['size', new RegExp(`^(?:${SIZES})`)],
  ['package', new RegExp(`^(?:${PACKAGES})$`, 'i')],
  ['dielectric', /^(?:C0G|COG|NP0|NPO|X5R|X6S|X7R|X7S|X8R|Y5V|Z5U)/i],
]

/** Of several words, not a part number that happens to consist of them: 0603X7R104K. */
function isDescription(pieces: readonly Piece[]): boolean {
  const of = (kind: Piece['kind']) => pieces.filter(piece => piece.kind === kind)
  const [values, cases] = [of('value'), [...of('size'), ...of('package')]]
  const units = of('measure').map(({ text }) =>
    text
      .replace(/^[\d.,±/]+/, '')
      .slice(-1)
      .toLowerCase(),
  )
  const isOnce =
    pieces.length > 1 &&
    values.length <= 1 &&
    cases.length <= 1 &&
    of('dielectric').length <= 1 &&
    new Set(units).size === units.length
  if (!isOnce) return false
  const [first] = pieces
  if (first?.kind === 'size') return values.length === 0 && units.some(unit => MAIN_UNITS.has(unit))
  const [value] = values
  if (!value) return true
  if (CODE.test(value.text)) return false
  if (/[nupμнп]/.test(value.text)) return true
  return of('size').length > 0 || units.includes('%')
}

/** Farads, henries and ohms. */
const MAIN_UNITS = new Set(['f', 'h', 'ф', 'н', 'ω', 's', 'm', 'м'])
/** `104K` is 100 nF with 10 %. */
const CODE = /^[1-9]\d[1-9][kKMкК]$/
