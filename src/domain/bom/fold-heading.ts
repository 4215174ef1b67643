import { isPlain } from './cell-text.ts'

/** Longer than any heading; what comes after it cannot change what the column is. */
const HEADING_LENGTH = 120

/** Different spellings of the same word, so that the word lists need only one. */
const SAME_WORD = new Map(
  Object.entries({
    no: 'number numbers num nr nos nro nbr numero nummer n',
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

/** Every spelling that is replaced by another; needed to tell a misspelling from a word. */
export const SPELLINGS: readonly string[] = [...SAME_WORD.keys()]

/** A heading as it is compared: case, accents, punctuation and spelling do not matter, words stay apart. */
export function foldHeading(text: string): string {
  return foldWords(text)
    .split(' ')
    .map(word => SAME_WORD.get(word) ?? word)
    .filter(word => word !== '')
    .join(' ')
}

const ONE_PLAIN_WORD = /^(?:[A-Z]?[a-z]{1,40}|[A-Z]{1,40})$/

/** The same, every word kept as it is spelt. */
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

/** P/N, D/C, P.N.: an abbreviation of two letters. */
const SINGLE_LETTERS = /(?<![\p{L}\p{N}])(\p{L})\s?[./]\s?(\p{L})(?![\p{L}\p{N}])/gu

/** Decomposing takes Korean and Japanese letters apart as well: composed again, only true accents are gone. */
function withoutAccents(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}
