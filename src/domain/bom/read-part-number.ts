import { LIMITS } from '../limits.ts'
import { isMakerName, isPartNumber } from './cell-looks.ts'
import { cellText } from './cell-text.ts'
import { isDesignators } from './designators.ts'
import type { Layout } from './layout.ts'
import { ALSO_WORDS, numberInWords } from './number-in-words.ts'
import { PACKAGE_WITH_PINS } from './numbers-elsewhere.ts'
import { isNoNumber, isNotedUnbought, isPlaceholder } from './row-signs.ts'
import { type MakerAndNumber, splitMakers, splitNumbers } from './split-maker.ts'

export type NamedPart = {
  number: string
  maker: string
  /** `programmed` */
  note?: string
  alternates: string[]
}

/** The first part number in the row, its manufacturer and its alternates; null when there is none. */
export function readPartNumber(cells: readonly string[], layout: Layout): NamedPart | null {
  const { partNumbers, makers } = layout
  const areListed = partNumbers.some(column => LINE_BREAK.test(cells[column]?.trim() ?? ''))
  const names = makers.map(column =>
    statedText(areListed ? cells[column]?.trim().split(LINE_BREAK)[0] : cells[column]),
  )
  const arePaired = makers.length > 1 && makers.length === partNumbers.length
  const anyName = names.find(name => name !== '') ?? ''
  const named = partNumbers.flatMap((column, nth) => {
    const maker = arePaired ? (names[nth] ?? '') : anyName
    const cell = cells[column] ?? ''
    return layout.describedColumns.has(column)
      ? readDescribed(cell, maker)
      : readCell(cell, layout.sharedColumns.has(column), maker)
  })
  const [first, ...others] = named
  return first ? { ...first, alternates: listAlternates(first.number, others) } : null
}

/** Two numbers in a cell, and their makers in another, line by line. */
const LINE_BREAK = /[\r\n]+/

function listAlternates(chosen: string, others: readonly MakerAndNumber[]): string[] {
  if (others.length === 0) return []
  const numbers = others.map(({ number }) => number.slice(0, LIMITS.partNumberLength))
  return [...new Set(numbers)].filter(number => number !== chosen).slice(0, LIMITS.bomAlternates)
}

function readDescribed(text: string, maker: string): MakerAndNumber[] {
  const told = numberInWords(text)
  if (told) return [{ number: told.number, maker: maker || told.maker }]
  const [, number = ''] = NUMBER_AFTER_WORD.exec(cellText(text)) ?? []
  return isPartNumber(number) ? [{ number, maker }] : []
}

/** `LM358DR`, or after the name of a maker that we do not know. */
const NUMBER_AFTER_WORD = /^(?:\p{L}[\p{L}.&-]{1,30} (?=\S{6,}$)(?=\S*\d)(?!\S*\p{Ll}{3}))?(\S+)$/u

function readCell(text: string, isShared: boolean, maker: string): MakerAndNumber[] {
  if (isNotedUnbought(cellText(text))) return []
  const [, bracketed = '', name = ''] = IN_BRACKETS.exec(text) ?? []
  // The case or a mark may be in brackets, too: `[0402] GRM155R71C104KA88D`.
  const isNumber = isPartNumber(bracketed) && !name.split(/\s+/).some(isPartNumber)
  const cell = isNumber ? bracketed : text
  const found = isShared ? splitMakers(cell) : splitNumbers(cell).map(number => withoutMaker(number, maker))
  return found.filter(({ number }) => number !== '' && !isNoNumber(number))
}

/** `[LM358DR] Op amp`: Odoo puts the number before the name. */
const IN_BRACKETS = /^\s*\[(?=[^\]]*\d)([^\s\]]{3,})\]\s+(\p{L}.*)/su

/** `LM358DR, Texas Instruments`, `TI: LM358DR`: a known manufacturer beside the number is no part of it. */
function withoutMaker(cell: string, maker: string): MakerAndNumber {
  const { text, note } = splitNote(cell.replace(KIND_OF_PART, '').replace(FIRM, ' '))
  for (const pattern of MAKER_BESIDE_NUMBER) {
    const { number = '', named = '' } = pattern.exec(text)?.groups ?? {}
    if (!/\d/.test(number) || !isMakerName(named)) continue
    const isWord = ALSO_WORDS.test(named) && !/[,:：(（]/.test(text)
    return { maker: maker || (isWord ? '' : named), number, note }
  }
  return { maker, number: text, note }
}

/**
 * `LM358DR (Preferred)`, `LM358DR (or equivalent)`, `LM358DR - preferred`, `LM358DR (SOIC-8)`; `B2B-XH-A(LF)` and
 * `LM358DR (TI)` stay.
 */
function splitNote(text: string): { text: string; note: string } {
  const [, placed = '', places = ''] = PLACED.exec(text) ?? []
  if (placed !== '' && isDesignators(places)) return { text: placed, note: '' }
  const [, number = '', bracketed = ''] = NOTED.exec(text) ?? []
  if (number === '' || isMakerName(bracketed)) return { text, note: '' }
  return { text: number, note: text.slice(number.length).replace(/^[\s(（*–—-]+|[\s)）*]+$/gu, '') }
}

/** `RC0603FR-0710KL (R1-R10)` */
const PLACED = /^((?=\S*\d)\S{5,}) [(（]([^()（）]+)[)）]$/u
const NOTE_WORDS = String.raw`\p{Ll}[\p{L} .,'-]*|\p{Lu}\p{Ll}{4,}|\p{L}+[ ,.-][\p{L} .,'-]*\p{Ll}`
const NOTED = new RegExp(
  String.raw`^((?:\p{L}[\p{L} .&-]* )?(?=\S*\d)\S{5,})(?: [(（](${NOTE_WORDS}|${PACKAGE_WITH_PINS.source})[)）]| \*(?:${NOTE_WORDS})\*| [-–—] (?:\p{Ll}[\p{Ll} .,'-]*|${PACKAGE_WITH_PINS.source}))$`,
  'u',
)

/** `Микросхема W25Q64JVSNIQ ф. Winbond`: the kind of part in another script, and the word for a firm. */
const KIND_OF_PART =
  /^(?:(?!\p{Script=Latin})\p{L}(?:(?!\p{Script=Latin})[\p{L}\p{M}.-])*\s+)+(?=[^\s\p{L}]*[A-Z])(?=\S*\d)(?=[\x21-\x7e]{5,}(?:\s|$))/u
const FIRM = /(?<=\d\S*),?\s+ф(?:\.|ирм[аы])\s*/iu

const NUMBER = String.raw`(?<number>\S{4,})`
const NAMED = String.raw`(?<named>\p{L}[^\d():]{0,37}[\p{L}.])`
const MAKER_BESIDE_NUMBER = [
  `${NUMBER},\\s+${NAMED}`,
  `${NUMBER}\\s*[(（]${NAMED}[)）]`,
  `${NUMBER}\\s+(?:[-–—/]\\s+)?${NAMED}`,
  `${NUMBER}\\s*/\\s*${NAMED}`,
  `${NAMED}\\s*[:：]\\s*${NUMBER}`,
  `${NAMED}(?:\\s+[-–—/]|,)?\\s+${NUMBER}`,
].map(pattern => new RegExp(`^${pattern}$`, 'u'))

/** The text of a cell; empty for placeholders. */
export function statedText(cell: string | undefined, length?: number): string {
  const text = cellText(cell, length)
  return text === '' || isPlaceholder(text) ? '' : text
}
