import { isMakerName, isWritten } from './cell-looks.ts'
import { cellText } from './cell-text.ts'

/** `note`: what was said after the number. */
export type MakerAndNumber = { maker: string; number: string; note?: string }

const CELL_LENGTH = 1_000
const ALTERNATIVES = /\s*(?:[;；|\n\r]|\s(?:or|oder|ou|или|oppure|أو)\s|或|または)\s*/u

/** "MTCONN UBAF-06082, FCI 10118192-0001LF": manufacturers and numbers, best first. */
export function splitMakers(cell: string): MakerAndNumber[] {
  return cell
    .slice(0, CELL_LENGTH)
    .split(ALTERNATIVES)
    .map(part => cellText(part))
    .filter(isWritten)
    .flatMap(splitPairs)
}

/** Splits a cell with several numbers at unambiguous separators; at a comma only between makers and numbers. */
export function splitNumbers(cell: string): string[] {
  const text = cell.slice(0, CELL_LENGTH)
  const parts = text.split(ALTERNATIVES).flatMap(part => splitAtSlashes(part).map(number => cellText(number)))
  if (parts.length > 1 && parts.map(withoutNamedMaker).every(isWholeNumber)) return parts
  const named = parts.flatMap(part => part.split(/,\s+/))
  const areNamed = named.every(
    part => part !== withoutNamedMaker(part) && isWholeNumber(withoutNamedMaker(part)),
  )
  return areNamed ? named : [cellText(cell)]
}

function isWholeNumber(text: string): boolean {
  return /\d/.test(text) && /^\S{4,}$/.test(text)
}

/** `LM358DR (TI)`, `TI LM358DR`, `TI: LM358DR` */
function withoutNamedMaker(text: string): string {
  const [, maker = '', number = ''] = MAKER_FIRST.exec(text) ?? []
  return isMakerName(maker) ? number : text.replace(NAMED_MAKER, '')
}

const MAKER_FIRST = /^(\p{L}[^\d:]{0,37}?)(?:\s*:|\s+[-–—/])?\s+(\S+)$/u
const NAMED_MAKER = /\s*[(（]\p{L}[^()（）\d]{0,37}[)）]$/u

/** `LM358DR / LM358DT`: whole numbers with spaces around the slash, or of one family. A number may contain a slash. */
function splitAtSlashes(text: string): string[] {
  const parts = text.split(/\s\/\s|、/).map(part => part.trim())
  if (parts.length > 1) return parts.every(part => WHOLE_NUMBER.test(part)) ? parts : [text]
  const close = text.split('/').map(part => part.trim())
  return close.every(part => WHOLE_NUMBER.test(part) && isAlike(part, close[0] ?? '')) ? close : [text]
}

const ALIKE = 4

/** `NE555DR/NE555DT` are two numbers; `19-217/R6C-AL1M2VY` is one. */
function isAlike(a: string, b: string): boolean {
  return a.slice(0, ALIKE).toUpperCase() === b.slice(0, ALIKE).toUpperCase()
}

const WHOLE_NUMBER = /^(?=.*\d)(?=.*[a-z])\S{5,}$/i

/** Splits at ", " only if a manufacturer and a number are on either side; LPC1768FBD100,551 is one number. */
function splitPairs(text: string): MakerAndNumber[] {
  const parts = text.split(/,\s+/)
  const pairs = parts.map(splitPair)
  return parts.length > 1 && pairs.every(({ maker }) => maker !== '') ? pairs : [splitPair(text)]
}

function splitPair(text: string): MakerAndNumber {
  const marked = /^(.{2,40}?)(?:\s+[-–—]\s+|\s*[:：]\s*|,\s+|\s*\/\s+|\s+\/)(.+)$/.exec(text)
  const pair = marked && orderPair(marked[1] ?? '', marked[2] ?? '')
  if (pair && !hasDigits(pair.maker, 3)) return pair
  const close = splitAtSlash(text)
  if (close) return close
  const words = text.split(' ')
  const first = words.findIndex((word, index) => index > 0 && isNumberWord(word))
  if (first < 0) return splitWithoutDigits(words)
  if (hasDigits(words[0] ?? '', 3) && !words.slice(1).some(word => hasDigits(word, 3)))
    return { maker: '', number: text }
  return { maker: words.slice(0, first).join(' '), number: words.slice(first).join(' ') }
}

/** `NE555DR/TI`: a number may contain a slash, so the other side has to be a manufacturer that we know. */
function splitAtSlash(text: string): MakerAndNumber | null {
  const [left = '', right = '', ...more] = text.split('/')
  const pair = orderPair(left, right)
  return more.length === 0 && /\d/.test(pair.number) && isMakerName(pair.maker) ? pair : null
}

/** The side with more digits is the number, whichever comes first. */
function orderPair(left: string, right: string): MakerAndNumber {
  const isTurned = !/\d/.test(right) && /\d/.test(left)
  return isTurned ? { maker: right, number: left } : { maker: left, number: right }
}

/** "LM358DR Texas Instruments" is swapped; "Wurth WE" and a single word have no recognizable manufacturer. */
function splitWithoutDigits(words: readonly string[]): MakerAndNumber {
  const [start = '', ...rest] = words
  if (hasDigits(start, 2) && rest.length > 0) return { maker: rest.join(' '), number: start }
  return { maker: '', number: words.join(' ') }
}

function isNumberWord(word: string): boolean {
  return /\d/.test(word)
}

function hasDigits(word: string, least: number): boolean {
  return word.replace(/\D/g, '').length >= least
}
