import { afterAll, beforeAll, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { buy, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addToCart } from '../../../contract/shop/cart.ts'
import { cancelByStaff, deliverShipment, reopenOrder, shipOrder } from '../orders/index.ts'
import { isNotInvoiceable, issueInvoice } from '../papers/index.ts'
import { bookRefund, bookTransfer, refundOrder, writeOffRest } from '../payments/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const SEQUENCES = 120
const STEPS = 6
const STOCK = 30
const ORDERED = [6, 9]

type Random = (below: number) => number

/** Mulberry32: the same sequences in every run. */
function randomOf(seed: number): Random {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Placed = { id: number; number: string; total: number; parts: number[] }

/** Two lines, each of its own part. */
async function place(name: string, isOnTerms: boolean): Promise<Placed> {
  const parts = [await stockOne(shop, `${name}-A`, STOCK), await stockOne(shop, `${name}-B`, STOCK, '0.755')]
  const [first = 0, second = 0] = parts
  const call = openBrowser(shop)
  await call(addToCart, { goods_id: first, cart_num: ORDERED[0] ?? 0 })
  const { order_id: id, order_number: number, total } = await buy(call, second, ORDERED[1] ?? 0)
  if (isOnTerms)
    await shop.connection.pool.query(
      `update orders set status = 'preparing', due_on = current_date + 30 where id = $1`,
      [id],
    )
  return { id, number, total, parts }
}

/** The acts of staff, each with random values. A use case refuses senseless ones. */
const STEPS_OF_STAFF = [
  pay,
  pay,
  ship,
  ship,
  refund,
  refund,
  refund,
  sendBack,
  deliver,
  giveUp,
  cancel,
  reopen,
  invoice,
  invoice,
]

async function act(placed: Placed, random: Random): Promise<void> {
  const step = STEPS_OF_STAFF[random(STEPS_OF_STAFF.length)] ?? pay
  await step(placed, random)
}

function pay({ number, total }: Placed, random: Random) {
  const amount = [total, total, total - 0.5, total / 2, total + 3, random(9_000) / 100 + 0.01][random(6)]
  return bookTransfer(asShell(shop), number, { amount: Number((amount ?? 1).toFixed(2)), isSure: true })
}

const somePieces = (random: Random) =>
  ORDERED.map((ordered, position) => ({ position, quantity: random(ordered + 2) })).filter(
    ({ quantity }) => quantity > 0,
  )

function ship({ number }: Placed, random: Random) {
  const lines = random(3) === 0 ? undefined : somePieces(random)
  return shipOrder(asShell(shop), number, { carrier: 'UPS', tracking: `1Z${random(1_000_000)}`, lines })
}

function refund({ number, total }: Placed, random: Random) {
  const lines = somePieces(random).map(line => ({ ...line, restock: [true, false, undefined][random(3)] }))
  const amount = Number(((total * (random(120) + 1)) / 100).toFixed(2))
  const request = [{ lines }, { lines, amount }, { amount }, {}][random(4)]
  return refundOrder({ ...asShell(shop), wallet: null }, number, { ...request, reason: 'Damaged' })
}

function sendBack({ number }: Placed) {
  return bookRefund(asShell(shop), number)
}

async function invoice({ number }: Placed) {
  await issueInvoice(asShell(shop), number).catch(error => {
    if (!isNotInvoiceable(error)) throw error
  })
}

function giveUp({ number }: Placed) {
  return writeOffRest(asShell(shop), number, 'Bank fees')
}

function cancel({ number }: Placed) {
  return cancelByStaff(asShell(shop), number)
}

function reopen({ number }: Placed) {
  return reopenOrder(asShell(shop), number)
}

async function deliver({ id, number }: Placed) {
  const { rows } = await shop.connection.pool.query(
    'select min(id) as id from shipments where order_id = $1 and delivered_at is null',
    [id],
  )
  return deliverShipment(asShell(shop), number, rows[0].id ?? 0)
}

/** Every piece is on the shelf, reserved, with the buyer, or scrapped; and money only as far as it was received. */
const FACTS = `
  with moved as (
    select position, sum(shipped)::integer as shipped, sum(came_back)::integer as came_back,
      sum(scrapped)::integer as scrapped, sum(unsent)::integer as unsent
    from (
      select position, quantity as shipped, 0 as came_back, 0 as scrapped, 0 as unsent
      from shipments join shipment_lines on shipment_id = shipments.id where order_id = $1
      union all
      select position, 0, case when restock then quantity - unsent else 0 end,
        case when restock then 0 else unsent end, unsent
      from refunds join refund_lines on refund_id = refunds.id where order_id = $1 and state in ('due', 'done')
    ) as rows group by position
  ), pieces as (
    select parts.stock + coalesce((select quantity from reserved_parts where part_id = parts.id), 0) + coalesce(shipped, 0) - coalesce(came_back, 0)
        + coalesce(scrapped, 0) as kept,
      order_lines.quantity - coalesce(shipped, 0) - coalesce(unsent, 0) as to_ship,
      coalesce(shipped, 0) as shipped
    from order_lines join parts on parts.id = part_id left join moved using (position)
    where order_id = $1
  ), ledger as (
    select coalesce(sum(amount) filter (where kind = 'receipt'), 0)::float8 as received,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunded
    from receipts where order_id = $1
  )
  select status, due_on is not null as is_on_terms, ledger.received, ledger.refunded, total::float8 as total, off_total::float8 as off,
    written_off::float8 as written_off,
    (select coalesce(sum(amount), 0)::float8 from refunds where order_id = $1 and state in ('due', 'under_way')) as pledged,
    (select coalesce(sum(amount), 0)::float8 from refunds where order_id = $1 and method = 'credit') as waived,
    (select sum(case kind when 'invoice' then total when 'credit_note' then -total end)::float8
      from documents where order_id = $1) as charged,
    (select array_agg(kept) from pieces) as kept,
    (select min(to_ship) from pieces) as least_to_ship,
    (select sum(to_ship)::integer from pieces) as to_ship,
    (select sum(shipped)::integer from pieces) as shipped,
    (select count(*)::integer from shipments where order_id = $1 and delivered_at is null) as on_the_way,
    (select count(*)::integer from audit where subject_kind = 'order' and subject_id = $1::text
      and act <> 'order.place') = rev as is_audited
  from orders, ledger where orders.id = $1`

type Facts = {
  status: string
  is_on_terms: boolean
  received: number
  refunded: number
  pledged: number
  total: number
  off: number
  written_off: number
  /** Of an order on terms: credited before it was paid. */
  waived: number
  /** Null: there is no invoice. */
  charged: number | null
  kept: number[]
  least_to_ship: number
  to_ship: number
  shipped: number
  on_the_way: number
  is_audited: boolean
}

async function findBroken({ id }: Placed): Promise<string[]> {
  const { rows } = await shop.connection.pool.query<Facts>(FACTS, [id])
  const [facts] = rows
  if (!facts) return ['the order is gone']
  const { status, received, refunded, pledged, total, off, written_off: writtenOff, waived, charged } = facts
  const left = Math.round((received - refunded - pledged) * 100)
  const credit = left - Math.round((total - off - writtenOff) * 100)
  const isKept = ['preparing', 'shipping', 'received'].includes(status)
  const kept = isKept ? total - off : Math.min(total - off, left / 100 + writtenOff)
  const costs = kept - waived
  const isPaid = isKept && !facts.is_on_terms
  const rules: Record<string, boolean> = {
    'refunded ≤ received': refunded >= 0 && left >= 0,
    'no piece appears or disappears': facts.kept.every(pieces => pieces === STOCK),
    'no line is sent or refunded beyond what was ordered': facts.least_to_ship >= 0,
    'every change has one entry in the audit': facts.is_audited,
    'preparing: something is to be sent': status !== 'preparing' || facts.to_ship > 0,
    'shipping: the last piece has left': status !== 'shipping' || (facts.to_ship === 0 && facts.shipped > 0),
    'received: all was delivered': status !== 'received' || facts.on_the_way === 0,
    // The shop may keep the freight of goods that never left.
    'refunded: nothing is left of the money, or of the goods':
      status !== 'refunded' || left === 0 || (facts.to_ship === 0 && facts.shipped === 0),
    'nothing kept: refunded': left > 0 || received === 0 || !isPaid,
    'invoice less credit notes is what the order costs':
      charged === null || Math.round((charged - costs) * 100) === 0,
    'refunds lower the costs to 0 at most, and no paid order lacks money':
      off <= total && (!isPaid || credit >= 0),
  }
  return Object.entries(rules).flatMap(([rule, holds]) =>
    holds ? [] : [`${rule}: ${JSON.stringify(facts)}`],
  )
}

async function walk(sequence: number): Promise<{ status: string; broken: string[] }> {
  const random = randomOf(sequence)
  const placed = await place(`WALK-${sequence}`, sequence % 3 === 2)
  // Every second order is worked on by two people at the same time.
  const people = 1 + (sequence % 2)
  for (let step = 0; step < STEPS; step++) {
    await Promise.all(Array.from({ length: people }, () => act(placed, random)))
    const broken = await findBroken(placed)
    if (broken.length > 0) return { status: '', broken: broken.map(text => `${sequence}.${step} ${text}`) }
  }
  const { rows } = await shop.connection.pool.query('select status from orders where id = $1', [placed.id])
  return { status: rows[0].status, broken: [] }
}

test(`${SEQUENCES} random sequences of acts lose neither money nor goods`, async () => {
  const results: Awaited<ReturnType<typeof walk>>[] = []
  let next = 0
  const worker = async () => {
    while (next < SEQUENCES) results.push(await walk(next++))
  }
  await Promise.all([worker(), worker()])
  expect(results.flatMap(({ broken }) => broken).slice(0, 5)).toEqual([])
  // The walks reach every state that staff can bring an order to.
  const ends = new Set(results.map(({ status }) => status))
  expect([...ends].sort()).toEqual(['canceled', 'preparing', 'received', 'refunded', 'shipping', 'unpaid'])
}, 300_000)
