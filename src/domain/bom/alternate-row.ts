import { isAlternateWord, isOrWord } from './alternate-word.ts'
import { cellText, isBlank } from './cell-text.ts'
import type { Layout } from './layout.ts'
import { isBelow, isLineTitle } from './line-number.ts'
import { statedText } from './read-part-number.ts'

/**
 * A row without quantity that names another number for the line above. It says so, or leaves out these fields of
 * the line above: its line number, its designators, its description.
 */
export function isAlternateRow(cells: readonly string[], above: readonly string[], layout: Layout): boolean {
  const { quantities, designators, counter } = layout
  if (quantities.length + designators.length === 0) return false
  if (
    cells.some(cell => isAlternateWord(cellText(cell, 40))) &&
    repeats([...quantities, ...designators], cells, above)
  )
    return true
  if (isSameLine(cells, above, layout)) return true
  if (!areEmptied(quantities, cells, above)) return false
  if (!areEmptied(designators, cells, above) && !areSame(designators, cells, above)) return false
  if (saysAlternate(cells, layout) || cells.some(cell => isOrWord(cellText(cell, 40)))) return true
  if (counter !== undefined) {
    const [number, lineAbove] = [cellText(cells[counter]), cellText(above[counter])]
    // 1.1 may be a part of the assembly 1.
    const isOwnPart = /\.\d+$/.test(number) && layout.texts.some(column => isOwn(column, cells, above))
    return !isOwnPart && isBelow(number, lineAbove)
  }
  if (layout.texts.some(column => isOwn(column, cells, above))) return false
  return isFilled(designators, above) || isFilled(layout.texts, above) || isOtherMaker(cells, above, layout)
}

/**
 * Line number or our own number, designators and quantity once more, of another manufacturer. The contacts of a
 * connector are of the same one as its housing.
 */
function isSameLine(cells: readonly string[], above: readonly string[], layout: Layout): boolean {
  const { counter, designators, quantities } = layout
  if (!isFilled(designators, cells) || !isOtherMaker(cells, above, layout)) return false
  const isLine = counter !== undefined && isLineTitle(layout.columns[counter]?.title ?? '')
  const own = layout.columns.filter(column => isOwnNumber(column, layout)).map(({ index }) => index)
  return [...(isLine ? [counter] : []), ...own].some(
    column => !isBlank(cells[column]) && areSame([column, ...designators, ...quantities], cells, above),
  )
}

const OWN_KINDS: readonly Layout['columns'][number]['kind'][] = ['number', 'stock_number', 'code']

/** Our number for a part, beside the makers' ones. */
function isOwnNumber({ index, kind, cells }: Layout['columns'][number], { fields }: Layout): boolean {
  return fields[index] === null && OWN_KINDS.includes(kind) && cells.every(cell => /\d/.test(cell))
}

/** Stated above and not here; "alternate" in place of a quantity is none. */
function areEmptied(columns: readonly number[], cells: readonly string[], above: readonly string[]): boolean {
  if (columns.length === 0) return true
  const isEmpty = columns.every(column => {
    const text = statedText(cells[column])
    return text === '' || isAlternateWord(text)
  })
  return isEmpty && isFilled(columns, above)
}

/** `替代` in a column of its own: quantity and places of the line above once more. */
function repeats(columns: readonly number[], cells: readonly string[], above: readonly string[]): boolean {
  return columns.every(
    column => isBlank(cells[column]) || cellText(cells[column]) === cellText(above[column]),
  )
}

function areSame(columns: readonly number[], cells: readonly string[], above: readonly string[]): boolean {
  return columns.every(column => cellText(cells[column]) === cellText(above[column]))
}

function isFilled(columns: readonly number[], cells: readonly string[]): boolean {
  return columns.some(column => statedText(cells[column]) !== '')
}

function isOwn(column: number, cells: readonly string[], above: readonly string[]): boolean {
  return !isBlank(cells[column]) && cellText(cells[column]) !== cellText(above[column])
}

function isOtherMaker(cells: readonly string[], above: readonly string[], { makers }: Layout): boolean {
  return isFilled(makers, cells) && isFilled(makers, above) && !areSame(makers, cells, above)
}

function saysAlternate(cells: readonly string[], { texts, counter, quantities }: Layout): boolean {
  const columns = [...texts, ...quantities, ...(counter === undefined ? [] : [counter])]
  return columns.some(column => isAlternateWord(cellText(cells[column])))
}
