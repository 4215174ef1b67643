import { inLatinLetters } from './number-folding.ts'
import { withPlainDigits } from './plain-digits.ts'
import { SEPARATORS, searchWords } from './search-words.ts'
import { splitGlued } from './split-glued.ts'

/**
 * Splits a search into words. A value is never torn apart, although it contains separators of words:
 * `1/4W`, `± 5 %`, `100 ppm/°C`, `3 to 36 V`, `3.2 x 2.5 mm`, `256K x 8`.
 */
export function splitSearch(text: string): string[] {
  const tidy = splitGlued(
    withPlainDigits(text)
      .normalize('NFKC')
      .replace(/[‐‑‒–—−]/g, '-'),
  )
    .replaceAll('⁄', '/')
    .replace(/\+ ?\/ ?-|\+-/g, '±')
    .replace(/± +(?=\d)/g, '±')
    .replace(/(?<=[\p{L}\p{N}])±(?=\d)/gu, ' ±')
    .replace(ARROWS, ' ')
    .replace(AT_LEAST, ' ≥')
    .replace(AT_MOST, ' ≤')
    .replace(LOOKS_LATIN, inLatinLetters)
    .replace(CYRILLIC_PREFIX, inLatinPrefix)
    .replace(MEMORY, inLatinBytes)
    .replace(IN_CAPITALS, '$1m')
    .replace(IN_SMALL_LETTERS, '$1M')
    .replace(SEVERAL_VALUES, '$1x ')
    .replace(SERIES_AND_POSITIONS, ' ')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(TEMPERATURES, '$1 to $2°C')
    .replace(SPACED_POINT, '$1$2$3')
    .replace(GLUED_SCRIPTS, ' ')
    .replace(/([单單双雙四])(?=运放|運放|运算放大器|運算放大器|比较器|比較器)/gu, '$1 ')
  const words: string[] = []
  let end = 0
  for (const found of tidy.matchAll(COMPOUND)) {
    words.push(...tidy.slice(end, found.index).split(SEPARATORS), ...fromTo(glued(found[0])))
    end = found.index + found[0].length
  }
  return [...words, ...tidy.slice(end).split(SEPARATORS)]
    .map(word => word.slice(0, MAX_LENGTH))
    .filter(word => /[\p{L}\p{N}]/u.test(word) || word === '%')
}

const MAX_LENGTH = 100

/** `12V->5V`, `3.3V<->5V`, `24V > 5V`: from one to the other, not a bound. */
const ARROWS =
  /<?[-=]+>|[→⇒↔]|(?<=(?<![\p{L}\p{N}])\d[\d.]*(\p{L}{1,3})) *[<>] *(?=\d[\d.]*\1(?![\p{L}\p{N}]))/gu
const AT_LEAST = /(?:>=?|≥) *(?=[+-]?\.?\d)/g
const AT_MOST = /(?:<=?|≤) *(?=[+-]?\.?\d)/g

const UNIT = `(?:[pnuµμmkKMG]?(?:F|H|V|A|W|Hz|Ω|ohms?)|мк?(?:Ф|Гн)|[нп]Ф|[мк]?(?:В|А|Вт|Гц|Ом)|°?C|%|mm|мм)`

/** Only before a unit or a prefix: `BAT54H,115` and `5,100` are no fractions. */
const DECIMAL_COMMA = new RegExp(
  String.raw`(?<![\p{L}\p{N},.])(\d+),(\d{1,3}(?=\s*${UNIT}(?![\p{L}\p{N}]))|\d{1,2}(?=[pnuµμkKMR](?![\p{L}\p{N}]))|(?<=(?<!\d)\d{1,2},)\d\d(?=\s|$))`,
  'giu',
)

/** `-40 to 125`, `-40..+85`: below zero, a range without a unit is one of temperatures. */
const TEMPERATURES = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(-\\d{2}) ?(?:to|bis|до|à|~|\\.{2,3}|…) ?\\+?(\\d{2,3})(?![\\p{L}\\p{N}.°]| ?${UNIT}(?![\\p{L}\\p{N}]))`,
  'giu',
)

/** `0603WAF180JT5E厚声`: a number and a name of another script. `N沟道` and `mos管` are one word. */
const GLUED_SCRIPTS = new RegExp(
  ['(?<=NUMBER)(?=WORD)', '(?<=WORD)(?=NUMBER)']
    .join('|')
    .replaceAll(
      'NUMBER',
      String.raw`(?<![A-Za-z\d-])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d)[A-Z\d-]{6,}(?![A-Za-z\d-])`,
    )
    .replaceAll('WORD', String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]`),
  'gu',
)

/** `10к`, `4к7`, `10мк`: a prefix alone, as Russian engineers type it. */
const CYRILLIC_PREFIX = /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?) ?(мк|[кКМнп])(\d{0,2})(?![\p{L}\p{N}])/gu
const LATIN_PREFIXES: Readonly<Record<string, string>> = { мк: 'u', к: 'k', К: 'k', М: 'M', н: 'n', п: 'p' }

function inLatinPrefix(_: string, number: string, prefix: string, decimals: string): string {
  return number + LATIN_PREFIXES[prefix] + decimals
}

/** `64 Кб`, `16 Мбит`, `32 kbyte`: descriptions write 64Kb, 16Mbit, 32kB. */
const MEMORY =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?) ?([kKmMgGкКмМгГ])(bytes?|[Бб](?:ит\p{L}?|айт\p{L}{0,2})?)(?!\p{L})/gu
const MEMORY_PREFIXES: Readonly<Record<string, string>> = {
  ...{ к: 'k', К: 'K', m: 'M', м: 'M', М: 'M', g: 'G', г: 'G', Г: 'G' },
}

function inLatinBytes(_: string, number: string, prefix: string, unit: string): string {
  const short = unit === 'б' ? 'b' : 'B'
  return number + (MEMORY_PREFIXES[prefix] ?? prefix) + (/^бит/i.test(unit) ? 'bit' : short)
}

/** `4 k 7` and `3 V 3`, but not `3 V 3 A`. */
const SPACED_POINT = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d{1,3}) ([kKMRVnpuµμ]) (\\d)(?![\\p{L}\\p{N}.]| ?${UNIT}(?![\\p{L}\\p{N}]))`,
  'gu',
)

/** A package or a size with letters of another alphabet: `ТО-220`, `6х6`. */
const LOOKS_LATIN = /(?<![\p{L}\p{N}])(?:[TТ][OО]-?\d{2,3}|\d{1,2}[хХ]\d{1,2})(?!\p{L})/gu

/** `115MA`, `500MW`: in a description in capitals M is milli. */
const IN_CAPITALS = /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?) ?M(?=[AWVHF](?![\p{L}\p{N}]))/gu

/** `16mhz`, `128mbit`: there are no millihertz and no millibits. */
const IN_SMALL_LETTERS = /(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?) ?m(?=(?:hz|bits?|bps|sps|b)(?![\p{L}\p{N}]))/gu

/** `4x10k`: several of a value in one part. `4x10mm` is a size. */
const SEVERAL_VALUES =
  /(?<![\p{L}\p{N}.])(\d{1,2}) ?[x×*] ?(?=\d+(?:\.\d+)?(?:[kKMR]\d?|[pnuµμ]F?|[kKM]?(?:Ω|ohms?))(?![\p{L}\p{N}]))/gu

/** `PH2.0-4P`: a series of connectors with its pitch, and how many positions. */
const SERIES_AND_POSITIONS =
  /(?<=(?<![\p{L}\p{N}])[a-z]{2}\d\.\d{1,2})[- ]?(?=\d{1,2}P(?:in)?(?![\p{L}\p{N}]))/giu

const BETWEEN = /( (?:to|bis|до|à|~) )/iu
const NUMBER = String.raw`\d*\.?\d+`
const COMPOUND = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${[
    String.raw`\d{1,2}/\d{1,3} ?W(?:atts?)?`,
    String.raw`\d{1,2}:\d{1,2}`,
    `[±+-]?${NUMBER} ?(?:ppm|[nuµμm]?V|[nuµμm]?A|dB) ?/ ?(?:°C|K|√ ?Hz|[nuµμm]?s)`,
    `[+-]?${NUMBER} ?${UNIT}?${BETWEEN.source}[+-]?${NUMBER} ?${UNIT}`,
    `${NUMBER} ?[x×*] ?${NUMBER}(?: ?[x×*] ?${NUMBER})? ?mm`,
    String.raw`\d{1,4} ?[KMG] ?[x×*] ?(?:8|16|32|64)`,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** The words of a value as descriptions are split, without the one of a range; none if it has only one. */
export function wordsOfValue(value: string): string[] {
  if (value.replace(COMPOUND, '') !== '') return []
  return searchWords(value.replace(BETWEEN, ' '))
}

/** `24 V to 5 V` is an input and an output: a range begins with the lower number. */
function fromTo(value: string): string[] {
  const [from = '', , to = ''] = value.split(BETWEEN)
  const isConverted = /\p{L}$/u.test(from) && Number.parseFloat(from) > Number.parseFloat(to)
  return isConverted &&
    from.replace(/^[\d.+-]+/, '').toLowerCase() === to.replace(/^[\d.+-]+/, '').toLowerCase()
    ? [from, to]
    : [value]
}

/** As in most descriptions: without spaces, except around the word of a range. */
function glued(value: string): string {
  return value
    .split(BETWEEN)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(' ', '')))
    .join('')
}
