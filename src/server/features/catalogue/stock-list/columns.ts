import { isGeneralName, readColumnName } from '../../../../domain/parameters/dictionary.ts'
import { isValueName } from '../../../../domain/parameters/general-names.ts'
import { ImportError } from '../import-error.ts'
import type { PartField } from '../part-field.ts'
import { type Meaning, meaningOf } from './header-meaning.ts'
import { TRADE_COLUMNS } from './read-trade.ts'
import type { ColumnName } from './synonyms.ts'

type Column = { index: number; header: string; meaning: Meaning }
type Break = { label: string; price: number; quantity: { index: number; label: string } | number }

/** The cell of each field in a row. */
export type Columns = {
  header: string[]
  width: number
  named: ReadonlyMap<ColumnName, number>
  /** With the quantity if it is in the header. */
  breaks: Break[]
  attributes: { name: string; index: number; unitIndex?: number }[]
  ignored: string[]
  /** Ignored columns that name parameters. */
  parameters: string[]
}

export const REQUIRED: readonly ColumnName[] = ['manufacturer', 'part_number']

/** Fewer may be there by chance: a column “Power” of a stock list can be anything. */
const PARAMETER_COLUMNS = 3

export function mapColumns(cells: readonly string[], takesParameters = false): Columns {
  const header = cells.map(cell => cell.trim())
  const known = knownColumns(header)
  const width = header.findLastIndex(cell => cell !== '') + 1
  const used = new Set(known.map(({ index }) => index))
  const named = parameterColumns(header, used)
  const parameters = takesParameters || named.length >= PARAMETER_COLUMNS ? named : []
  for (const { index, unitIndex = index } of parameters) used.add(index).add(unitIndex)
  return {
    header,
    width,
    named: new Map(
      known.flatMap(({ index, meaning }) => (meaning.kind === 'column' ? [[meaning.name, index]] : [])),
    ),
    breaks: listBreaks(known),
    attributes: [
      ...known.flatMap(({ index, meaning }) =>
        meaning.kind === 'attribute' ? [{ name: meaning.name, index }] : [],
      ),
      ...parameters,
    ],
    ignored: header.filter((cell, index) => cell !== '' && !used.has(index)),
    parameters: parameters.length > 0 ? [] : named.map(({ name }) => name),
  }
}

/**
 * Columns named like a parameter, such as `Resistance`, `容值` or a general `Power`, with the unit's column beside
 * them, if any.
 */
function parameterColumns(header: readonly string[], used: ReadonlySet<number>): Columns['attributes'] {
  return header.flatMap((name, index) => {
    if (name === '' || used.has(index)) return []
    const hasUnit = UNIT_HEADER.test(header[index + 1] ?? '') && !used.has(index + 1)
    if (!readColumnName(name) && !isGeneralName(name) && !(hasUnit && isValueName(name))) return []
    return [hasUnit ? { name, index, unitIndex: index + 1 } : { name, index }]
  })
}

const UNIT_HEADER =
  /^\s*(?:units?|uom|einheit|unité|unidad|unità|единица|ед\.?\s*изм\.?|单位|單位|単位|단위|الوحدة)\s*$/iu

/** The fields of a part in a list with these columns. */
export function fieldsOf({ named, breaks, attributes }: Columns): Set<PartField> {
  const fields = new Set<PartField>()
  for (const name of named.keys()) {
    const field = FIELD_OF[name]
    if (field) fields.add(field)
  }
  if (breaks.length > 0) fields.add('prices')
  if (attributes.length > 0) fields.add('attributes')
  return fields
}

export const FIELD_OF = {
  manufacturer: null,
  part_number: null,
  category: 'category',
  packaging: 'packaging',
  batch: 'batch',
  rohs: 'rohs',
  lead_time: 'leadTimeWeeks',
  stock: 'stock',
  datasheet: 'datasheet',
  description: 'description',
  min_qty: 'minQty',
  multiple: 'multiple',
  price: 'prices',
  attributes: 'attributes',
  images: 'images',
  weight_g: 'weightGrams',
  aliases: 'aliases',
  alternates: 'alternates',
  lifecycle: 'lifecycle',
  last_time_buy: 'lifecycle',
  eccn: 'eccn',
  hs_code: 'hsCode',
  origin: 'origin',
  msl: 'msl',
} as const satisfies Record<ColumnName, PartField | null>

/** Lists often have a tariff number for each of several countries; the first is taken. */
const TRADE: ReadonlySet<string> = new Set(TRADE_COLUMNS)

/** One column for each meaning. If two have the same, the operator has to decide. */
function knownColumns(header: string[]): Column[] {
  const byLabel = new Map<string, Column[]>()
  for (const [index, cell] of header.entries()) {
    const meaning = meaningOf(cell)
    if (meaning)
      byLabel.set(meaning.label, [...(byLabel.get(meaning.label) ?? []), { index, header: cell, meaning }])
  }
  return [...byLabel].map(([label, columns]) => {
    const strong = columns.filter(({ meaning }) => !meaning.isWeak)
    const [first, second] = strong.length > 0 ? strong : columns
    if (first && TRADE.has(label)) return first
    if (!first || second)
      throw new ImportError(`has two columns for ${label}: ${names(first, second)}; rename or remove one`)
    return first
  })
}

function names(...columns: (Column | undefined)[]): string {
  return columns.map(column => `“${column?.header}”`).join(' and ')
}

/** Ascending, by their numbers or by the quantities in their headers. */
function listBreaks(known: Column[]): Break[] {
  const find = (label: string, beside: string) => {
    const column = known.find(({ meaning }) => meaning.label === label)
    if (!column) throw new ImportError(`has a column ${beside} but none for ${label}`)
    return { index: column.index, label }
  }
  const breaks: (Break & { order: number })[] = []
  for (const { index, meaning } of known) {
    const { kind, label } = meaning
    if (kind === 'break_quantity') find(`price_${meaning.number}`, label)
    if (kind === 'break_price')
      breaks.push({
        order: meaning.number,
        label,
        price: index,
        quantity: find(`qty_${meaning.number}`, label),
      })
    if (kind === 'price_from')
      breaks.push({ order: meaning.quantity, label, price: index, quantity: meaning.quantity })
  }
  return breaks.sort((a, b) => a.order - b.order)
}
