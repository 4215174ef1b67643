import { expect, test } from 'vitest'
import { lineAmount, sumAmounts } from './money.ts'
import {
  allRefundable,
  type GoodsLine,
  type GoodsProblem,
  planRefundedPieces,
  planShipment,
  type RefundedPieces,
  refundablePieces,
  refundPrice,
  toShip,
} from './order-goods.ts'
import { bookReceipt, type OrderLedger, refundableAmount } from './order-ledger.ts'

const line = (changes: Partial<GoodsLine> = {}): GoodsLine => ({
  position: 0,
  ordered: 10,
  shipped: 0,
  unsent: 0,
  returned: 0,
  restocked: 0,
  ...changes,
})

test('a shipment holds the chosen pieces, or all remaining ones', () => {
  const lines = [line({ shipped: 4, unsent: 1 }), line({ position: 1, shipped: 10 })]
  expect(planShipment(lines)).toEqual({ pieces: [{ position: 0, quantity: 5 }] })
  expect(planShipment(lines, [{ position: 0, quantity: 2 }])).toEqual({
    pieces: [{ position: 0, quantity: 2 }],
  })
  expect(planShipment(lines, [{ position: 0, quantity: 6 }])).toEqual({ problem: 'too_many', position: 0 })
  const twice = [
    { position: 0, quantity: 3 },
    { position: 0, quantity: 3 },
  ]
  expect(planShipment(lines, twice)).toEqual({ problem: 'too_many', position: 0 })
  expect(planShipment(lines, [{ position: 2, quantity: 1 }])).toEqual({
    problem: 'unknown_line',
    position: 2,
  })
  expect(planShipment([line({ shipped: 10 })])).toEqual({ problem: 'nothing_left', position: null })
})

test.each<[string, boolean | undefined, RefundedPieces[]]>([
  [
    'by default, restocks those that have not left',
    undefined,
    [
      { position: 0, quantity: 6, restock: true, unsent: 6 },
      { position: 0, quantity: 1, restock: false, unsent: 0 },
    ],
  ],
  ['restocks all if asked', true, [{ position: 0, quantity: 7, restock: true, unsent: 6 }]],
  ['restocks none if asked', false, [{ position: 0, quantity: 7, restock: false, unsent: 3 }]],
])('a refund of 7 pieces of 10, of which 4 have left, %s', (_, restock, pieces) => {
  const plan = planRefundedPieces([line({ shipped: 4 })], [{ position: 0, quantity: 7, restock }])
  expect(plan).toEqual({ pieces })
})

test('no piece is refunded twice', () => {
  const plan = planRefundedPieces([line({ shipped: 4, returned: 4 })], [{ position: 0, quantity: 7 }])
  expect(plan).toEqual({ problem: 'too_many', position: 0 })
})

test('several entries for one line become one entry for each choice', () => {
  const plan = planRefundedPieces(
    [line({ shipped: 4 })],
    [
      { position: 0, quantity: 5, restock: true },
      { position: 0, quantity: 2 },
      { position: 0, quantity: 1 },
      { position: 0, quantity: 1, restock: false },
    ],
  )
  expect(plan).toEqual({
    pieces: [
      { position: 0, quantity: 6, restock: true, unsent: 6 },
      { position: 0, quantity: 3, restock: false, unsent: 0 },
    ],
  })
})

test('refunds of all pieces, one by one, add up to the amount of the line', () => {
  const unitPrice = 0.00755
  const prices = Array.from({ length: 10 }, (_, n) => refundPrice({ ...line({ unsent: n }), unitPrice }, 1))
  expect(sumAmounts(prices)).toBe(lineAmount(unitPrice, 10))
})

const SEQUENCES = 10_000
const STEPS = 12

/** Mulberry32: the same sequences in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Shop = { lines: GoodsLine[]; ledger: OrderLedger; stock: number; away: number; scrapped: number }

/** Pieces are in stock, to be sent, with the buyer, or scrapped; none appears or disappears. */
const countPieces = ({ lines, stock, away, scrapped }: Shop) =>
  stock + away + scrapped + lines.reduce((sum, goods) => sum + toShip(goods), 0)

function changed<T extends object>(plan: T | GoodsProblem): plan is T {
  return !('problem' in plan)
}

function shipSome(shop: Shop, random: (below: number) => number): void {
  const wanted = shop.lines.map(({ position }) => ({ position, quantity: random(7) }))
  const plan = planShipment(shop.lines, random(4) === 0 ? undefined : wanted)
  if (!changed(plan)) return
  for (const { position, quantity } of plan.pieces) {
    const goods = shop.lines[position]
    if (!goods) throw new Error('no such line')
    goods.shipped += quantity
    shop.away += quantity
  }
}

function refundSome(shop: Shop, random: (below: number) => number): void {
  const wanted = shop.lines.map(({ position }) => ({
    position,
    quantity: random(6),
    restock: [true, false, undefined][random(3)],
  }))
  const plan = planRefundedPieces(shop.lines, random(4) === 0 ? allRefundable(shop.lines) : wanted)
  const amount = random(9_000) / 100
  if (!changed(plan) || amount > refundableAmount(shop.ledger)) return
  for (const { position, quantity, restock, unsent } of plan.pieces) {
    const goods = shop.lines[position]
    if (!goods) throw new Error('no such line')
    goods.unsent += unsent
    goods.returned += quantity - unsent
    shop.away -= quantity - unsent
    if (restock) goods.restocked += quantity
    if (restock) shop.stock += quantity
    else shop.scrapped += quantity
  }
  const step = random(2) === 0 ? 'pledged' : 'refunded'
  shop.ledger[step] = sumAmounts([shop.ledger[step], amount])
}

function receiveSome({ ledger }: Shop, random: (below: number) => number): void {
  const amount = random(12_000) / 100
  const { writeOff } = bookReceipt(ledger, amount, 1)
  ledger.received = sumAmounts([ledger.received, amount])
  ledger.writtenOff = sumAmounts([ledger.writtenOff, writeOff])
}

function sendPledged({ ledger }: Shop): void {
  ledger.refunded = sumAmounts([ledger.refunded, ledger.pledged])
  ledger.pledged = 0
}

test(`${SEQUENCES} random sequences conserve the stock and never refund more than was received`, () => {
  for (let seed = 0; seed < SEQUENCES; seed++) {
    const random = randomOf(seed)
    const lines = Array.from({ length: 1 + random(3) }, (_, position) =>
      line({ position, ordered: 1 + random(12) }),
    )
    const ledger = {
      total: random(20_000) / 100,
      received: 0,
      refunded: 0,
      writtenOff: 0,
      pledged: 0,
      offTotal: 0,
    }
    const shop: Shop = { lines, ledger, stock: 50, away: 0, scrapped: 0 }
    const pieces = countPieces(shop)
    for (let step = 0; step < STEPS; step++) {
      ;[shipSome, refundSome, receiveSome, sendPledged][random(4)]?.(shop, random)
      const isLineSound = lines.every(
        goods =>
          toShip(goods) >= 0 &&
          refundablePieces(goods) >= 0 &&
          goods.returned <= goods.shipped &&
          goods.restocked <= goods.ordered,
      )
      const isMoneySound =
        ledger.refunded >= 0 && sumAmounts([ledger.refunded, ledger.pledged]) <= ledger.received + 0.001
      if (!isLineSound || !isMoneySound || countPieces(shop) !== pieces)
        expect({ seed, step, shop, pieces }).toBe('conserved')
    }
  }
})
