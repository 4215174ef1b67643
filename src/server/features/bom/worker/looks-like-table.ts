import { findHeader, NO_HEADER } from '../../../../domain/bom/find-header.ts'
import { readQuantity } from '../../../../domain/bom/read-quantity.ts'

const SAMPLED_ROWS = 500
const LEAST_SHARE = 0.5
const WIDE_SHARE = 0.6
const CODE_SHARE = 0.2
const LIST_LENGTH = 60
const LIST_WORDS = 4
const COUNTED_WORDS = 8
/** A word of a part number, a code or a value. */
const FIGURED = /\d.*\p{L}|\p{L}.*\d|\d{5}/u

/**
 * Whether text is a table or a list, not prose, a program or an error page. Any text can be split at commas,
 * but only a table has titles that we know, or rows of equal length with figures in them.
 */
export function looksLikeTable(rows: readonly string[][]): boolean {
  const filled = rows.filter(cells => cells.some(cell => cell.trim() !== '')).slice(0, SAMPLED_ROWS)
  if (filled.length === 0) return true
  if (shareOf(filled, isCode) >= CODE_SHARE) return false
  if (hasKnownHeader(rows)) return true
  const wide = filled.filter(cells => cells.length > 1)
  return wide.length >= filled.length * WIDE_SHARE
    ? isRegular(wide)
    : shareOf(filled, isListed) >= LEAST_SHARE
}

const CODE =
  /[{}]|;\s*$|=>|^(?:import|from|def|class|return|const|let|var|function|if|elif|else|for|while|#include|#define|package|using|public|private)\b/

function isCode(cells: readonly string[]): boolean {
  return CODE.test(cells.join(',').trim())
}

function hasKnownHeader(rows: readonly string[][]): boolean {
  const header = findHeader(rows)
  return header !== NO_HEADER && (rows[header]?.length ?? 0) > 1
}

function isRegular(rows: readonly string[][]): boolean {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const isEven = Math.max(...counts.values()) >= rows.length * LEAST_SHARE
  return isEven && shareOf(rows, cells => cells.some(cell => /\d/.test(cell))) >= LEAST_SHARE
}

const BULLET = /^\s*(?:[-–—•*·>]+|\d{1,3}[.)])\s+/u

/**
 * "LM358DR", "10 x LM358DR": a few words, one of them with letters and digits. More words may follow a marked
 * quantity, "500 pcs LM358DR (Texas Instruments)", or come before it.
 */
function isListed(cells: readonly string[]): boolean {
  // A comma may be part of a number or a quantity.
  const cell = cells.join(',').replace(BULLET, '').trim()
  const words = cell.split(/\s+/)
  return (
    cell.length <= LIST_LENGTH &&
    words.length <= (isCounted(words) ? COUNTED_WORDS : LIST_WORDS) &&
    words.some(word => FIGURED.test(word)) &&
    !/[{}<>=]|;$/.test(cell)
  )
}

/** Begins or ends with a quantity and its unit: `500 pcs`, `500pcs`. */
function isCounted(words: readonly string[]): boolean {
  const ends = [words.slice(0, 2), words.slice(0, 1), words.slice(-2), words.slice(-1)]
  return ends.map(end => end.join(' ')).some(isCount)
}

const WITH_UNIT = /^\d[\d.,]* ?\p{L}+\.?$/u

function isCount(text: string): boolean {
  return WITH_UNIT.test(text) && readQuantity(text, false) !== null
}

function shareOf(rows: readonly string[][], test: (cells: readonly string[]) => boolean): number {
  return rows.filter(test).length / rows.length
}
