import { withPlainDigits } from './plain-digits.ts'

/**
 * Removes the quantities and labels that buyers paste around a number. Quantities are told to the buyer as left
 * out, labels ask for nothing.
 */
export function withoutNoise(text: string): { text: string; leftOut: string[] } {
  const leftOut: string[] = []
  const bare = QUANTITIES.reduce(
    (rest, pattern) =>
      rest.replace(pattern, found => {
        leftOut.push(found.replace(EDGES, ''))
        return ' '
      }),
    withPlainDigits(text).normalize('NFKC').replace(LABELS, ' '),
  )
  return { text: bare.replace(EDGES, '').replace(/\s+/g, ' '), leftOut }
}

const EDGES = /^(?:[\s,;:=–]|-(?!\d))+|[\s,;:=\-–]+$/g

/** `10 x 10 mm` is a size. */
const NO_NUMBER = String.raw`(?<!(?<![\p{L}\p{N}.])[\d.]+\s*)`
const BEFORE = String.raw`(?<![\p{L}\p{N}.])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const COUNT = String.raw`\d{1,3}(?:[ .,']\d{3})+|\d+`
const PIECES = `pcs|pc|pce|pieces?|ea|each|units?|reels?|stk|st|stücke?|stueck|rollen?|шт|штук[аи]?|个|個|件|只|隻|片|颗|顆|枚|本|개|pz|pezzi|pezzo|pièces?|pzas?|pieza|piezas|unidades|unidad|uds?|unità|قطعة|قطع|حبة`
const QUANTITY = `qty|quantity|menge|anzahl|stückzahl|quantité|qté|cantidad|cant|quantità|qtà|кол-во|количество|数量|數量|수량|الكمية|كمية`

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
  new RegExp(`${BEFORE}(?:x|×)?\\s?(?:${COUNT})\\s*k?\\s*(?:${PIECES})\\.?${AFTER}`, 'giu'),
  new RegExp(`${NO_NUMBER}${BEFORE}[x×*]\\s?(?:${COUNT})${AFTER}`, 'giu'),
  new RegExp(`${BEFORE}(?:${COUNT})\\s?[x×*]${AFTER}(?!\\s*\\d[\\d.]*\\s*mm)`, 'giu'),
  DATE_CODE,
]

const LABELS = new RegExp(
  `(?:${BEFORE}(?:(?:m|mfr\\.?\\s*|mfg\\.?\\s*)?p/?n|mpn|(?:manufacturer\\s*)?part(?:\\s*(?:no|nr|number|num)\\.?|\\s*#)|(?:artikel|teile|bestell)(?:nummer|-?nr\\.?)|артикул|型号|型號|料号|料號|品番|型番|부품번호|품번|référence|referencia|codice|mouser|digi-?key|farnell|lcsc)(?:\\s*[:=#.]\\s*|\\s+)|${BEFORE}r[ée]f\\s*[:=#.]\\s*)(?=[\\p{L}\\p{N}])`,
  'giu',
)
