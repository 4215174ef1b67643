import { withPlainDigits } from './plain-digits.ts'
import { readPieces } from './read-pieces.ts'
import type { DecimalMark } from './read-price.ts'

/**
 * Removes the quantities and labels that buyers paste around a number. Quantities are told to the buyer as left
 * out, labels ask for nothing. Where nothing else is left, four digits are the number: `7805 pcs`.
 */
export function withoutNoise(text: string): { text: string; leftOut: string[] } {
  const leftOut: string[] = []
  const bare = [...QUANTITIES, DATE_CODE].reduce(
    (rest, pattern) =>
      rest.replace(pattern, found => {
        leftOut.push(found.replace(EDGES, ''))
        return ' '
      }),
    withPlainDigits(text).normalize('NFKC').replace(LABELS, ' '),
  )
  const rest = bare.replace(EDGES, '').replace(/\s+/g, ' ')
  return rest === '' ? withNumber(text, leftOut) : { text: rest, leftOut }
}

function withNumber(text: string, quantities: readonly string[]): { text: string; leftOut: string[] } {
  const at = quantities.findIndex(quantity => DIGITS.test(quantity))
  const [number] = DIGITS.exec(quantities[at] ?? '') ?? []
  if (number === undefined) return { text, leftOut: [] }
  const leftOut = quantities.map((quantity, index) =>
    index === at ? quantity.replace(number, '') : quantity,
  )
  return { text: number, leftOut: leftOut.map(said => said.replace(EDGES, '')) }
}

const DIGITS = /(?<!\d)\d{4,}/

/** How many pieces a search asks for; null if it does not say it, says it twice, or it can be read in two ways. */
export function saidQuantity(text: string, mark: DecimalMark): { typed: string; pieces: number } | null {
  const { text: rest, leftOut } = withoutNoise(text)
  const said = leftOut.filter(typed => typed.replace(DATE_CODE, '').trim() !== '')
  const [typed = ''] = said
  if (said.length !== 1 || REELS.test(typed) || mayBeGrouped(text, typed)) return null
  const [, count = '', thousands = ''] = /(\d[\d .,']*)(k?)/i.exec(typed) ?? []
  // `LM 7805 pcs` are no 7805 pieces.
  if (/^\d{4}/.test(count) && !/\d/.test(rest)) return null
  const pieces = readPieces(count.trim() + thousands, mark)
  return pieces ? { typed, pieces } : null
}

/** `led 1 500 шт` are 1500, but `lm 358 500 шт` are 500. */
function mayBeGrouped(text: string, typed: string): boolean {
  const [before = ''] = withPlainDigits(text).normalize('NFKC').split(typed)
  return /^\d{3}(?!\d)/.test(typed) && /(?<![\p{L}\p{N}])\p{L}+ \d{1,3} $/u.test(before)
}

const REELS = /reel|roll/i

const EDGES = /^(?:[\s,;:=–]|-(?!\d))+|[\s,;:=\-–]+$/g

/** Not the end of a number or a package: BC337-40, TO-92. */
const BEFORE = String.raw`(?<![\p{L}\p{N}.]|[\p{L}\p{N}]-)`
/** `10 x 10 mm` is a size. */
const NO_NUMBER = String.raw`(?<!${BEFORE}[\d.]+\s*)`
const AFTER = String.raw`(?![\p{L}\p{N}])`
/** Of `LM 358 500` only 500: spaces group the digits of no part number. 0402 is a size. */
const COUNT = String.raw`[1-9]\d{0,2}(?:[.,']\d{3})+|(?<!(?<![\p{L}\p{N}])[A-Z]{1,4} )[1-9]\d{0,2}(?: \d{3})+|[1-9]\d*`
const PIECES = `pcs|psc|pc|pce|pieces?|ea|each|units?|nos|reels?|stk|stck|st|stücke?|stuecke?|rollen?|шт|штук[аи]?|единиц\\p{L}*|个|個|件|只|隻|片|颗|顆|粒|支|枚|本|ケ|개|pz|pezzi|pezzo|pi[èe]ces?|unit[ée]s?|pzas?|pieza|piezas|unidades|unidad|uds?|unità|قطعة|قطعه|قطع|حبة|وحدة`
const QUANTITY = `q'?ty|quantity|menge|anzahl|st(?:ü|ue)ckzahl|quantit[ée]|qt[ée]|cantidad|cant|quantit[àa]|qt[àa]|кол-?во|к-во|количество|数量|數量|個数|수량|الكمية|كمية|العدد|عدد|(?<!\\d\\s*)(?:pcs|шт|штук|stück|stk|pezzi|piezas|pièces)`
/** Between a quantity and its part: 500 pcs of LM358. */
const OF = String.raw`(?:\s+(?:of|von|de|di)(?=\s))?`
/** After an ×, the other side of a size: 2 x 10, 5 x 20 mm; 7805 is a part. */
const SIDE = String.raw`\d[\d.]*\s*mm|\d{1,3}(?:\.\d+)?(?![\p{L}\p{N}.])`
/** A number that × joins with its quantity: LM358×500. */
const NUMBER = String.raw`(?:[A-Z]+-?\d[A-Z\d-]*|\d{1,2}[A-Z]{1,3}\d{3}[A-Z\d-]*)`

/** `12+ pins`, `24+ V` */
const COUNTED = String.raw`\s*(?:[fpnuµμmkMG]?(?:V(?:AC|DC)?|A|W|Hz|F|H|Ω|ohms?|bits?|B)|%|°|mm|dB|pins?|pos|positions?|poles?|ways?|contacts?|channels?|ports?|polig|broches|контакт\p{L}*|引脚|腳位|针|針|极|ピン|핀)`
const LABEL = 'd/c|date ?code|批号|批號'

/** `DC 2023+`, `22+`: how old the parts may be. `DC 2000 uF` and `60+ V` are values. */
const DATE_CODE = new RegExp(
  `${BEFORE}(?<!/)(?:${[
    `(?:${LABEL})\\s*[:=]?\\s*20[0-3]\\d\\+?`,
    'dc\\s*[:=]\\s*20[0-3]\\d\\+?',
    `(?:dc|${LABEL})\\s*[:=]?\\s*(?:20)?[0-3]\\d\\+`,
    '(?:20)?(?:1[5-9]|[23]\\d)\\+',
  ].join('|')})${AFTER}(?!${COUNTED}${AFTER})`,
  'giu',
)

const QUANTITIES = [
  new RegExp(`${BEFORE}(?:${QUANTITY})\\s*[.:=]?\\s*(?:${COUNT})(?:\\s*(?:${PIECES})\\.?)?${AFTER}`, 'giu'),
  new RegExp(`${BEFORE}(?:x|×)?\\s?(?:${COUNT})\\s*k?\\s*(?:${PIECES})\\.?${AFTER}${OF}`, 'giu'),
  new RegExp(`(?<=${BEFORE}${NUMBER})[×*]\\s?[1-9]\\d+${AFTER}`, 'giu'),
  new RegExp(`${BEFORE}[1-9]\\d*\\s?[×*](?=${NUMBER}${AFTER})`, 'giu'),
  new RegExp(`${NO_NUMBER}${BEFORE}[x×*]\\s?(?:${COUNT})${AFTER}`, 'giu'),
  new RegExp(`${BEFORE}(?:${COUNT})\\s?[x×*]${AFTER}(?!\\s*(?:${SIDE}))`, 'giu'),
]

const LABELS = new RegExp(
  `(?:${BEFORE}(?:(?:m|mfr\\.?\\s*|mfg\\.?\\s*)?p/?n|mpn|(?:manufacturer\\s*)?part(?:\\s*(?:no|nr|number|num)\\.?|\\s*#)|(?:artikel|teile|bestell)(?:nummer|-?nr\\.?)|артикул|型号|型號|料号|料號|品番|型番|부품번호|품번|référence|referencia|codice|mouser|digi-?key|farnell|lcsc)(?:\\s*[:=#.]\\s*|\\s+)|${BEFORE}r[ée]f\\s*[:=#.]\\s*)(?=[\\p{L}\\p{N}])`,
  'giu',
)
