import { LIMITS } from '../../../../domain/limits.ts'
import { isAllowedPrice, roundPrice } from '../../../../domain/money.ts'
import { QUOTE_LIMITS } from '../../../../domain/quotes/limits.ts'
import { priceForMargin } from '../../../../domain/quotes/margin.ts'
import { readPieces } from '../../../../domain/read-pieces.ts'
import { type DecimalMark, readPrice, writePrice } from '../../../../domain/read-price.ts'
import { withLatinDigits } from '../../../../domain/read-quantity.ts'
import { setNoBid } from './edit-lines.ts'
import { amountOf, type GridLine, marginOf } from './grid-line.ts'

/** Why a typed text is not a value of its column. */
export type CellProblem =
  | 'number'
  | 'no_cost'
  | 'no_target'
  | 'too_long'
  | 'required'
  | 'read_only'
  | 'too_many'

type Written = GridLine | CellProblem

export type GridColumn = {
  id: ColumnId
  isNumeric: boolean
  /** As it is typed and copied. */
  text: (line: GridLine, mark: DecimalMark) => string
  /** Absent: read only. */
  write?: (line: GridLine, typed: string, mark: DecimalMark) => Written
}

/** A typical list of a spreadsheet (part, manufacturer, quantity, price) can be pasted as one block. */
const COLUMN_IDS = [
  'asked',
  'part',
  'maker',
  'quantity',
  'price',
  'amount',
  'check',
  'target',
  'cost',
  'margin',
  'lead',
  'date_code',
  'condition',
  'note',
] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

const COST_COLUMNS: readonly ColumnId[] = ['cost', 'margin']

/** Empty without a request, as in a quote by telephone. */
const ASKED_COLUMNS: readonly ColumnId[] = ['asked', 'target']

type ColumnOptions = { hasCosts: boolean; isAsked: boolean }

export function columnsFor({ hasCosts, isAsked }: ColumnOptions): GridColumn[] {
  return COLUMN_IDS.filter(id => hasCosts || !COST_COLUMNS.includes(id))
    .filter(id => isAsked || !ASKED_COLUMNS.includes(id))
    .map(id => ({ id, ...COLUMNS[id] }))
}

const COLUMNS: Record<ColumnId, Omit<GridColumn, 'id'>> = {
  asked: {
    isNumeric: true,
    text: ({ asked_quantity }) => (asked_quantity === null ? '' : String(asked_quantity)),
  },
  part: { isNumeric: false, text: line => line.part_number, write: writePart },
  maker: {
    isNumeric: false,
    text: line => line.manufacturer,
    write: (line, typed) =>
      withText(typed, LIMITS.nameLength, manufacturer => ({
        ...line,
        manufacturer,
        ...(manufacturer === line.manufacturer ? {} : UNKNOWN_PART),
      })),
  },
  quantity: {
    isNumeric: true,
    text: ({ quantity }) => (quantity === 0 ? '' : String(quantity)),
    write: writeQuantity,
  },
  price: {
    isNumeric: true,
    text: ({ unit_price }, mark) => (unit_price === null ? '' : writePrice(unit_price, mark)),
    write: writeUnitPrice,
  },
  amount: {
    isNumeric: true,
    text: (line, mark) => writeNumber(amountOf(line)?.toFixed(2), mark),
  },
  check: { isNumeric: false, text: () => '' },
  target: {
    isNumeric: true,
    text: ({ asked_price }, mark) => (asked_price === null ? '' : writePrice(asked_price, mark)),
  },
  cost: {
    isNumeric: true,
    text: ({ cost }, mark) => (typeof cost === 'number' ? writePrice(cost, mark) : ''),
    write: writeCost,
  },
  margin: {
    isNumeric: true,
    text: (line, mark) => writeNumber(marginOf(line)?.toFixed(1), mark),
    write: (line, typed, mark) =>
      typed.trim() === '' ? 'required' : atMargin(line, typed.replace(/[%٪]\s*$/, ''), mark),
  },
  lead: {
    isNumeric: true,
    text: ({ lead_days }) => (lead_days === null ? '' : String(lead_days)),
    write: writeLead,
  },
  date_code: {
    isNumeric: false,
    text: line => line.date_code,
    write: (line, typed) => withText(typed, LIMITS.nameLength, date_code => ({ ...line, date_code })),
  },
  condition: {
    isNumeric: false,
    text: line => line.condition,
    write: (line, typed) => withText(typed, LIMITS.nameLength, condition => ({ ...line, condition })),
  },
  note: {
    isNumeric: false,
    text: line => line.note,
    write: (line, typed) => withText(typed, LIMITS.descriptionLength, note => ({ ...line, note })),
  },
}

/** Until the typed number is looked up in the catalog. */
const UNKNOWN_PART = {
  part_id: null,
  stock: null,
  list_price: null,
  last_quoted: null,
  last_sold: null,
  source: 'lead',
} as const

function writePart(line: GridLine, typed: string): Written {
  return withText(typed, LIMITS.partNumberLength, part_number => {
    if (part_number === '') return 'required'
    return part_number === line.part_number ? line : { ...line, part_number, ...UNKNOWN_PART }
  })
}

function writeQuantity(line: GridLine, typed: string, mark: DecimalMark): Written {
  const quantity = readPieces(typed, mark)
  const isValid = quantity !== null && quantity > 0 && quantity <= LIMITS.quantityMax
  return isValid ? { ...line, quantity } : 'number'
}

/** A price, `25%` for that margin on the cost, `=t` for the buyer's target, or `-` for no offer. */
function writeUnitPrice(line: GridLine, typed: string, mark: DecimalMark): Written {
  const text = typed.trim()
  if (text === '') return { ...line, unit_price: null }
  if (/^[-–—]$/.test(text)) return setNoBid(line, line.no_bid_reason || 'unavailable')
  if (/^=t$/i.test(text)) return line.asked_price === null ? 'no_target' : priced(line, line.asked_price)
  if (/[%٪]$/.test(text)) return atMargin(line, text.slice(0, -1), mark)
  const price = readPrice(text, mark)
  return price === null || !isAllowedPrice(price) ? 'number' : priced(line, price)
}

function atMargin(line: GridLine, typed: string, mark: DecimalMark): Written {
  if (typeof line.cost !== 'number') return 'no_cost'
  const [, sign = '', digits = ''] = /^([-−–]?)(.*)$/.exec(typed.trim()) ?? []
  const percent = readPrice(digits, mark)
  if (percent === null || Number.isNaN(percent)) return 'number'
  const price = priceForMargin(line.cost, sign === '' ? percent : -percent)
  return isAllowedPrice(price) ? priced(line, price) : 'number'
}

function priced(line: GridLine, price: number): GridLine {
  return { ...line, kind: 'offer', unit_price: roundPrice(price), no_bid_reason: '' }
}

function writeCost(line: GridLine, typed: string, mark: DecimalMark): Written {
  const cost = readPrice(typed, mark)
  return cost === null || isAllowedPrice(cost) ? { ...line, cost } : 'number'
}

function writeLead(line: GridLine, typed: string): Written {
  if (typed.trim() === '') return { ...line, lead_days: null }
  const days = Number(withLatinDigits(typed.normalize('NFKC')).trim())
  return Number.isInteger(days) && days >= 0 && days <= QUOTE_LIMITS.leadDaysMax
    ? { ...line, lead_days: days }
    : 'number'
}

/** Line breaks within a cell of a spreadsheet become spaces. */
function withText(typed: string, most: number, write: (text: string) => Written): Written {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return text.length > most ? 'too_long' : write(text)
}

function writeNumber(plain: string | undefined, mark: DecimalMark): string {
  return plain?.replace('.', mark) ?? ''
}
