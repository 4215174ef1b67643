import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OrderBody, orderRequest } from '../../bench/buying.ts'
import * as desk from '../../src/contract/desk/orders.ts'
import { issueInvoice } from '../../src/contract/desk/papers.ts'
import { cancelOrder, placeOrder, receiveOrder } from '../../src/contract/shop/orders.ts'
import { captureWalletOrder, createWalletOrder, reportTransfer } from '../../src/contract/shop/payments.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { CallData } from '../../src/contract/wire/endpoint.ts'
import { Refusal } from '../../src/contract/wire/errors.ts'
import type { Random } from '../random.ts'

/** How often the audit has to contain an act: once if it was acknowledged, perhaps if no answer ever came. */
type DealAct = { act: string; least: 0 | 1; most: 0 | 1 }
type Placed = CallData<typeof placeOrder>

/** One order and all that its buyer and staff did about it. */
export type Deal = {
  /** The Idempotency-Key that placed it. */
  key: string
  placed: Placed | null
  acts: DealAct[]
  /** The shop has acknowledged that it has the money. */
  isPaid: boolean
}

export type Dealers = {
  url: string
  bodies: readonly OrderBody[]
  /** Headers of a member of staff. */
  staff: Record<string, string>
  approve: (walletOrder: string) => void
  random: Random
  /** Answers that no request may get. */
  onWrong: (what: string) => void
  isOver: () => boolean
}

const PATIENCE_MS = 20_000
const RETRY_MS = 250
const PACE_MS = 150
/** In the end all faults are over, and every request has to be answered. */
const MOST_TRIES = 2_000

/** Orders one after the other until it is over; `deals` grows with each. */
export async function deal(dealers: Dealers, deals: Deal[], buyer: number): Promise<void> {
  while (!dealers.isOver()) {
    const next: Deal = { key: randomUUID(), placed: null, acts: [], isPaid: false }
    deals.push(next)
    await new DealRun(dealers, next, buyer).run()
    await sleep(PACE_MS)
  }
}

class DealRun {
  readonly #dealers: Dealers
  readonly #deal: Deal
  readonly #buyer: number
  readonly #asBuyer: Call
  readonly #asStaff: Call

  constructor(dealers: Dealers, own: Deal, buyer: number) {
    this.#dealers = dealers
    this.#deal = own
    this.#buyer = buyer
    this.#asBuyer = this.#callWith({})
    this.#asStaff = this.#callWith(dealers.staff)
  }

  async run(): Promise<void> {
    const { random } = this.#dealers
    const byWallet = random.chance(0.6)
    const placed = await this.#place(byWallet)
    if (!placed) return
    this.#deal.placed = placed
    if (random.chance(0.2)) return this.#cancel(placed)
    const isPaid = byWallet ? await this.#payByWallet(placed) : await this.#payByBank(placed)
    if (!isPaid) return
    this.#deal.isPaid = true
    await this.#serve(placed)
  }

  async #place(byWallet: boolean): Promise<Placed | null> {
    const { random, bodies } = this.#dealers
    const body = random.pick(bodies)
    if (!body) throw new Error('there is nothing to buy')
    const { headers, body: text } = orderRequest(body, this.#buyer)
    const asked = { ...JSON.parse(text), pay_method: byWallet ? 'paypal' : 'bank' }
    const options = { headers: { ...headers, 'Idempotency-Key': this.#deal.key } }
    const place = () => this.#insist(() => this.#asBuyer(placeOrder, asked, options))
    const [first, second] = await Promise.all([place(), ...(random.chance(0.1) ? [place()] : [])])
    if (first?.data && second?.data && first.data.order_id !== second.data.order_id)
      this.#dealers.onWrong(`orders ${first.data.order_id} and ${second.data.order_id} have one key`)
    return first?.data ?? second?.data ?? null
  }

  async #cancel({ order_id, key }: Placed): Promise<void> {
    await this.#act('order.cancel', () => this.#asBuyer(cancelOrder, { order_id, key }))
  }

  async #payByWallet({ order_id, key }: Placed): Promise<boolean> {
    const opened = await this.#insist(() => this.#asBuyer(createWalletOrder, { order_id, key }))
    if (!opened?.data) return false
    const { paypal_order_id } = opened.data
    this.#dealers.approve(paypal_order_id)
    const paid = await this.#act('order.pay', () =>
      this.#asBuyer(captureWalletOrder, { order_id, key, paypal_order_id }),
    )
    // The wallet tells the shop as well, so the money comes even if the buyer gets no answer.
    Object.assign(this.#deal.acts.at(-1) ?? {}, { most: 1 })
    return paid?.payment === 'completed'
  }

  async #payByBank({ order_id, order_number, key, total }: Placed): Promise<boolean> {
    const transfer = { payer_name: 'Purchasing', amount: total, transfer_date: '2026-01-05' }
    await this.#act('order.report', () => this.#asBuyer(reportTransfer, { order_id, key, ...transfer }))
    const booked = await this.#act('order.pay', once =>
      this.#asStaff(desk.recordPayment, { order_number, amount: total }, once),
    )
    return booked?.outcome === 'paid'
  }

  async #serve(placed: Placed): Promise<void> {
    const { random } = this.#dealers
    const { order_number, order_id, key } = placed
    if (random.chance(0.5))
      await this.#act('order.issue', () => this.#asStaff(issueInvoice, { order_number }))
    if (random.chance(0.25)) await this.#refund(placed, 'half')
    const fate = random.next()
    if (fate < 0.25) return this.#refund(placed, 'whole')
    if (fate < 0.35) return
    const parcel = { carrier: 'UPS', tracking: `1Z${order_id}` }
    await this.#act('order.ship', once => this.#asStaff(desk.shipOrder, { order_number, ...parcel }, once))
    if (fate < 0.6) await this.#act('order.receive', () => this.#asBuyer(receiveOrder, { order_id, key }))
    if (fate > 0.9) await this.#refund(placed, 'whole')
  }

  async #refund({ order_number }: Placed, extent: 'half' | 'whole'): Promise<void> {
    const order = await this.#insist(() => this.#asStaff(desk.getDeskOrder, { order_number }))
    const half = Math.floor((order?.data?.lines[0]?.ordered ?? 0) / 2)
    if (extent === 'half' && half === 0) return
    const lines = extent === 'half' ? { lines: [{ position: 0, quantity: half }] } : {}
    const refunded = await this.#act('order.refund', once =>
      this.#asStaff(desk.refundDeskOrder, { order_number, reason: 'Damaged', ...lines }, once),
    )
    const due = refunded?.order.money?.refunds.find(({ state }) => state === 'due')
    if (!due) return
    await this.#act('order.refund_sent', once =>
      this.#asStaff(desk.bookRefundSent, { order_number, id: due.id }, once),
    )
  }

  /** Sent until it is answered; every try has the same Idempotency-Key. */
  async #act<T>(
    act: string,
    send: (once: { headers: Record<string, string> }) => Promise<T>,
  ): Promise<T | null> {
    const once = { headers: { 'Idempotency-Key': randomUUID() } }
    const result = await this.#insist(() => send(once))
    const isSure = result !== null && (result.data !== null || !result.isRetried)
    const least = result?.data ? 1 : 0
    this.#deal.acts.push({ act, least, most: isSure ? least : 1 })
    return result?.data ?? null
  }

  /** Null if no answer ever came, or one that no request may get; no data if it was refused. */
  async #insist<T>(send: () => Promise<T>): Promise<{ data: T | null; isRetried: boolean } | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        return { data: await send(), isRetried: tries > 0 }
      } catch (error) {
        if (error instanceof Refusal && ![429, 500, 503].includes(error.code))
          return { data: null, isRetried: tries > 0 }
        if (error instanceof Refusal && error.code === 500)
          this.#dealers.onWrong(`status 500: ${error.message}`)
        await sleep(RETRY_MS)
      }
    }
    this.#dealers.onWrong('a request was never answered')
    return null
  }

  #callWith(headers: Record<string, string>): Call {
    const { url } = this.#dealers
    return createCall({
      fetch: (path, init) =>
        fetch(url + path, {
          ...init,
          headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
      lang: 'en',
      token: () => null,
      isStrict: false,
    })
  }
}
