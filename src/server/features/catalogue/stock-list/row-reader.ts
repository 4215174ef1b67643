import type { GivenAlternate } from '../../../../domain/given-alternate.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { searchKey } from '../../../../domain/part-number.ts'
import { splitCategoryPath } from '../category-path.ts'
import type { PartRecord } from '../part-record.ts'
import type { Columns } from './columns.ts'
import { readAliases, readAlternates, readAttributes } from './read-lists.ts'
import { type CellReading, isBlank, readDecimal } from './read-number.ts'
import { readCount } from './read-prices.ts'
import { isAddress } from './read-words.ts'
import { Complaints } from './refusal.ts'
import type { ColumnName } from './synonyms.ts'

// The fast path for most numbers.
const LATIN = /[A-Za-z0-9]/
const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n\r]/u
/** Long numbers mangled by spreadsheets: the digits are lost. */
const MANGLED_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$/i
const MOST_ENTRIES = 100
const HEAVIEST_GRAMS = 10_000_000

/** The cells of one row, by column. A missing column is empty. */
export class RowReader {
  readonly complaints = new Complaints()
  readonly #columns: Columns
  readonly #cells: readonly string[]

  constructor(columns: Columns, cells: readonly string[]) {
    this.#columns = columns
    this.#cells = cells
  }

  cell(name: ColumnName): string {
    const index = this.#columns.named.get(name)
    return index === undefined ? '' : (this.#cells[index] ?? '').trim()
  }

  text(name: ColumnName, maxLength: number): string {
    return this.#checked(name, this.cell(name), maxLength, CONTROL)
  }

  lines(name: ColumnName, maxLength: number): string {
    return this.#checked(name, this.cell(name), maxLength, CONTROL_BUT_LINES)
  }

  required(name: ColumnName, maxLength: number): string {
    const text = this.text(name, maxLength)
    if (text === '') this.complaints.addPlain(name, `${name} is missing`)
    return text
  }

  partNumber(): string {
    const text = this.required('part_number', LIMITS.partNumberLength)
    if (text !== '' && !LATIN.test(text) && searchKey(text) === '')
      this.complaints.add('part_number', text, 'has neither letter nor digit')
    if (MANGLED_NUMBER.test(text))
      this.complaints.add('part_number', text, 'was a longer number before a spreadsheet shortened it')
    return text
  }

  category(): string {
    const path = this.text('category', LIMITS.descriptionLength)
    const isLong = path.length > LIMITS.nameLength
    if (isLong && splitCategoryPath(path).some(name => name.length > LIMITS.nameLength))
      this.complaints.add('category', path, `has a name longer than ${LIMITS.nameLength} characters`)
    return path
  }

  count(name: ColumnName, min: number, max: number): number | null {
    const cell = this.cell(name)
    return isBlank(cell) ? null : readCount(name, cell, min, max, this.complaints)
  }

  read<T>(name: ColumnName, reader: (cell: string) => CellReading<T>, otherwise: T): T {
    const cell = this.cell(name)
    const reading = reader(cell)
    if ('value' in reading) return reading.value
    this.complaints.add(name, cell, reading.reason)
    return otherwise
  }

  address(name: ColumnName): string {
    const cell = this.cell(name)
    return isBlank(cell) ? '' : this.#checkedAddress(name, cell)
  }

  images(): string[] {
    const cell = this.cell('images')
    if (cell === '') return []
    const addresses = cell.split(/\s+/)
    this.#checkNumber('images', addresses)
    return addresses.map(address => this.#checkedAddress('images', address))
  }

  weight(): number {
    const cell = this.cell('weight_g')
    if (isBlank(cell)) return 0
    const reading = readDecimal(cell.replace(/\s*(?:g|grams?|г)\.?$/i, ''), 4)
    if ('reason' in reading) this.complaints.add('weight_g', cell, reading.reason)
    else if (Number(reading.value) > HEAVIEST_GRAMS) this.complaints.add('weight_g', cell, 'is too heavy')
    else return Number(reading.value)
    return 0
  }

  attributes(): PartRecord['attributes'] {
    const listed = this.read('attributes', readAttributes, [])
    const all = this.#columns.attributes.length > 0 ? this.#withOwnColumns(listed) : listed
    this.#checkNumber('attributes', all)
    for (const { name, value } of all) {
      if (name.trim() === '') this.complaints.addPlain('attributes', 'attributes has an entry without a name')
      this.#checked('attributes', name, LIMITS.nameLength, CONTROL)
      this.#checked('attributes', value, LIMITS.descriptionLength, CONTROL_BUT_LINES)
    }
    return all
  }

  #withUnit(index: number, unitIndex: number | undefined): string {
    const value = (this.#cells[index] ?? '').trim()
    const unit = unitIndex === undefined ? '' : (this.#cells[unitIndex] ?? '').trim()
    return value === '' || unit === '' ? value : `${value} ${unit}`
  }

  aliases(): string[] {
    if (this.cell('aliases') === '') return []
    const aliases = this.read('aliases', readAliases, [])
    this.#checkNumber('aliases', aliases)
    return aliases.map(alias => this.#checked('aliases', alias, LIMITS.partNumberLength, CONTROL))
  }

  alternates(): GivenAlternate[] {
    if (this.cell('alternates') === '') return []
    const alternates = this.read('alternates', readAlternates, [])
    this.#checkNumber('alternates', alternates)
    for (const { manufacturer, partNumber } of alternates) {
      this.#checked('alternates', manufacturer, LIMITS.nameLength, CONTROL)
      this.#checked('alternates', partNumber, LIMITS.partNumberLength, CONTROL)
    }
    return alternates
  }

  /** An attribute with its own column takes its value from there. */
  #withOwnColumns(listed: PartRecord['attributes']): PartRecord['attributes'] {
    const own = this.#columns.attributes
      .map(({ name, index, unitIndex }) => ({ name, value: this.#withUnit(index, unitIndex) }))
      .filter(({ value }) => value !== '')
    return [...listed.filter(({ name }) => !own.some(other => other.name === name)), ...own]
  }

  #checked(column: string, text: string, maxLength: number, forbidden: RegExp): string {
    if (text.length > maxLength) this.complaints.add(column, text, `is longer than ${maxLength} characters`)
    if (forbidden.test(text) || !text.isWellFormed())
      this.complaints.add(column, text, 'has a control character or a line break')
    return text
  }

  #checkedAddress(column: string, text: string): string {
    if (!isAddress(text))
      this.complaints.add(column, text, 'is not an address like https://example.com/file.pdf')
    return this.#checked(column, text, LIMITS.urlLength, CONTROL)
  }

  #checkNumber(column: string, entries: readonly unknown[]): void {
    if (entries.length > MOST_ENTRIES)
      this.complaints.addPlain(column, `${column} has more than ${MOST_ENTRIES} entries`)
  }
}
