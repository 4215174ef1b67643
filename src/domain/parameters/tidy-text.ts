import { withLatinDigits } from '../read-quantity.ts'

/** Value texts as feeds write them, in one spelling of signs, dashes and spaces; undefined if not readable. */
export function tidyValue(text: string): string | undefined {
  if (text.length > MAX_LENGTH || SUPERSCRIPTS.test(text)) return undefined
  const plain = withPlainFractions(withLatinMarks(text))
  if (HALF_READ.test(plain)) return undefined
  return plain
    .replace(/[º˚∘⁰]/g, '°')
    .replace(/[‐‑‒–—―−﹣－]/g, '-')
    .replace(/[～〜∼≈～]/g, '~')
    .replace(/[″”“„]|''/g, '"')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/\+ ?\/ ?-|\+-|\+\\-|\\\+\/-/g, '±')
    .replace(/\.{2,}|…|÷/g, '…')
    .replace(/º/g, '°')
    .trim()
}

const MAX_LENGTH = 120

/** Arabic and Persian texts also have marks of their own, and invisible ones of direction. */
function withLatinMarks(text: string): string {
  return withLatinDigits(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replaceAll('٪', '%')
}

/** 1½ would become 11/2. */
function withPlainFractions(text: string): string {
  return text.replace(MIXED, (_, whole: string, fraction: string) => `${whole}.${FRACTIONS[fraction]}`)
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '25',
  '½': '5',
  '¾': '75',
  '⅛': '125',
  '⅜': '375',
  '⅝': '625',
  '⅞': '875',
}
const MIXED = /(?<![\d.,/])(\d{1,2}) ?([¼½¾⅛⅜⅝⅞])/g
const HALF_READ = /[\d.,¼-¾⅐-⅞] ?[¼-¾⅐-⅞]/u

/** 10² would become 102, and ×10³ is no number we read. */
const SUPERSCRIPTS = /\d[⁰¹²³⁴-⁹⁻]|[×x*]\s*10\s*[\^⁰-⁹¹²³⁻]/u

/** The value without its notes, and the texts in brackets. */
export type NotedText = { value: string; inBrackets: string[] }

/** Cuts conditions off: `@ 100 MHz`, `(max)`, `typ.`; undefined if there are several, each with its own value. */
export function withoutNotes(text: string): NotedText | undefined {
  if (text.split('@').length > 2) return undefined
  const inBrackets: string[] = []
  const bare = text
    .replace(/\s*@.*$/, '')
    .replace(CONDITION, '')
    .replace(/(?<=°C) ?T[acj]$/i, '')
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, (_, content: string) => {
      inBrackets.push(content.trim())
      return ' '
    })
    .replace(/\s+/g, ' ')
    .trim()
  const words = bare.match(BOUND_WORDS) ?? []
  if (words.length > 1) return undefined
  return { value: withoutSignWords(bare.replace(BOUND_WORDS, ' ')), inBrackets }
}

const CONDITION = /(?<=[^\s\d…~-])\s+(?:at|при|bei|à|bij)\s+\d.*$/i

/** Words that say which bound a single number is. */
const BOUND_WORDS =
  /(?<![\p{L}])(?:max(?:imum|imal)?|min(?:imum|imal)?|typ(?:ical|isch|ique)?|nom(?:inal|\.)?|maks|макс(?:имум)?|мин(?:имум)?|тип(?:овое)?|approx|ca|abs)(?![\p{L}])\.?|最大值?|最小值?|典型值?|以下|以上/giu

function withoutSignWords(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:[<>≤≥≦≧]=?|=|up to|upto|not more than|less than|bis zu|до|не более|не менее|jusqu'à|hasta|fino a)\s*/iu,
      '',
    )
    .replace(/^(?:[:;]|,(?!\d))\s*|\s*[,;:]$/g, '')
    .trim()
}
