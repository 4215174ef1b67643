import { SheetError } from '../sheet.ts'
import type { BookLimits } from './book.ts'

/** Counts the content of cells before any of it is copied: a few bytes can stand for gigabytes. */
export class Budget {
  readonly #cellCharacters: number
  #cells: number
  #characters: number

  constructor({ cells, cellCharacters, characters }: BookLimits) {
    this.#cells = cells
    this.#cellCharacters = cellCharacters
    this.#characters = characters
  }

  /** The text of a cell that appears in `times` places, cut to the limit of a spreadsheet cell. */
  take(text: string, times = 1): string {
    if (text === '') return text
    const kept = text.length > this.#cellCharacters ? text.slice(0, this.#cellCharacters) : text
    this.#cells -= times
    this.#characters -= kept.length * times
    if (this.#cells < 0 || this.#characters < 0)
      throw new SheetError('too_large', 'has far more in its cells than a list of parts')
    return kept
  }
}
