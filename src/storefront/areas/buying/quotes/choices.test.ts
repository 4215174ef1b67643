import { expect, test } from 'vitest'
import type { QuotedLine } from '../../../../contract/shop/quotes.ts'
import {
  choicesOf,
  pickDefaults,
  pickedFrom,
  pickedIn,
  priceLine,
  quoteGroups,
  sumChosen,
  toDraft,
} from './choices.ts'

const line = (changes: Partial<QuotedLine> & { line_id: number }): QuotedLine => ({
  kind: 'offer',
  alternate_of: null,
  is_default: false,
  part_number: `PART-${changes.line_id}`,
  manufacturer: '',
  package: '',
  description: '',
  goods_page_url: '',
  icons: '',
  asked_qty: null,
  qty: 100,
  unit_price: 1,
  amount: 100,
  prices: [{ qty: 100, price: 1 }],
  multiple: 1,
  source: 'stock',
  lead_days: null,
  date_code: '',
  condition: '',
  origin: '',
  note: '',
  no_bid_reason: '',
  wanted_price: null,
  wanted_qty: null,
  wanted_note: '',
  ...changes,
})

const NO_BID = { kind: 'no_bid' as const, unit_price: null, amount: null, prices: [] }
const LINES = [
  line({ line_id: 1, is_default: true }),
  line({ line_id: 2, alternate_of: 1, unit_price: 0.8, prices: [{ qty: 100, price: 0.8 }] }),
  line({ line_id: 3, ...NO_BID }),
  line({
    line_id: 4,
    alternate_of: 3,
    is_default: true,
    unit_price: 0.5,
    prices: [{ qty: 100, price: 0.5 }],
  }),
  line({ line_id: 5, ...NO_BID }),
]

test('an asked line is shown with its alternates, also if it is not offered itself', () => {
  const groups = quoteGroups(LINES).map(({ id, main, offers }) => ({
    id,
    kind: main.kind,
    offers: offers.map(({ line_id }) => line_id),
  }))
  expect(groups).toEqual([
    { id: 1, kind: 'offer', offers: [1, 2] },
    { id: 3, kind: 'no_bid', offers: [4] },
    { id: 5, kind: 'no_bid', offers: [] },
  ])
})

test('the sum follows the chosen alternate at once', () => {
  const defaults = pickDefaults({ version: 1, lines: LINES })
  expect(sumChosen(LINES, choicesOf(LINES, defaults)).subtotal).toBe(150)
  const other = { ...defaults, taken: { ...defaults.taken, 1: 2 } }
  expect(choicesOf(LINES, other)).toEqual([
    { lineId: 2, quantity: 100 },
    { lineId: 4, quantity: 100 },
  ])
  expect(sumChosen(LINES, choicesOf(LINES, other)).subtotal).toBe(130)
  const none = { ...defaults, taken: { 1: null, 3: null, 5: null } }
  expect(sumChosen(LINES, choicesOf(LINES, none)).subtotal).toBe(0)
})

test('a line with several quantities has the price of the chosen one', () => {
  const prices = [
    { qty: 100, price: 1 },
    { qty: 1_000, price: 0.8 },
  ]
  const several = line({ line_id: 1, is_default: true, prices })
  const defaults = pickDefaults({ version: 1, lines: [several] })
  expect(priceLine(several, defaults)).toMatchObject({ unitPrice: 1, amount: 100 })
  expect(priceLine(several, { ...defaults, quantities: { 1: 1_000 } })).toMatchObject({
    unitPrice: 0.8,
    amount: 800,
  })
})

test('a choice survives a reload of the same version, as far as it is offered', () => {
  const prices = [
    { qty: 100, price: 1 },
    { qty: 1_000, price: 0.8 },
  ]
  const lines = [line({ line_id: 9, is_default: true, prices, multiple: 50 }), ...LINES]
  const quote = { version: 2, lines, allows_partial: true }
  const picked = { version: 2, taken: { 9: 9, 1: 2, 3: null, 5: null }, quantities: { 9: 550 } }
  expect(pickedFrom(quote, toDraft(picked))).toEqual(picked)
  expect(pickedFrom({ ...quote, version: 3 }, toDraft(picked))).toEqual(
    pickDefaults({ ...quote, version: 3 }),
  )
  const odd = { version: '2', 'take.1': '77', 'take.3': '', 'qty.9': '560' }
  const whole = pickedFrom({ ...quote, allows_partial: false }, odd)
  expect(whole).toMatchObject({ taken: { 1: 1, 3: 4 }, quantities: { 9: 600 } })
})

test('after another tab has accepted, the sums are those of the order and not of the own choice', () => {
  const other = { version: 1, taken: { 1: 2, 3: 4, 5: null }, quantities: { 1: 700 } }
  const open = { version: 1, lines: LINES, is_open: true }
  expect(sumChosen(LINES, choicesOf(LINES, pickedIn(open, other))).subtotal).toBe(130)
  expect(pickedIn({ ...open, version: 2 }, other)).toEqual(pickDefaults({ ...open, version: 2 }))
  const accepted = { ...open, is_open: false }
  expect(sumChosen(LINES, choicesOf(LINES, pickedIn(accepted, other))).subtotal).toBe(150)
})
