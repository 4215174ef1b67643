/** The characters that separate words, in a search as in a description. */
export const SEPARATORS = /[\s,;:()[\]{}/"'|]+/

/**
 * Splits a search or a description into words. The database splits descriptions the same way, see the table
 * of parts.
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(SEPARATORS)
    .map(word => word.slice(0, 100))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(words)]
}

/** A name prepared for many comparisons; accents and case are ignored: Widerstand finds Widerstände. */
export type FoldedName = { whole: string; spaced: string }

export function foldName(name: string): FoldedName {
  const whole = folded(name)
  return { whole, spaced: ` ${whole.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.replace(ARTICLES, ' ') }
}

/** The Arabic article: الضغط is ضغط. */
const ARTICLES = / ال(?=\p{L}{2})/gu

/**
 * Without accents, and with the spellings of one sound alike: Verstaerker and Verstärker, コンデンサー and コンデンサ,
 * 캐패시터 and 커패시터 (here as letters).
 */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|ー/gu, '')
    .replaceAll('\u1162', '\u1165')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?<=[a-z])([aou])e(?=[a-z])/g, '$1')
}

/**
 * Shorter words match inside other words by chance: relé, wireless. Arabic words have an article in front, and names
 * in Chinese characters no word boundaries.
 */
const INSIDE = /^(?:\p{Script=Latin}.{4}|\P{Script=Latin}.{3})/u
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u

/**
 * Whether a word matches this category or manufacturer: at the start of one of its words, or inside a
 * compound.
 */
export function namesIt(name: string, word: string): boolean {
  return testFor(folded(word))(foldName(name))
}

function testFor(typed: string): (name: FoldedName) => boolean {
  const word = ` ${typed}`.replace(ARTICLES, ' ').slice(1)
  if (!word.includes(' ') && (INSIDE.test(word) || WITHOUT_SPACES.test(word)))
    return ({ whole }) => whole.includes(word)
  const begins = ` ${word}`
  return ({ spaced }) => spaced.includes(begins)
}

/** A test for many names: each of the words; with `isInflected` also in the singular of its language. */
export function nameTest(
  words: readonly string[],
  { isInflected = false } = {},
): (name: FoldedName) => boolean {
  const wanted = words
    .flatMap(word => partsOf(folded(word)))
    .map(word => {
      const short = isInflected ? stem(word) || word.replace(/(?<=.{4})s$/, '') : ''
      // rs485 names RS-485 transceivers.
      const apart = word.replace(/(?<=[a-z])(?=\d)/g, ' ')
      return [...new Set([word, short, apart])].filter(Boolean).map(testFor)
    })
  return name => wanted.every(tests => tests.some(test => test(name)))
}

/** `émetteur-récepteur` is named by its halves, but not `d-sub` or `rs-485`. */
function partsOf(word: string): string[] {
  const parts = word.split('-')
  return parts.every(part => /^\p{L}{3,}$/u.test(part)) ? parts : [word]
}

/** Of nouns and adjectives, in the singular and plural; folded, so that й is и. */
const ENDINGS = [
  'ات|ون|ين|ة',
  'ies|es|en|os|as|s|e|i|a|o',
  'ами|ями|ыми|ими|ого|его|ому|ему|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ую|юю|ым|им|ых|их|ов|ев|ом|ем|ам|ям|ах|ях|а|я|о|е|ы|и|у|ю|ь',
]
const ENDING = new RegExp(`(?:${ENDINGS.join('|')})$`, 'u')
const STEM_MIN_LENGTH = 5
/** диода, حساسات: Cyrillic and Arabic words have longer endings. */
const SHORT_STEM = /^(?:\p{Script=Cyrillic}|\p{Script=Arabic}){4}$/u
/** bianchi, bidirectionnelle */
const IRREGULAR = /(?<=[cg])hi$|(?<=el)les?$/

/** Without the ending that tells one from many: resistore, مقاومة, диодные. Empty if too little remains. */
function stem(word: string): string {
  const short = word.replace(IRREGULAR, '').replace(ENDING, '')
  return short.length >= STEM_MIN_LENGTH || SHORT_STEM.test(short) ? short : ''
}

/** Endings of words that are too short for a stem: ponti, rossi, Dioden. */
const LAST_LETTERS = /(?<=\p{L}{4})(?:e[ns]?|[aio]s?)$|(?<=..)s$/u

/** A name without plural endings and punctuation: Quarzi, quarzo. */
export function singularName(name: string): string {
  return foldName(name)
    .spaced.split(' ')
    .map(word => stem(word) || word.replace(LAST_LETTERS, ''))
    .join('')
}

/** Whether a word of another language may be compared at all: short Latin words mean too many things. */
export function isTelling(word: string): boolean {
  return word.length >= TELLING_MIN_LENGTH || !/^[\p{Script=Latin}\p{N}\p{P}\p{S}]*$/u.test(word)
}

const TELLING_MIN_LENGTH = 4

const CHANCE_BEGINNINGS = new Set(
  'log lin int ext max min typ mil pro pre pos neg low std gen com per on off of for with to in an and or the audio mono mini micro multi high ultra single dual quad fast slow soc'.split(
    ' ',
  ),
)

/** Words of the trade that begin other words by chance: a log potentiometer is no logic chip. They count as a whole. */
export function isChanceBeginning(word: string): boolean {
  return CHANCE_BEGINNINGS.has(word)
}

const FUNCTION_WORDS = new Set(
  'ic to of for with in an the a from by as at für mit und oder von zu auf pour avec et ou de du des para con y o e per di da для с и или к на из'.split(
    ' ',
  ),
)

/** Words that say nothing about a part. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase())
}
