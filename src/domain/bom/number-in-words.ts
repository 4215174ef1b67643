import { isMakerName, isPartNumber } from './cell-looks.ts'
import type { MakerAndNumber } from './split-maker.ts'

const TEXT_LENGTH = 300
const MAKER_WORDS = 3
const EDGES = /^[\s,;:()[\]–—-]+|[\s,;:()[\]–—-]+$/gu
/** Letters and digits, or many digits: longer than values and sizes. */
const NUMBER = /^(?:(?=.*\d)(?=.*\p{L})\S{6,}|\d{7,})$/u
/** `IR TSOP4838`, `LINEAR LM7805CT`: a kind of part, unless a mark sets the name apart. */
export const ALSO_WORDS = /^(?:amp|analog|dialog|ir|linear|on|we)$/i

/**
 * "100nF 50V X7R 0603 - Kemet C0603C104K5RACTU": the number beside a manufacturer that we know, among other words.
 * Null if the text has none, or two.
 */
export function numberInWords(text: string): MakerAndNumber | null {
  const words = text
    .slice(0, TEXT_LENGTH)
    .split(/\s+/)
    .map(word => withItsBracket(word.replace(EDGES, ''), word))
    .filter(word => word !== '')
  const found = words.flatMap((_, at) => pairAt(words, at))
  const numbers = new Set(found.map(({ number }) => number))
  return numbers.size === 1 ? (found[0] ?? null) : null
}

/** The bracket after B2B-XH-A(LF) belongs to it. */
export function withItsBracket(bare: string, text: string): string {
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')')
  return isOpen && text.includes(`${bare})`) ? `${bare})` : bare
}

/** The manufacturer whose name begins at a word, with the number after or before it. */
function pairAt(words: readonly string[], at: number): MakerAndNumber[] {
  for (let count = MAKER_WORDS; count > 0; count--) {
    const maker = words.slice(at, at + count).join(' ')
    if (ALSO_WORDS.test(maker) || !isMakerName(maker)) continue
    const number = [words[at + count], words[at - 1]].find(word => word !== undefined && isNumber(word))
    return number === undefined ? [] : [{ maker, number }]
  }
  return []
}

function isNumber(word: string): boolean {
  return NUMBER.test(word) && isPartNumber(word)
}
