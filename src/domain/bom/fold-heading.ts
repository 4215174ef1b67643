import { isPlain } from '../plain-digits.ts'

/** Longer than any heading; text after it cannot change the meaning of the column. */
const HEADING_LENGTH = 120

/** Maps spellings of a word to one, so that the word lists need only that one. */
const SAME_WORD = new Map(
  Object.entries({
    no: 'number numbers num nr nos nro nbr numero nummer n numer cislo numara numarasi numar',
    manufacturer:
      'mfr mfg manf manuf mnf mfgr mftr mfct mfrs mfgs manu mf manufacturers manufacture manufacturing',
    qty: 'quantity quantities qnty qtty quant qtys qtty',
    part: 'parts prt',
    pn: 'pns',
    alternative: 'alternate alt',
    hersteller: 'herst herstellers',
    '': 's the of a',
  }).flatMap(([word, spellings]) => spellings.split(' ').map(spelling => [spelling, word] as const)),
)

/** All replaced spellings; needed to tell a misspelling from a word. */
export const SPELLINGS: readonly string[] = [...SAME_WORD.keys()]

/**
 * Normalizes a heading for comparison: ignores case, accents, punctuation and spelling, keeps words separate.
 */
export function foldHeading(text: string): string {
  return foldWords(text)
    .split(' ')
    .map(word => SAME_WORD.get(word) ?? withCount(word))
    .filter(word => word !== '')
    .join(' ')
}

/** MFR1, QTY2. */
function withCount(word: string): string {
  const [, letters = '', count = ''] = /^(\p{L}{2,})(\d{1,2})$/u.exec(word) ?? []
  const same = SAME_WORD.get(letters)
  return same ? same + count : word
}

const ONE_PLAIN_WORD = /^(?:[A-Z]?[a-z]{1,40}|[A-Z]{1,40})$/

/** The same, but keeps the spelling of each word. */
export function foldWords(text: string): string {
  if (ONE_PLAIN_WORD.test(text)) return text.toLowerCase()
  const plain = withoutAccents(text.slice(0, HEADING_LENGTH).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  return plain
    .replace(/n\s?°|#/g, ' no ')
    .replace(/q['’.]\s?t(?=[ya])/, 'qt')
    .replace(SINGLE_LETTERS, '$1$2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** P/N, D/C, P.N., P/Ns: an abbreviation of two letters. */
const SINGLE_LETTERS = /(?<![\p{L}\p{N}])(\p{L})\s?[./]\s?(\p{L}s?)(?![\p{L}\p{N}])/gu

/** NFD also decomposes Korean and Japanese letters; composing them again removes only true accents. */
function withoutAccents(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøłđıæةى]/g, letter => PLAIN_LETTERS[letter] ?? letter)
}

/** Letters that are typed without their mark as well. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  ة: 'ه',
  ى: 'ي',
}
