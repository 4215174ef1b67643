import type { AttributeName } from './attribute-words.ts'
import { gramsOfRows, mountingOf, pinsOf } from './packages.ts'
import type { Sale } from './sales.ts'
import type { PartAttributes, Sketch } from './sketch.ts'

/**
 * Parts of a catalog page, one chip per line: `base | price | suffix:package … | the columns`. A line `=
 * Name` starts the chips of a manufacturer, a line `~ text` those with another description until the next such line
 * or manufacturer. `LM78{05=5,12=12} | … | $1 V` stands for LM7805 with 5 V and LM7812 with 12 V, `$2` for a second
 * pair of braces; a choice may have a third part, `$1*`. `_` is no suffix, `~` a space within a number, `-` a column
 * that does not apply.
 */
export type ChipTable = {
  category: string
  sale: Sale
  columns: readonly AttributeName[]
  /**
   * The trade description; {0} is the first column. Text in brackets is dropped when its column does not
   * apply.
   */
  describe: string
  rows: string
  also?: PartAttributes
  weightGrams?: number
  gramsPerPosition?: number
}

type Chip = {
  manufacturer: string
  describe: string
  base: string
  usd: number
  forms: string[]
  values: string[]
}

export function chipsOf(table: ChipTable): Sketch[] {
  return readChips(table).flatMap(chip => {
    const words = fillIn(chip.describe, chip.values)
    const datasheet = datasheetName(chip.manufacturer, chip.base)
    return chip.forms.map(form => ({ ...chipSketch(table, chip, form, words), datasheet }))
  })
}

function readChips({ rows, describe: usual }: ChipTable): Chip[] {
  let manufacturer = ''
  let describe = usual
  return rows.split('\n').flatMap(line => {
    const text = line.trim()
    if (text.startsWith('= ')) {
      manufacturer = text.slice(2)
      describe = usual
    }
    if (text.startsWith('~ ')) describe = text.slice(2)
    if (text === '' || text.startsWith('= ') || text.startsWith('~ ')) return []
    return expand(text).map(expanded => ({ ...readChip(manufacturer, expanded), describe }))
  })
}

function readChip(manufacturer: string, line: string): Omit<Chip, 'describe'> {
  const [base = '', usd = '', forms = '', ...values] = line.split('|').map(cell => cell.trim())
  if (!manufacturer || !(Number(usd) > 0) || !forms) throw new Error(`the line "${line}" is incomplete`)
  return { manufacturer, base, usd: Number(usd), forms: forms.split(/\s+/), values }
}

function expand(line: string, nth = 1): string[] {
  const start = line.indexOf('{')
  const end = line.indexOf('}')
  if (start < 0) return [line]
  return line
    .slice(start + 1, end)
    .split(',')
    .flatMap(option => {
      const [code = '', value = code, body = value] = option.split('=')
      const filled =
        line.slice(0, start) +
        code.trim() +
        line
          .slice(end + 1)
          .replaceAll(`$${nth}*`, body.trim())
          .replaceAll(`$${nth}`, value.trim())
      return expand(filled, nth + 1)
    })
}

function chipSketch(table: ChipTable, chip: Chip, form: string, words: string): Omit<Sketch, 'datasheet'> {
  const at = form.lastIndexOf(':')
  const suffix = form.slice(0, at)
  const name = form.slice(at + 1)
  const number = (suffix === '_' ? chip.base : chip.base + suffix).replaceAll('~', ' ')
  if (at < 0 || chip.values.length !== table.columns.length)
    throw new Error(`${number} does not fit its columns`)
  return {
    category: table.category,
    manufacturer: chip.manufacturer,
    number,
    package: name,
    description: `${words} ${name}`,
    attributes: attributesOf(table, chip.values, name),
    usd: chip.usd,
    sale: table.sale,
    weightGrams: table.gramsPerPosition ? gramsOfRows(name, table.gramsPerPosition) : table.weightGrams,
  }
}

function attributesOf({ columns, also }: ChipTable, values: string[], name: string): PartAttributes {
  const attributes: PartAttributes = {}
  columns.forEach((column, index) => {
    const value = values[index]
    if (value && value !== '-') attributes[column] = value
  })
  Object.assign(attributes, also, pinCount(name))
  return attributes.Mounting ? attributes : { ...attributes, ...mounting(name) }
}

function pinCount(name: string): PartAttributes {
  const pins = pinsOf(name)
  return pins > 0 ? { 'Number of pins': String(pins) } : {}
}

export function mounting(name: string): PartAttributes {
  const Mounting = mountingOf(name)
  return Mounting ? { Mounting } : {}
}

function fillIn(template: string, values: string[]): string {
  return template
    .replace(/\[([^\]]*)\]/g, (_, words: string) => (isFilled(words, values) ? words : ''))
    .replace(/\{(\d)\}/g, (_, index: string) => plain(values[Number(index)] ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
}

function isFilled(words: string, values: string[]): boolean {
  const [, index = ''] = /\{(\d)\}/.exec(words) ?? []
  return values[Number(index)] !== '-'
}

/** In the notation buyers type: 0.7MHz, 3-32V, 100mohm. */
function plain(value: string): string {
  if (value === '-') return ''
  return value
    .replaceAll(' … ', /[−+]/.test(value) ? '..' : '-')
    .replaceAll('−', '-')
    .replaceAll(' × ', 'x')
    .replaceAll('±', '')
    .replaceAll('µ', 'u')
    .replaceAll('Ω', 'ohm')
    .replaceAll('²', '2')
    .replace(/(\d) (?=[A-Za-z%°])/g, '$1')
}

export function datasheetName(manufacturer: string, series: string): string {
  return `${manufacturer} ${series}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
