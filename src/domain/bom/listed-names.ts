import { manufacturerGroup } from '../manufacturers.ts'
import { isPartNumber, mayBePartNumber } from './cell-looks.ts'
import { withItsBracket } from './number-in-words.ts'

/** Around a name or a quantity. */
export const EDGES = /^[\s,;:|=/()[\]–—，；：、-]+|(?:[\s,;:|=/()[\]–—，；：、-]|\.{2,})+$/gu

/** Without the characters around it. */
export function trimName(text: string): string {
  return withItsBracket(text.replace(EDGES, ''), text)
}

const NAME_WORDS = 4
/** With a quantity, TP4056 and S8050 are parts, although designators look alike. */
const LONG_NAME = 5
/** In a column of a table this would be a place on the board. */
const SHORT = /^[A-Z]{2,}\d{2,}[A-Z]*$/
/** A word of a part number: letters and digits, or many digits. */
const FIGURED = /\d.*\p{L}|\p{L}.*\d|\d{5}/u

export function isName(text: string): boolean {
  const { number } = nameOf(text)
  if (/[;|]/.test(number)) return false
  const words = number.split(' ')
  const isShort = words.length <= 2 || (words.length <= NAME_WORDS && hasFiguredWord(number))
  const isLong = words.length === 1 && number.length >= LONG_NAME && mayBePartNumber(number)
  return isShort && (isLong || isPartNumber(number) || SHORT.test(number))
}

/** Molex 22-03-2021 looks like a date, unless a maker or "5 x" says what it is. */
export function isSeries(text: string, isMarked: boolean): boolean {
  const { number, maker } = nameOf(text)
  return (isMarked || maker !== '') && /^\d\d-\d\d-\d{4}$/.test(number)
}

export function hasFiguredWord(text: string): boolean {
  return text.split(' ').some(word => FIGURED.test(word))
}

/** A known manufacturer before or after the number. */
export function nameOf(text: string): { number: string; maker: string } {
  const words = text.split(' ')
  const [first, last] = [text.search(/[,;|]/), text.search(/[,;|][^,;|]*$/)]
  const ends = [
    { maker: text.slice(0, Math.max(0, first)), number: text.slice(first + 1) },
    { maker: text.slice(last + 1), number: text.slice(0, Math.max(0, last)) },
    ...[2, 1].flatMap(count => [
      { maker: words.slice(0, count).join(' '), number: words.slice(count).join(' ') },
      { maker: words.slice(-count).join(' '), number: words.slice(0, -count).join(' ') },
    ]),
  ]
  const known = ends.find(({ maker, number }) => number !== '' && maker !== '' && isMaker(maker))
  if (known) return { maker: makerIn(known.maker), number: trimName(known.number) }
  const [, number = text] = BESIDE_UNKNOWN.map(pattern => pattern.exec(text)).find(found => found) ?? []
  return { maker: '', number }
}

/** "LM358DR de Acme", "Acme - LM358DR", "LM358DR 原装": a maker that we do not know, the kind of part or a remark. */
const BESIDE_UNKNOWN = [
  /^((?=[!-~]{0,60}\d)(?=[!-~]{0,60}[a-z])[!-~]{3,60}) (?:(?!\p{Script=Latin})[\p{L}\p{M}]|[ ,，.])+$/iu,
  /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[ ,，.:：])+ ((?=[!-~]{0,60}\d)(?=[!-~]{0,60}[a-z])[!-~]{3,60})$/iu,
  /^((?=\S*\d)(?=\S*\p{L})\S{4,}) (?:from|by|de|von|от|от фирмы) \p{L}[^\d]{0,40}$/u,
  /^\p{L}[^\d,;|–—-]{1,40} [-–—] ((?=\S*\d)(?=\S*\p{L})\S{5,})$/u,
]

export function isMaker(text: string): boolean {
  return manufacturerGroup(makerIn(text)) !== undefined
}

/** "by TI", "de MDD" */
function makerIn(text: string): string {
  return text.replace(EDGES, '').replace(/^(?:from|by|de|von|от) /u, '')
}
