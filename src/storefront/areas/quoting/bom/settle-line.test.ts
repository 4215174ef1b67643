import { describe, expect, test } from 'vitest'
import { REEL } from '../../../../../tests/harness/cart-lines.ts'
import type { MatchedLine } from '../../../../contract/shop/bom.ts'
import { type ReviewState, UNDECIDED } from './review-state.ts'
import { rfqItemOf } from './rfq-item-of.ts'
import { candidatesOf, onlyMatches, type SettledLine, settleLines } from './settle-line.ts'
import { isShownIn, sortLines, summarize } from './summarize.ts'

const LINE: MatchedLine = {
  row: 4,
  table: 0,
  rows: [4],
  part_number: 'RC0603FR-0710K',
  alternates: [],
  manufacturer: 'YAGEO',
  package: '',
  date_code: '',
  qty: 1_000,
  target_price: null,
  designators: '',
  description: '',
  match: { kind: 'suffix', goods: REEL, candidates: [] },
  outcome: 'cart',
  warnings: [],
}

const OTHER = { ...REEL, goods_id: 8, brand_name: 'Vishay', stock: 0 }
const TO_CHOOSE: MatchedLine = {
  ...LINE,
  match: { kind: 'near', goods: REEL, candidates: [REEL, OTHER] },
  outcome: 'choose',
  warnings: ['merged'],
}
const UNKNOWN: MatchedLine = {
  ...LINE,
  match: { kind: 'none', goods: null, candidates: [] },
  outcome: 'free',
}

function settleLine(line: MatchedLine, decisions: ReviewState): SettledLine {
  const [settled] = settleLines([line], decisions)
  if (!settled) throw new Error('no line')
  return settled
}

describe('a line without a decision', () => {
  test('in stock and priced has its price at the quantity', () => {
    expect(settleLine(LINE, UNDECIDED)).toMatchObject({
      outcome: 'cart',
      goods: REEL,
      unitPrice: 0.00475,
      amount: 4.75,
    })
  })

  test('to choose has no part and no price', () => {
    expect(settleLine(TO_CHOOSE, UNDECIDED)).toMatchObject({ outcome: 'choose', goods: null, amount: null })
  })

  test('to choose because the file has another maker says so', () => {
    const line: MatchedLine = { ...TO_CHOOSE, warnings: ['other_maker'] }
    expect(settleLine(line, UNDECIDED).warnings).toEqual(['other_maker'])
  })

  test('that is not in the catalog stays free', () => {
    expect(settleLine(UNKNOWN, UNDECIDED)).toMatchObject({ outcome: 'free', goods: null })
  })
})

describe('the part the buyer chooses', () => {
  test('goes to the cart if it is in stock and priced', () => {
    const settled = settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '4': 7 } })
    expect(settled).toMatchObject({ outcome: 'cart', goods: REEL, amount: 4.75, warnings: ['merged'] })
  })

  test('is quoted if stock is short', () => {
    const settled = settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '4': 8 } })
    expect(settled).toMatchObject({ outcome: 'rfq', goods: OTHER, warnings: ['merged', 'short'] })
  })

  test('counts only if it is one of the candidates', () => {
    expect(settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '4': 99 } }).outcome).toBe('choose')
    expect(settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '5': 7 } }).outcome).toBe('choose')
  })

  test('none of these: the line is requested as in the file', () => {
    const settled = settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '4': 7 }, moved: { '4': 'free' } })
    expect(settled).toMatchObject({ outcome: 'free', goods: null, isRefused: true })
  })

  test('has to be confirmed even if there is only one', () => {
    const line = { ...TO_CHOOSE, match: { ...TO_CHOOSE.match, candidates: [] } }
    expect(candidatesOf(line)).toEqual([REEL])
    expect(candidatesOf(LINE)).toEqual([])
  })
})

describe('a match that the buyer rejects', () => {
  test("leaves a free line without the part's data", () => {
    const line: MatchedLine = { ...LINE, outcome: 'rfq', warnings: ['merged', 'other_maker', 'short'] }
    expect(settleLine(line, { ...UNDECIDED, moved: { '4': 'free' } })).toMatchObject({
      outcome: 'free',
      goods: null,
      warnings: ['merged'],
    })
  })
})

describe('a quantity that is not sold', () => {
  const few: MatchedLine = { ...LINE, qty: 130, outcome: 'cart', warnings: ['not_a_multiple'] }

  test('is raised to the next one that is, and priced at it', () => {
    expect(settleLine(few, UNDECIDED)).toMatchObject({
      outcome: 'cart',
      quantity: 200,
      amount: 2,
      warnings: ['not_a_multiple'],
    })
  })

  test('stays as it is if stock is short', () => {
    const goods = { ...REEL, stock: 150 }
    expect(settleLine({ ...few, match: { ...few.match, goods } }, UNDECIDED)).toMatchObject({
      outcome: 'rfq',
      quantity: 130,
      amount: null,
      warnings: ['not_a_multiple', 'short'],
    })
  })
})

test('lines with the right number and a single maker can be confirmed together', () => {
  const one: MatchedLine = {
    ...TO_CHOOSE,
    row: 9,
    match: { kind: 'exact', goods: OTHER, candidates: [OTHER] },
    warnings: ['other_maker'],
  }
  const near: MatchedLine = { ...one, row: 10, match: { ...one.match, kind: 'near' } }
  const lines = [LINE, TO_CHOOSE, one, near, UNKNOWN]
  expect(onlyMatches(settleLines(lines, UNDECIDED))).toEqual({ '9': 8 })
  expect(onlyMatches(settleLines(lines, { ...UNDECIDED, choices: { '9': 8 } }))).toEqual({})
})

test('lines with the same part share its stock', () => {
  const goods = { ...REEL, stock: 1_500 }
  const line = { ...LINE, match: { ...LINE.match, goods } }
  expect(settleLines([line, { ...line, row: 8 }], UNDECIDED).map(({ outcome }) => outcome)).toEqual([
    'rfq',
    'rfq',
  ])
  expect(settleLines([line], UNDECIDED).map(({ outcome }) => outcome)).toEqual(['cart'])
})

describe('the summary', () => {
  const settled = [LINE, { ...LINE, row: 5, qty: 100 }, TO_CHOOSE, UNKNOWN].map(line =>
    settleLine(line, UNDECIDED),
  )

  test('counts lines by outcome and adds up the lines that can be bought', () => {
    expect(summarize(settled, [])).toEqual({
      lines: 4,
      cart: 2,
      rfq: 0,
      choose: 1,
      free: 1,
      amount: 5.75,
      raised: 0,
      excessCost: 0,
      leftOut: 0,
      costly: 0,
      costlyExcess: 0,
      skipped: 0,
    })
  })

  test('shows the cost of minimum and multiple', () => {
    const few = settleLine({ ...LINE, qty: 30 }, UNDECIDED)
    expect(summarize([...settled, few], [])).toMatchObject({ cart: 3, raised: 1, excessCost: 0.7 })
  })

  test('counts and adds up only lines that are not left out', () => {
    const out = settleLine(LINE, { ...UNDECIDED, leftOut: { '4': true } })
    expect(summarize([...settled, out], [])).toMatchObject({ lines: 5, cart: 2, leftOut: 1, amount: 5.75 })
  })

  test('adds up cents without losing any', () => {
    const cheap = { ...REEL, min_qty: 1, multiple: 1, prices: [{ qty: 1, price: 0.1 }] }
    const ten = Array.from({ length: 10 }, () =>
      settleLine({ ...LINE, qty: 1, match: { ...LINE.match, goods: cheap } }, UNDECIDED),
    )
    expect(summarize(ten, []).amount).toBe(1)
  })

  test('does not count blank rows or rows merged into another line', () => {
    const reasons = ['empty', 'merged', 'not_fitted', 'not_a_part'] as const
    const skipped = reasons.map((reason, row) => ({ row, reason, text: '' }))
    expect(summarize([], skipped).skipped).toBe(2)
  })

  test('a line stays in the list in which it was decided', () => {
    const chosen = settleLine(TO_CHOOSE, { ...UNDECIDED, choices: { '4': 7 } })
    const lists = (['all', 'cart', 'rfq', 'choose', 'free'] as const).filter(one => isShownIn(one, chosen))
    expect(lists).toEqual(['all', 'cart', 'choose'])
  })
})

describe('quantities', () => {
  test('are for all boards, with spare pieces', () => {
    const percent = settleLine(
      { ...LINE, qty: 30 },
      { ...UNDECIDED, boards: 7, spare: { amount: 5, unit: 'percent' } },
    )
    expect(percent).toMatchObject({ needed: 210, wanted: 221, quantity: 300, isEdited: false })
    const pieces = settleLine(
      { ...UNKNOWN, qty: 3 },
      { ...UNDECIDED, boards: 2, spare: { amount: 10, unit: 'pieces' } },
    )
    expect(pieces).toMatchObject({ needed: 6, wanted: 16, quantity: 16 })
    expect(rfqItemOf(pieces).quantity).toBe(16)
  })

  test('that the buyer types stay as typed, and are priced at once', () => {
    const typed = {
      ...UNDECIDED,
      boards: 7,
      spare: { amount: 5, unit: 'percent' as const },
      quantities: { '4': 500 },
    }
    expect(settleLine(LINE, typed)).toMatchObject({
      needed: 7_000,
      wanted: 500,
      quantity: 500,
      isEdited: true,
      unitPrice: 0.01,
      amount: 5,
    })
  })

  test('stay when the buyer chooses another part, and so do lines left out', () => {
    const decided = { ...UNDECIDED, quantities: { '4': 300 }, leftOut: { '4': true } }
    const chosen = [7, 8].map(id => settleLine(TO_CHOOSE, { ...decided, choices: { '4': id } }))
    expect(chosen.map(({ goods, wanted, leftOut }) => [goods?.goods_id, wanted, leftOut])).toEqual([
      [7, 300, 'by_buyer'],
      [8, 300, 'by_buyer'],
    ])
  })

  test('of a line outside the catalog can be left out, too', () => {
    expect(settleLine(UNKNOWN, { ...UNDECIDED, leftOut: { '4': true } }).leftOut).toBe('by_buyer')
  })
})

describe('lines in another order', () => {
  const expensive = { ...REEL, goods_id: 9, prices: [{ qty: 100, price: 0.05 }] }
  const lines = settleLines(
    [
      { ...LINE, row: 1, qty: 1_000 },
      { ...LINE, row: 2, qty: 30, match: { ...LINE.match, goods: { ...REEL, goods_id: 8 } } },
      { ...LINE, row: 3, qty: 30, match: { ...LINE.match, goods: expensive } },
      { ...UNKNOWN, row: 4 },
    ],
    UNDECIDED,
  )
  test.each([
    ['file', [1, 2, 3, 4]],
    ['excess', [3, 2, 1, 4]],
    ['amount', [3, 1, 2, 4]],
  ] as const)('by %s', (sort, rows) => {
    expect(sortLines(lines, sort).map(({ line }) => line.row)).toEqual(rows)
  })
})

describe('requested lines', () => {
  const settle = (line: MatchedLine) => settleLine(line, UNDECIDED)

  test('name the part, with its price at the quantity as target', () => {
    expect(rfqItemOf(settle(LINE))).toEqual({
      partId: 7,
      part_number: 'RC0603FR-0710KL',
      manufacturer: 'Yageo',
      package: '0603',
      date_code: '2523+',
      quantity: 1_000,
      target_price: 0.00475,
      prices: LINE.match.goods?.prices,
      goods_page_url: '7-rc0603fr-0710kl',
      icons: '/drawings/0603.svg',
    })
  })

  test("have the file's price, package and date code", () => {
    const told = { package: 'R0603', date_code: '2024+', target_price: 0.003 }
    expect(rfqItemOf(settle({ ...LINE, ...told }))).toMatchObject(told)
  })

  test('outside the catalog, or undecided, are as in the file', () => {
    const free = { partId: null, part_number: 'RC0603FR-0710K', manufacturer: 'YAGEO', quantity: 1_000 }
    expect(rfqItemOf(settle(UNKNOWN))).toMatchObject(free)
    expect(rfqItemOf(settle({ ...TO_CHOOSE, part_number: 'X1' }))).toMatchObject({
      ...free,
      part_number: 'X1',
    })
  })
})

describe('an alternate chosen for a short line', () => {
  const SHORT: MatchedLine = {
    ...LINE,
    match: { kind: 'exact', goods: OTHER, candidates: [] },
    outcome: 'rfq',
    warnings: ['short', 'other_maker'],
  }
  const chosen = { ...UNDECIDED, choices: { '4': REEL.goods_id } }
  const known = new Map([[REEL.goods_id, REEL]])

  test('is bought in its place, without the warnings of our match', () => {
    expect(settleLines([SHORT], UNDECIDED)[0]).toMatchObject({ outcome: 'rfq', replaces: null })
    expect(settleLines([SHORT], chosen, known)[0]).toMatchObject({
      outcome: 'cart',
      goods: REEL,
      replaces: OTHER,
      warnings: [],
      amount: 4.75,
    })
  })

  test('that is not known yet leaves the line with our match', () => {
    expect(settleLines([SHORT], chosen)[0]).toMatchObject({ goods: OTHER, replaces: null })
  })

  test('is never one for a line whose match was rejected or is still to be chosen', () => {
    const rejected = { ...chosen, moved: { '4': 'free' } as const }
    expect(settleLines([SHORT], rejected, known)[0]).toMatchObject({ goods: null, replaces: null })
    expect(
      settleLines([TO_CHOOSE], { ...UNDECIDED, choices: { '4': 99 } }, new Map([[99, REEL]]))[0],
    ).toMatchObject({
      goods: null,
      replaces: null,
    })
  })
})
